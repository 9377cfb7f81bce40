package board.picture;

import java.awt.Color;
import java.util.List;
import javax.swing.UIManager;

/**
 * The colours of a board, for a light window or a dark one. The colours of the seats are from the
 * palette of Okabe and Ito, which people with any kind of colour blindness can tell apart; even so,
 * no view says anything by colour alone.
 *
 * @param ground what lies around and between the spaces
 * @param space a space
 * @param darkSpace a dark space of a chequered board
 * @param lightSpace a light space of a chequered board
 * @param ink lines and letters on spaces and ground
 * @param accent what is selected and where it may go
 * @param last the last move
 * @param winning what has won
 * @param seats the colours of the players in the order of play; there may be more players
 */
public record Theme(
    Color ground,
    Color space,
    Color darkSpace,
    Color lightSpace,
    Color ink,
    Color accent,
    Color last,
    Color winning,
    List<Color> seats) {

  private static final Color BLUE = new Color(0x0072B2);
  private static final Color ORANGE = new Color(0xD55E00);
  private static final Color YELLOW = new Color(0xF0E442);
  private static final Color PURPLE = new Color(0xCC79A7);
  private static final Color GREEN = new Color(0x009E73);
  private static final Color SKY = new Color(0x56B4E9);

  /** For light windows. */
  public static final Theme LIGHT =
      new Theme(
          new Color(0xB4BCC8),
          new Color(0xF4F5F7),
          new Color(0x86A789),
          new Color(0xF1EFE2),
          new Color(0x22262B),
          new Color(0x14532D),
          new Color(0xE0A800),
          new Color(0x00B386),
          List.of(BLUE, ORANGE, YELLOW, PURPLE, GREEN, SKY));

  /** For dark windows. */
  public static final Theme DARK =
      new Theme(
          new Color(0x1B1E23),
          new Color(0x3A3F47),
          new Color(0x4E6B55),
          new Color(0xA9AF9F),
          new Color(0xECEFF3),
          new Color(0xFFE08A),
          new Color(0xE8A33D),
          new Color(0x2BD9A6),
          List.of(SKY, ORANGE, YELLOW, PURPLE, GREEN, BLUE));

  /** Keeps a copy of the list. */
  public Theme {
    seats = List.copyOf(seats);
  }

  /**
   * Returns the theme that fits the look of the program's windows, which it asks for the colour of
   * their background.
   */
  public static Theme ofWindows() {
    Color background = UIManager.getColor("Panel.background");
    return background != null && brightness(background) < 128 ? DARK : LIGHT;
  }

  /**
   * Returns the colour of a seat.
   *
   * @param seat from 0; {@link Occupant#NOBODY} for what belongs to nobody
   */
  public Color seat(int seat) {
    return seat < 0 ? mix(ground, ink, 0.4) : seats.get(seat % seats.size());
  }

  /** Returns black or white, whichever is easier to read on a colour. */
  public static Color on(Color color) {
    return brightness(color) < 140 ? Color.WHITE : Color.BLACK;
  }

  /** Mixes two colours: 0 returns the first, 1 the second. */
  static Color mix(Color one, Color other, double share) {
    return new Color(
        mix(one.getRed(), other.getRed(), share),
        mix(one.getGreen(), other.getGreen(), share),
        mix(one.getBlue(), other.getBlue(), share));
  }

  private static int mix(int one, int other, double share) {
    return (int) Math.round(one + (other - one) * share);
  }

  private static double brightness(Color color) {
    return 0.299 * color.getRed() + 0.587 * color.getGreen() + 0.114 * color.getBlue();
  }
}
