package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.linerace.LineRacePlayer;
import java.util.List;

/** A player who writes down the turns, and does in them what a check wants. */
class Puppet extends Player {
  private final String name;
  private final List<String> events;

  Puppet(Game game, String name, List<String> events) {
    super(game);
    this.name = name;
    this.events = events;
  }

  Puppet(Game game, String name, List<String> events, int row, int col) {
    super(game, row, col);
    this.name = name;
    this.events = events;
  }

  /** One who writes down the messages, too. */
  static Puppet telling(Game game, List<String> events, int row, int col) {
    Object telling = new Telling(game, "Ann", events, row, col);
    return (Puppet) telling; // cast, so that only who calls this needs that class
  }

  /** Sees to it that the player is in the game, should the constructor have forgotten it. */
  void join(Game g) {
    if (game == null) {
      game = g;
    }
  }

  @Override
  public void takeTurn() {
    if (name != null) { // or a constructor does it, which R1 of Player is about
      events.add("turn of " + name);
      if (getGame() instanceof Toy toy) {
        toy.hasTurn(this);
      }
    }
  }

  /** The player's name in messages. */
  static String name(Player player) {
    return player instanceof Puppet puppet ? puppet.name : player == null ? "null" : "a player";
  }

  /**
   * Fails unless a player is at this place.
   *
   * @param called the name of the player in the call
   */
  static void isAt(String called, Player player, int row, int col, String after) {
    Call.of(called + ".getRow()", () -> player.getRow()).on(after).returns(row);
    Call.of(called + ".getCol()", () -> player.getCol()).on(after).returns(col);
  }

  /** Fails unless a racer has to sit out so many turns. */
  static void isFrozen(LineRacePlayer racer, int turns, String on) {
    Call.of("racer.getNumTurnsFrozen()", () -> racer.getNumTurnsFrozen()).on(on).returns(turns);
  }

  /** One who also writes down the messages, and prints none. */
  static final class Telling extends Puppet {
    Telling(Game game, String name, List<String> events, int row, int col) {
      super(game, name, events, row, col);
    }

    @Override
    public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {
      if (super.events != null) { // as above
        super.events.add(message(fromRow, fromCol, toRow, toCol, getRow(), getCol()));
      }
    }

    /** The line that says that there was a message while the player said to be at some place. */
    static String message(
        int fromRow, int fromCol, int toRow, int toCol, int saidRow, int saidCol) {
      return "the message from (%d, %d) to (%d, %d), the player at (%d, %d)"
          .formatted(fromRow, fromCol, toRow, toCol, saidRow, saidCol);
    }
  }
}
