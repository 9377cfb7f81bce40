package framework.model;

import java.util.ArrayList;
import java.util.List;

/**
 * Executes moves, keeps them in a log, and takes them back.
 *
 * <p>Pattern <em>Command Processor</em>: moves are handed in as objects, and this class alone
 * executes and undoes them. Pattern <em>Singleton</em>: one in a {@link GameContext}.
 *
 * <p>Not safe for use by several threads. While a game has a master, only its match does. A program
 * without a master may use it directly.
 */
public final class MoveProcessor {

  /** The moves that were made, then those that were undone and can be redone. */
  private final List<Move> log = new ArrayList<>();

  /** How many moves of the log are on the board. */
  private int made;

  /** Makes a processor with an empty log. */
  MoveProcessor() {}

  /**
   * Returns the move processor; makes it if this is the first call.
   *
   * @return always the same object in one context
   */
  public static MoveProcessor instance() {
    return GameContext.current().moves();
  }

  /**
   * Executes a move, and keeps it in the log if the rules allow it. Moves that were undone before
   * are forgotten then.
   *
   * @param move a move that was not executed yet; not null
   * @return true if the move is on the board now; false if nothing has changed
   */
  public boolean submitMove(Move move) {
    if (!move.execute()) {
      return false;
    }
    if (made < log.size()) {
      log.subList(made, log.size()).clear();
    }
    log.add(move);
    made++;
    return true;
  }

  /**
   * Undoes the last move of the log. It can be redone until another move is submitted.
   *
   * @return true if the move was undone; false if there is none, or if the game does not allow it
   */
  public boolean undoMove() {
    if (made == 0 || !log.get(made - 1).undo()) {
      return false;
    }
    made--;
    return true;
  }

  /**
   * Executes again the move that was undone last.
   *
   * @return true if the move is on the board again; false if there is none to redo
   */
  public boolean redoMove() {
    if (made == log.size() || !log.get(made).execute()) {
      return false;
    }
    made++;
    return true;
  }

  /**
   * Returns the move that {@link #redoMove} would execute.
   *
   * @return the move; null if there is none to redo
   */
  public Move getNextMove() {
    return made == log.size() ? null : log.get(made);
  }

  /** Forgets all moves, because a new game begins. The board is left as it is. */
  public void newGame() {
    log.clear();
    made = 0;
  }

  /** Returns how many moves were made. */
  public int getMoveCount() {
    return made;
  }

  /** Returns how many undone moves can be redone. */
  public int getUndoneCount() {
    return log.size() - made;
  }

  /**
   * Returns the last move that was made.
   *
   * @return the move; null if there is none
   */
  public Move getLastMove() {
    return made == 0 ? null : log.get(made - 1);
  }

  /**
   * Returns all moves that were made.
   *
   * @return a new list, the first move first; it cannot be changed
   */
  public List<Move> getMoves() {
    return List.copyOf(log.subList(0, made));
  }

  /**
   * Returns the moves that were made, then those that were undone and can be redone.
   *
   * @return a new list, the first move first; it cannot be changed
   */
  public List<Move> getAllMoves() {
    return List.copyOf(log);
  }
}
