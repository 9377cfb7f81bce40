package gamedesign.own;

import gamedesign.engine.Game;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.List;

/** Two walkers look for the way out; after many turns both give up. */
class MazeGame extends Game {
  private static final int PATIENCE = 900;

  private int turns;

  MazeGame(Maze maze) {
    super(maze);
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> walkers = new ArrayList<>();
    walkers.add(new MazeWalker(this, Guides.next(0)));
    walkers.add(new MazeWalker(this, Guides.next(1)));
    return walkers;
  }

  @Override
  public boolean gameIsOver() {
    turns++;
    return turns == PATIENCE || ((MazeWalker) getActivePlayer()).isOut();
  }

  @Override
  public void printRules() {
    System.out.println("Find the way out of the maze, from S to G.");
  }

  @Override
  public void printGameResults() {
    String result = ((MazeWalker) getActivePlayer()).isOut() ? " is out." : " gives up.";
    System.out.println("Player " + getActivePlayer().getPlayerNum() + result);
  }
}
