package boardwright.suites.gamedesign;

import boardwright.testkit.CheckBlocked;
import gamedesign.engine.Board;
import gamedesign.engine.Game;
import gamedesign.engine.Player;
import gamedesign.linerace.LineRacePlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/**
 * A game of the players that a check wants, over after so many turns, which writes down what it is
 * asked.
 *
 * <p>{@code createPlayers} runs before this class's own fields could be set, so what it needs is
 * handed over in static ones, and no field that it sets has a value to begin with.
 */
class Toy extends Game {
  private static final int MOST_QUESTIONS = 100;
  private static final String[] NAMES = {"Ann", "Bob", "Cem", "Dee", "Eve"};
  private static int nextPlayers;
  private static List<String> nextEvents;
  private static BiFunction<Game, Integer, Object> nextMaker;

  private int created;
  private List<Player> made;
  private List<String> events;
  private final int turns;
  private int taken;
  private int asked;
  private Consumer<Puppet> inTurn;

  Toy(Board board, int turns) {
    super(board);
    this.turns = turns;
  }

  /** A game of so many puppets and turns on this board. */
  static Toy of(Board board, int players, int turns, List<String> events) {
    announce(players, events);
    return new Toy(board, turns);
  }

  /**
   * A game of two racers on this column of the board.
   *
   * @param runs whether they run, and do not only count their turns
   */
  static Toy race(Board board, int col, boolean runs) {
    announce(2, new ArrayList<>());
    nextMaker = (game, number) -> new Racer(game, col, runs);
    return new Toy(board, 1);
  }

  /** What the players of the next game are to be like. */
  static void announce(int players, List<String> events) {
    nextPlayers = players;
    nextEvents = events;
    nextMaker = (game, number) -> new Puppet(game, NAMES[number], events);
  }

  @Override
  public List<Player> createPlayers() {
    created++;
    events = nextEvents;
    made = new ArrayList<>();
    for (int i = 0; i < nextPlayers; i++) {
      made.add((Player) nextMaker.apply(this, i));
    }
    return new ArrayList<>(made);
  }

  /** How often players were created. */
  int created() {
    return created;
  }

  /** The players that were created last. */
  List<Player> made() {
    if (made == null) {
      throw new CheckBlocked("the constructor of Game does not call createPlayers", "R1");
    }
    return made;
  }

  /** One of them. */
  Puppet puppet(int index) {
    return (Puppet) made().get(index);
  }

  /** One of the racers. */
  Racer racer(int index) {
    return (Racer) made().get(index);
  }

  /** Writes down what the game is asked, be it by a constructor that should ask nothing. */
  private void asked(String what) {
    (events == null ? nextEvents : events).add(what);
  }

  @Override
  public boolean gameIsOver() {
    asked("over?");
    asked++;
    return taken >= turns || asked > MOST_QUESTIONS;
  }

  /** What happens in each turn. */
  void inTurn(Consumer<Puppet> action) {
    inTurn = action;
  }

  /** A player of this game has a turn. */
  void hasTurn(Puppet player) {
    taken++;
    if (inTurn != null) {
      inTurn.accept(player);
    }
  }

  @Override
  public void printRules() {
    asked("rules");
  }

  @Override
  public void printGameResults() {
    asked("results");
  }

  /** One whose first turns go as a list has it, and all others as {@code Game} has it. */
  static final class Scripted extends Toy {
    private final int[] order;
    private int asked;

    Scripted(Board board, int turns, int... order) {
      super(board, turns);
      this.order = order;
    }

    @Override
    public Player getNextPlayer() {
      return asked < order.length ? made().get(order[asked++]) : super.getNextPlayer();
    }
  }

  /** A racer who counts the turns and, unless told otherwise, does nothing in them. */
  static final class Racer extends LineRacePlayer {
    private static final int MOST_MOVES = 500;

    private final boolean rolls;
    private int turns;
    private int moves;
    private boolean circles;

    /**
     * A racer on a track.
     *
     * @param rolls whether the turns are taken, and not only counted
     */
    Racer(Game game, int col, boolean rolls) {
      super(game, 0, col);
      this.rolls = rolls;
    }

    /** What a tile prints must be the tile's own. */
    @Override
    public void printMoveToMessage(int fromRow, int fromCol, int toRow, int toCol) {}

    /** Moves, be it off the board; tiles that send a racer round and round are left in the end. */
    @Override
    public void moveTo(int row, int col) {
      Board board = getGame().getBoard();
      boolean isOn = row >= 0 && row < board.getNumRows() && col >= 0 && col < board.getNumCols();
      moves++;
      circles |= moves > MOST_MOVES;
      try {
        if (moves <= MOST_MOVES) {
          super.moveTo(row, col);
        }
      } catch (IndexOutOfBoundsException e) {
        if (isOn) {
          throw e;
        }
      } finally {
        moves--;
      }
    }

    /** Whether tiles sent the racer round and round. */
    boolean circles() {
      return circles;
    }

    @Override
    public void takeTurn() {
      turns++;
      if (rolls) {
        super.takeTurn();
      } else {
        System.out.println("the extra turn");
      }
    }

    /** How many turns were taken. */
    int turns() {
      return turns;
    }
  }
}
