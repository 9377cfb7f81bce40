package board.picture;

import java.util.Objects;

/**
 * One thing on a space, as a view sees it: a piece, a part of a stack, a barrier.
 *
 * @param seat whose it is, from 0 in the order of play; {@link #NOBODY} for nobody's
 * @param kind what it is, such as {@code "rook"}; a {@link BoardStyle} chooses a painter by it, and
 *     a screen reader says it
 * @param text what stands for it in a terminal, most often one letter; not empty
 */
public record Occupant(int seat, String kind, String text) {

  /** The seat of what belongs to nobody. */
  public static final int NOBODY = -1;

  /**
   * Checks the parts.
   *
   * @throws IllegalArgumentException if the text is empty
   */
  public Occupant {
    Objects.requireNonNull(kind, "kind");
    if (text.isEmpty()) {
      throw new IllegalArgumentException("An occupant needs a letter for the terminal.");
    }
  }
}
