package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import boardwright.testkit.CheckFailed;
import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.List;
import java.util.function.Function;

/** Looks at the protected fields of the engine's classes. */
final class Inside {
  private Inside() {}

  /**
   * The value of a field, wherever in the class and above it is.
   *
   * @param type the class that has it, or inherits it
   */
  static Object of(Object object, Class<?> type, String name) {
    for (Class<?> at = type; at != null; at = at.getSuperclass()) {
      try {
        var field = at.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
      } catch (NoSuchFieldException e) {
        continue; // perhaps it is inherited
      } catch (IllegalAccessException e) {
        throw new IllegalStateException(e);
      }
    }
    throw new CheckFailed("a protected field `" + name + "`", "yours has no field of that name");
  }

  /**
   * Fails unless each tile that is created has its own board in its field.
   *
   * @param made how a tile is created
   */
  static void keepsItsBoard(String made, Function<Board, Tile> maker) {
    for (int i = 0; i < 2; i++) {
      Board board = Field.track(10, List.of(), Tile::new);
      Tile tile = Call.of(made, () -> maker.apply(board)).get("a tile");
      Call.of("tile.board", () -> of(tile, Tile.class, "board"))
          .on("tile = " + made)
          .returnsSame(board, "the board");
    }
  }
}
