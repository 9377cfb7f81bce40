package boardwright.suites.gamedesign;

import boardwright.protocol.Kind;
import boardwright.testkit.Abstraction;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Printed;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;

/** Stage tile: {@code Tile}. */
@Suite(lab = "gamedesign", stage = "tile")
public class TileSuite implements StyleRules {
  private final List<String> events = new ArrayList<>();

  @Check(rule = "R1", points = 2)
  @DisplayName("You can create any number of tiles")
  void isCreated() {
    Board board = plain(2);
    for (int i = 0; i < 3; i++) {
      Call.of("new Tile(board)", () -> new Tile(board)).get("a tile");
    }
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("Each tile keeps its own board in the field board")
  void keepsItsBoard() {
    Board first = plain(2);
    Board second = plain(2);
    Tile a = Call.of("a = new Tile(first)", () -> new Tile(first)).get("a tile");
    Tile b = Call.of("b = new Tile(second)", () -> new Tile(second)).get("a tile");
    String on = "a = new Tile(first), b = new Tile(second)";
    Call.of("a.board", () -> Inside.of(a, Tile.class, "board"))
        .on(on)
        .returnsSame(first, "first", Map.of("second", second));
    Call.of("b.board", () -> Inside.of(b, Tile.class, "board"))
        .on(on)
        .returnsSame(second, "second", Map.of("first", first));
  }

  @Check(rule = "R2", points = 3)
  @DisplayName("A plain tile does nothing when a player arrives")
  void doesNothing() {
    Board board = plain(3);
    Toy game = Toy.of(board, 2, 1, events);
    Tile tile = Call.of("new Tile(board)", () -> new Tile(board)).get("a tile");
    for (int[] at : new int[][] {{0, 1}, {0, 0}, {0, 2}, {-1, -1}}) {
      Puppet player = new Puppet(game, "Ann", events, at[0], at[1]);
      String place = "row %d, column %d".formatted(at[0], at[1]);
      Call<List<String>> call =
          Printed.call("tile.onMoveTo(ann)", () -> tile.onMoveTo(player))
              .on("ann is a player at " + place);
      Printed.nothing(call, "nothing to happen");
      if (player.getRow() != at[0] || player.getCol() != at[1]) {
        String moved = "(%d, %d)".formatted(player.getRow(), player.getCol());
        call.fail("the player to stay at " + place, "yours moved the player to " + moved);
      }
      String caused = "yours caused: " + String.join(", ", events);
      call.require(events.isEmpty(), "no turn taken", caused);
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A subclass decides what happens when a player arrives")
  void canBeOverridden() {
    Board board = Call.of("new AnyBoard()", () -> Field.of(2, 3, events)).get();
    Toy game = Toy.of(board, 1, 1, events);
    Puppet player = Puppet.telling(game, events, 0, 0);
    events.clear();
    Call<Void> call =
        Call.run("ann.moveTo(1, 2)", () -> player.moveTo(1, 2))
            .on("every tile of the board overrides onMoveTo");
    call.get("the tile's own onMoveTo to run");
    String told = Field.Witness.told(1, 2, player, 1, 2);
    call.require(events.contains(told), "the tile's own onMoveTo to run", "it did not");
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Tile is not abstract, and its field is protected")
  void isBuiltAsDesigned(Subject subject) {
    Abstraction design = Design.of(subject, "Tile");
    design.isConcrete();
    design.hasOnlyProtected("board");
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Tile knows no game, and asks for no class")
  void knowsNoGame(Subject subject) {
    Design.knowsNoGame(subject, "Tile");
  }

  @Check(rule = "R2", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A plain tile calls no method of a player, a board or a game")
  void leavesTheWorkToSubclasses(Subject subject) {
    Structure.of(subject, "gamedesign.engine.Tile")
        .at("onMoveTo")
        .avoids("no call on a player, a board or a game", "(Player|Board|Game)..*");
  }

  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Tiles share no static field that changes")
  void sharesNoStaticFields(Subject subject) {
    Design.sharesNothing(subject);
  }

  /** A board without tiles: creating one must not need what is checked here. */
  private static Board plain(int cols) {
    return new Board() {
      @Override
      public Tile[][] createBoard() {
        return new Tile[1][cols];
      }
    };
  }
}
