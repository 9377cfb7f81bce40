package board.model;

import java.util.List;
import java.util.Optional;

/**
 * Where a game stands, with its rules: who is to move, which moves there are, and what they do. It
 * is passed by reference to whatever needs it, so views, computer players, undo and saved games are
 * written once for all games.
 *
 * <p>A position is changed by {@link #apply} and {@link #undo} and is used by one thread at a time.
 * Another thread gets a {@link #copy}. Players are numbered by their <em>seats</em>, from 0, in the
 * order in which they first move.
 *
 * @param <M> the moves: immutable, with {@code equals}
 */
public interface Position<M> {

  /** The seat of nobody: who is to move when the game is over, who has won a drawn game. */
  int NOBODY = -1;

  /** Returns how many players there are; it never changes. */
  int seats();

  /**
   * Returns who is to move. The same player may move several times in a row.
   *
   * @return a seat; {@link #NOBODY} when the game is over
   */
  int toMove();

  /**
   * Returns every move of the player to move. Where a player may or must pass, the pass is one.
   *
   * @return the moves, without repetition, in an order that depends on the position alone; empty
   *     when the game is over, and only then
   */
  List<M> legalMoves();

  /**
   * Tells why a move is not possible. Here: says so, if it is none of the legal moves.
   *
   * @param move any move; not null
   * @return a sentence for the player; empty if the move is legal
   */
  default Optional<String> refusal(M move) {
    return legalMoves().contains(move)
        ? Optional.empty()
        : Optional.of("That move is not possible.");
  }

  /**
   * Makes a move of the player to move.
   *
   * @param move a legal move; not null
   * @throws IllegalArgumentException if the move is not legal; nothing has changed then
   */
  void apply(M move);

  /**
   * Takes back the last move: everything is as it was before it.
   *
   * @throws IllegalStateException if there is none
   */
  void undo();

  /** Returns whether the game is over, and who has won it. Cost: none to speak of. */
  Status status();

  /**
   * Returns the points of a player. Here: 1 for who has won, 0 for all others.
   *
   * @param seat a seat
   */
  default int score(int seat) {
    return status().winner() == seat ? 1 : 0;
  }

  /**
   * Returns what happens when the time of a turn has run out. Here: nothing is done for the player.
   *
   * @return the move that is made for the player; empty if the player has lost the game
   */
  default Optional<M> onTimeout() {
    return Optional.empty();
  }

  /** Returns a separate position in the same state, with all moves to undo. */
  Position<M> copy();

  /**
   * Writes a move for a person, a terminal or a file.
   *
   * @param move a legal move; not null
   * @return a text on one line that no other legal move of this position has
   */
  String write(M move);

  /**
   * Finds the legal move that a text means. Here: the one that is written so, whatever the case of
   * its letters and the number of its spaces.
   *
   * @param text what was typed, or read from a file; not null
   * @return empty if it means none
   */
  default Optional<M> read(String text) {
    String wanted = text.strip().replaceAll("\\s+", " ");
    return legalMoves().stream().filter(move -> write(move).equalsIgnoreCase(wanted)).findFirst();
  }
}
