package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Limits;
import boardwright.testkit.Luck;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Tile;
import gamedesign.linerace.ExtraTurnTile;
import gamedesign.linerace.LineRaceBoard;
import gamedesign.linerace.PitTile;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Stage race-board: {@code LineRaceBoard}. */
@Suite(lab = "gamedesign", stage = "race-board")
public class RaceBoardSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {
  private static final int LENGTH = 10;
  private static final int BOARDS = 500;
  private static final List<String> KINDS =
      List.of("a PitTile", "an ExtraTurnTile", "a plain Tile");

  /**
   * Seven standard deviations of the number of pits, of which 1,200 are expected: a right board is
   * further away once in hundreds of billions of runs. Of extra turns there are fewer.
   */
  private static final int AWAY = 203;

  /** Of neighbours, 38 percent are alike if chance decides about each; here, 60 percent may be. */
  private static final double MOST_ALIKE = 0.6;

  @Check(rule = "R1", points = 2)
  @DisplayName("The board has one row of ten tiles")
  void hasTenTiles() {
    LineRaceBoard board = board();
    Call.of("board.getNumRows()", () -> board.getNumRows()).returns(1);
    Call.of("board.getNumCols()", () -> board.getNumCols()).returns(LENGTH);
  }

  @Check(rule = "R1", points = 2, cases = Luck.Seeds.class)
  @DisplayName("No place is without a tile")
  void hasNoGap(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      LineRaceBoard board = board();
      for (int col = 0; col < length(board); col++) {
        tile(board, col);
      }
    }
  }

  @Check(rule = "R2", points = 2, cases = Luck.Seeds.class)
  @DisplayName("The first tile and the last one are plain")
  void endsArePlain(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      LineRaceBoard board = board();
      for (int col : new int[] {0, length(board) - 1}) {
        Tile tile = tile(board, col);
        if (tile instanceof PitTile || tile instanceof ExtraTurnTile) {
          at(board, col).fail("a plain tile", "yours has a " + tile.getClass().getSimpleName());
        }
      }
    }
  }

  @Check(rule = "R3", points = 2, cases = Luck.Seeds.class)
  @DisplayName("Three in ten are pits and two in ten are extra turns, everywhere in between")
  void hasTheRightShares(Subject subject) {
    Luck.begin(subject);
    int[][] seen = new int[KINDS.size()][2 * LENGTH];
    int places = 0;
    int length = LENGTH;
    for (int i = 0; i < BOARDS; i++) {
      Limits.renew();
      LineRaceBoard board = board();
      length = length(board);
      for (int col = 1; col < length - 1; col++) {
        places++;
        seen[kind(tile(board, col))][col]++;
      }
    }
    share(0, seen, places * 3 / 10);
    share(1, seen, places * 2 / 10);
    for (int kind = 0; kind < KINDS.size(); kind++) {
      for (int col = 1; col < length - 1; col++) {
        String expected = "%s on column %d now and then".formatted(KINDS.get(kind), col);
        boards().require(seen[kind][col] > 0, expected, "yours has none there");
      }
    }
  }

  @Check(rule = "R3", cases = Luck.Seeds.class)
  @DisplayName("Chance decides about each tile, whatever the one before it is")
  void drawsEachTile(Subject subject) {
    Luck.begin(subject);
    int alike = 0;
    int places = 0;
    for (int i = 0; i < BOARDS; i++) {
      Limits.renew();
      LineRaceBoard board = board();
      for (int col = 2; col < length(board) - 1; col++) {
        places++;
        alike += kind(tile(board, col)) == kind(tile(board, col - 1)) ? 1 : 0;
      }
    }
    boards()
        .require(
            alike <= MOST_ALIKE * places,
            "chance to decide about each of them",
            "yours are like the tile before in %d of %d places".formatted(alike, places));
  }

  /** The index of its kind in {@link #KINDS}. */
  private static int kind(Tile tile) {
    return tile instanceof PitTile ? 0 : tile instanceof ExtraTurnTile ? 1 : 2;
  }

  private static void share(int kind, int[][] seen, int expected) {
    int count = IntStream.of(seen[kind]).sum();
    boards()
        .require(
            Math.abs(count - expected) <= AWAY,
            "about %d times %s".formatted(expected, KINDS.get(kind)),
            "yours has %d of these".formatted(count));
  }

  private static Call<String> boards() {
    return Call.of("board.createBoard()", () -> "")
        .on("%d boards: the eight tiles between the first and the last one".formatted(BOARDS));
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Every tile is a new one and knows its board")
  void tilesKnowTheBoard() {
    Map<Tile, Boolean> known = new IdentityHashMap<>();
    for (int i = 0; i < 2; i++) {
      LineRaceBoard board = board();
      for (int col = 0; col < length(board); col++) {
        Tile tile = tile(board, col);
        if (known.put(tile, true) != null) {
          at(board, col).fail("a tile that is nowhere else", "yours is used twice");
        }
        Call.of(
                Call.text("board.getTile(0, %d).board", col),
                () -> Inside.of(tile, Tile.class, "board"))
            .returnsSame(board, "the board");
      }
    }
  }

  @Check(rule = "R4", points = 2, cases = Luck.Seeds.class)
  @DisplayName("Chance chooses the tiles of every new board again")
  void boardsDiffer(Subject subject) {
    Luck.begin(subject);
    Set<String> drawn = new HashSet<>();
    // All alike they would be once in 10^100 runs: (0.38^8)^29.
    for (int i = 0; i < 30; i++) {
      LineRaceBoard board = board();
      StringBuilder kinds = new StringBuilder();
      for (int col = 0; col < length(board); col++) {
        kinds.append(tile(board, col).getClass().getSimpleName()).append(' ');
      }
      drawn.add(kinds.toString());
    }
    if (drawn.size() == 1) {
      Call.of("30 times new LineRaceBoard()", () -> "").fail("different boards", "yours are alike");
    }
  }

  /** The board's own number of columns, which R1 is about. */
  private static int length(LineRaceBoard board) {
    int cols = Call.of("board.getNumCols()", () -> board.getNumCols()).get();
    return Math.max(1, Math.min(cols, 2 * LENGTH));
  }

  private static LineRaceBoard board() {
    return Call.of("new LineRaceBoard()", () -> new LineRaceBoard()).get("a board");
  }

  private static Call<Tile> at(LineRaceBoard board, int col) {
    return Call.of(Call.text("board.getTile(0, %d)", col), () -> board.getTile(0, col))
        .on("board = new LineRaceBoard()");
  }

  private static Tile tile(LineRaceBoard board, int col) {
    Call<Tile> call = at(board, col);
    Tile tile = call.get("a tile");
    call.require(tile != null, "a tile", "yours has none there");
    return tile;
  }
}
