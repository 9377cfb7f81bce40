package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;

/** Somebody in the maze. */
class MazeWalker extends Player {
  private final Guides.Guide guide;

  MazeWalker(Game g, Guides.Guide guide) {
    super(g, 0, 0);
    this.guide = guide;
  }

  @Override
  public void takeTurn() {
    Maze maze = (Maze) game.getBoard();
    Direction chosen = guide.choose(maze.openFrom(getRow(), getCol()));
    moveTo(chosen.rowFrom(getRow()), chosen.colFrom(getCol()));
  }

  boolean isOut() {
    return ((PathTile) game.getBoard().getTile(getRow(), getCol())).isGoal();
  }
}
