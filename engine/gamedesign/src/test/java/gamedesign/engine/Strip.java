package gamedesign.engine;

import java.util.ArrayList;
import java.util.List;

/** A game for tests: so many players, who go one column to the right each turn, if they move. */
class Strip extends Game {

  private static int wanted;

  private final List<String> events;
  private int turnsLeft;

  /** Creates a game of so many players and turns, which writes down what happens. */
  static Strip of(int players, int turns, List<String> events) {
    wanted = players;
    return new Strip(new Row(events), turns, events);
  }

  private Strip(Board b, int turns, List<String> events) {
    super(b);
    this.events = events;
    this.turnsLeft = turns;
  }

  @Override
  public List<Player> createPlayers() {
    List<Player> players = new ArrayList<>();
    for (int i = 0; i < wanted; i++) {
      players.add(new Walker(this));
    }
    return players;
  }

  @Override
  public boolean gameIsOver() {
    events.add("over?");
    return turnsLeft == 0;
  }

  @Override
  public void printRules() {
    events.add("rules");
  }

  @Override
  public void printGameResults() {
    events.add("results");
  }

  /** Three tiles that tell who came. */
  static class Row extends Board {

    Row(List<String> events) {
      for (Tile tile : board[0]) {
        ((Telling) tile).events = events;
      }
    }

    @Override
    public Tile[][] createBoard() {
      return new Tile[][] {{new Telling(this), new Telling(this), new Telling(this)}};
    }
  }

  /** A tile that tells who came. */
  static class Telling extends Tile {

    private List<String> events;

    Telling(Board b) {
      super(b);
    }

    @Override
    public void onMoveTo(Player p) {
      events.add("tile told of player at (" + p.getRow() + ", " + p.getCol() + ")");
    }
  }

  /** Writes down its turns and its messages. */
  static class Walker extends Player {

    Walker(Game g) {
      super(g);
    }

    @Override
    public void takeTurn() {
      Strip strip = (Strip) game;
      strip.turnsLeft--;
      strip.events.add("turn of " + getPlayerNum());
    }

    @Override
    public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
      ((Strip) game).events.add("message, still at (" + getRow() + ", " + getCol() + ")");
      super.printMoveToMessage(fromRow, fromCol, toRow, toCol);
    }
  }
}
