package boardwright.suites.gamedesign;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Printed;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Board;
import gamedesign.engine.Tile;
import gamedesign.linerace.ExtraTurnTile;
import gamedesign.linerace.PitTile;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage race-tiles: {@code PitTile} and {@code ExtraTurnTile}. */
@Suite(lab = "gamedesign", stage = "race-tiles")
public class RaceTilesSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {
  private static final String PIT = "new PitTile(board)";
  private static final String EXTRA = "new ExtraTurnTile(board)";

  private final Board board = Field.track(10, List.of(), Tile::new);
  private final Toy race = Toy.race(board, 4, false);

  @Check(rule = "R1", points = 3, about = "PitTile")
  @DisplayName("A pit freezes the player for one turn")
  void freezes() {
    Tile pit = pit();
    for (int who : new int[] {0, 0, 1, 0}) {
      Toy.Racer racer = race.racer(who);
      racer.setNumTurnsFrozen(0);
      arrive(pit, PIT, racer);
      Puppet.isFrozen(racer, 1, "a racer has arrived on " + PIT);
    }
  }

  @Check(rule = "R1", about = "PitTile")
  @DisplayName("A pit moves nobody, and nobody takes a turn in it")
  void pitsKeep() {
    Toy.Racer racer = race.racer(1);
    works(pit(), PIT, racer);
    isAt(racer, PIT);
    turns(racer, PIT, 0);
  }

  @Check(rule = "R2", points = 3, about = "ExtraTurnTile")
  @DisplayName("An extra-turn tile has the player take exactly one more turn")
  void givesATurn() {
    Tile tile = extra();
    for (int who : new int[] {1, 0}) {
      Toy.Racer racer = race.racer(who);
      arrive(tile, EXTRA, racer);
      turns(racer, EXTRA, 1);
      arrive(tile, EXTRA, racer);
      turns(racer, EXTRA + ", twice", 2);
    }
    List<Integer> places = List.of(1, 2, 3, 4, 5, 6, 7, 8);
    Board track = Field.track(10, places, b -> new ExtraTurnTile(b));
    Toy.Racer racer = Toy.race(track, 0, true).racer(0);
    Printed.call("racer.moveTo(0, 1)", () -> racer.moveTo(0, 1)).get();
    Call.of("racer.getCol()", () -> racer.getCol())
        .on("racer.moveTo(0, 1), where the tiles on columns 1 to 8 give extra turns")
        .returns(9);
  }

  @Check(rule = "R2", about = "ExtraTurnTile")
  @DisplayName("An extra-turn tile neither moves nor freezes the player itself")
  void extraTurnsDoNothingElse() {
    Toy.Racer racer = race.racer(0);
    works(extra(), EXTRA, racer);
    isAt(racer, EXTRA);
    Puppet.isFrozen(racer, 0, "a racer has arrived on " + EXTRA);
    Field track =
        Field.of(
            1,
            5,
            (to, row, col) ->
                col == 1
                    ? new ExtraTurnTile(to)
                    : new Field.Witness(to, row, col, new ArrayList<>()));
    Toy.Racer falling = Toy.race(track, 0, true).racer(0);
    for (int col = 2; col < 5; col++) {
      ((Field.Witness) track.laid(0, col)).then(() -> falling.setNumTurnsFrozen(1));
    }
    Printed.call("racer.moveTo(0, 1)", () -> falling.moveTo(0, 1)).get();
    Puppet.isFrozen(
        falling, 1, "racer.moveTo(0, 1): " + EXTRA + ", and all tiles after it freeze for 1 turn");
  }

  @Check(rule = "R3", points = 2, about = "PitTile")
  @DisplayName("A pit prints who fell in")
  void pitsSaySo() {
    for (int who = 0; who < 2; who++) {
      List<String> lines = List.of("Player " + who + " fell in a Pit and lost 1 turn.");
      prints(pit(), PIT, race.racer(who), lines);
    }
  }

  @Check(rule = "R3", points = 2, about = "ExtraTurnTile")
  @DisplayName("An extra-turn tile prints who gets the turn, before that turn")
  void extraTurnsSaySo() {
    for (int who = 0; who < 2; who++) {
      List<String> lines = List.of("Player " + who + " gets an extra turn.", "the extra turn");
      prints(extra(), EXTRA, race.racer(who), lines);
    }
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Nothing happens to the other players")
  void concernsOnePlayer() {
    concernsOne(pit(), PIT);
    concernsOne(extra(), EXTRA);
  }

  private void concernsOne(Tile tile, String made) {
    Toy.Racer other = race.racer(1);
    other.setNumTurnsFrozen(3);
    works(tile, made, race.racer(0));
    turns(other, made + ", where the other racer arrived", 0);
    isAt(other, made + ", where the other racer arrived");
    String on = "racer is frozen for 3 turns; another one, at the same place, has arrived on ";
    Puppet.isFrozen(other, 3, on + made);
  }

  @Check(rule = "R5")
  @DisplayName("Both tiles keep their board")
  void keepTheBoard() {
    works(pit(), PIT, race.racer(0));
    works(extra(), EXTRA, race.racer(0));
    Inside.keepsItsBoard(PIT, board -> new PitTile(board));
    Inside.keepsItsBoard(EXTRA, board -> new ExtraTurnTile(board));
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each tile does its own work, and no class does the work of both")
  void doTheirOwnWork(Subject subject) {
    for (String type : subject.types()) {
      String others =
          type.endsWith(".PitTile") ? "Player.takeTurn" : "LineRacePlayer.setNumTurnsFrozen";
      Structure.of(subject, type)
          .at("onMoveTo")
          .upTo("Player.(takeTurn|moveTo)")
          .avoids("its own work, and not the other tile's", others);
    }
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Neither tile extends the other one")
  void areNoKin(Subject subject) {
    Structure.each(subject)
        .forEach(
            one -> one.isNo("gamedesign.linerace.PitTile", "gamedesign.linerace.ExtraTurnTile"));
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A tile stores nothing when somebody arrives")
  void storeNothing(Subject subject) {
    for (Structure tile : Structure.each(subject)) {
      tile.at("onMoveTo").upTo("Player.(takeTurn|moveTo)").writesNoField("no field that changes");
    }
    Design.sharesNothing(subject);
  }

  private Tile pit() {
    return Call.<Tile>of(PIT, () -> new PitTile(board)).get("a tile");
  }

  private Tile extra() {
    return Call.<Tile>of(EXTRA, () -> new ExtraTurnTile(board)).get("a tile");
  }

  private static Call<List<String>> arriving(Tile tile, String made, Toy.Racer racer) {
    return Printed.call("tile.onMoveTo(racer)", () -> tile.onMoveTo(racer)).on("tile = " + made);
  }

  private static void arrive(Tile tile, String made, Toy.Racer racer) {
    arriving(tile, made, racer).get();
  }

  /** A racer arrives, and something happens: else it would say nothing that nothing else does. */
  private static void works(Tile tile, String made, Toy.Racer racer) {
    int turns = racer.turns();
    Call<List<String>> call = arriving(tile, made, racer);
    boolean says = !call.get().isEmpty();
    boolean does = racer.turns() > turns || racer.getNumTurnsFrozen() > 0;
    call.require(says || does, "something to happen to the racer", "nothing happened");
  }

  private static void turns(Toy.Racer racer, String made, int expected) {
    Call.of("tile.onMoveTo(racer)", () -> racer.turns())
        .on("tile = " + made)
        .require(
            turns -> turns == expected,
            "%d calls of takeTurn".formatted(expected),
            turns -> "yours has made " + turns);
  }

  private static void isAt(Toy.Racer racer, String made) {
    Call.of("racer.getCol()", () -> racer.getCol())
        .on("a racer on column 4 has arrived on " + made)
        .returns(4);
  }

  private static void prints(Tile tile, String made, Toy.Racer racer, List<String> expected) {
    Call<List<String>> call = arriving(tile, made, racer);
    List<String> printed = call.get(Printed.shown(expected));
    int found = 0;
    for (String line : printed) {
      found += found < expected.size() && Printed.same(line, expected.get(found)) ? 1 : 0;
    }
    if (found < expected.size()) {
      call.fail(Printed.shown(expected), "yours printed " + Printed.shown(printed));
    }
  }
}
