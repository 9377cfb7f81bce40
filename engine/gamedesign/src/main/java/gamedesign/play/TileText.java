package gamedesign.play;

import gamedesign.engine.Tile;

/** What a square of the board shows of its tile. */
final class TileText {

  private static final int LONGEST = 8;

  private TileText() {}

  /**
   * Returns the first line of the tile's own text, if its class has a {@code toString}, and
   * otherwise the initial of its class.
   *
   * @param tile the tile; null where there is none
   * @return at most eight characters; blank where there is no tile
   */
  static String of(Tile tile) {
    if (tile == null) {
      return " ";
    }
    String text = tile.toString();
    if (text == null || text.isBlank() || text.equals(textOfObject(tile))) {
      return initial(tile.getClass());
    }
    String line = text.strip().lines().findFirst().orElse("");
    return line.length() > LONGEST ? line.substring(0, LONGEST) : line;
  }

  /** What {@code toString} of {@link Object} returns, such as {@code PitTile@1b6d3586}. */
  private static String textOfObject(Tile tile) {
    return tile.getClass().getName() + "@" + Integer.toHexString(tile.hashCode());
  }

  /** A class without a name has the initial of the one that it extends. */
  private static String initial(Class<?> type) {
    String name = type.getSimpleName();
    return name.isEmpty() ? initial(type.getSuperclass()) : name.substring(0, 1);
  }
}
