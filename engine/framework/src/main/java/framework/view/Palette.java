package framework.view;

import java.awt.Color;

/**
 * Colours for boards and pieces. The strong ones are from the palette of Okabe and Ito, which
 * people with any kind of colour blindness can tell apart; even so no view says anything by colour
 * alone.
 */
public final class Palette {

  /** For the first player's pieces. */
  public static final Color BLUE = new Color(0x0072B2);

  /** For the second player's pieces. */
  public static final Color ORANGE = new Color(0xD55E00);

  /** For the pieces of a further player. */
  public static final Color YELLOW = new Color(0xF0E442);

  /** For what has won. */
  public static final Color GREEN = new Color(0x009E73);

  /** For lines and letters. */
  public static final Color INK = new Color(0x22262B);

  /** For boards. */
  public static final Color BOARD = new Color(0xE6E9EE);

  /** For the ground on which the board lies, and for blank pieces. */
  public static final Color PAPER = new Color(0xFAFAF7);

  private Palette() {}
}
