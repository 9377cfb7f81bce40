package combochess.model;

import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * What a player chooses: which parts of which piece go where. A move never changes, and two moves
 * with equal squares and parts are equal.
 */
public final class Move {

  private final Square from;
  private final Set<Kind> parts;
  private final Square to;

  /**
   * Creates a move.
   *
   * @param from where the piece stands; not null
   * @param parts the kinds of the parts that move; at least one
   * @param to where they land; not null
   */
  public Move(Square from, Set<Kind> parts, Square to) {
    Contract.requires(from != null && to != null, "a move has two squares");
    Contract.requires(parts != null && !parts.isEmpty(), "at least one part moves");
    this.from = from;
    this.parts = EnumSet.copyOf(parts);
    this.to = to;
  }

  /** Returns where the piece stands. */
  public Square getFrom() {
    return from;
  }

  /** Returns the kinds of the parts that move; a new set. */
  public Set<Kind> getParts() {
    return EnumSet.copyOf(parts);
  }

  /** Returns where they land. */
  public Square getTo() {
    return to;
  }

  /**
   * Writes the move so that people can read it: the letters of the parts, the two squares, and
   * between them what happens, such as {@code R(5,5)*(5,3)} for a rook that removes a barrier.
   *
   * @param landing what happens where the parts land; not null
   */
  public String write(Landing landing) {
    StringBuilder text = new StringBuilder();
    for (Kind kind : parts) {
      text.append(kind.getLetter());
    }
    return text.append(pair(from)).append(landing.getSign()).append(pair(to)).toString();
  }

  private static String pair(Square square) {
    return "(" + square.getX() + "," + square.getY() + ")";
  }

  /** Two moves are equal if they have the same parts and the same two squares. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Move
        && ((Move) other).from.equals(from)
        && ((Move) other).parts.equals(parts)
        && ((Move) other).to.equals(to);
  }

  /** Returns the same number for equal moves. */
  @Override
  public int hashCode() {
    return Objects.hash(from, parts, to);
  }

  /** Returns parts and squares, for messages; {@link #write} is for people. */
  @Override
  public String toString() {
    return parts + " from " + from + " to " + to;
  }
}
