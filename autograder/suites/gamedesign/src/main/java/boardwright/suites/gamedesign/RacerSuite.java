package boardwright.suites.gamedesign;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Limits;
import boardwright.testkit.Luck;
import boardwright.testkit.Printed;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Board;
import gamedesign.engine.Player;
import gamedesign.engine.Tile;
import gamedesign.linerace.LineRacePlayer;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;

/** Stage racer: {@code LineRacePlayer}. */
@Suite(lab = "gamedesign", stage = "racer")
public class RacerSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {
  private static final Pattern ROLL = Pattern.compile("player -?(\\d+) rolled a (\\d+)");
  private static final int ROLLS = 3_000;

  /** A die rolls less than 2 so often in a row once in three billion times. */
  private static final int TRIES = 20;

  /**
   * Of {@link #ROLLS} rolls a third is expected, with a standard deviation of 25.8. Further away
   * than this, which is 7 times as much, a fair die is once in hundreds of billions of runs.
   */
  private static final int AWAY = 181;

  /** A third of all turns is like the one before; this is 31 standard deviations away. */
  private static final int MOST_ALIKE = ROLLS * 6 / 10;

  /** A third is like the turn around it, with a standard deviation of 8.2; 180 may be. */
  private static final int EXTRA_TURNS = 300;

  private final List<String> events = new ArrayList<>();
  private final Field board = Field.of(3, 40, events);
  private final Toy game = Toy.of(board, 1, 1, events);

  @Check(rule = "R1", points = 2)
  @DisplayName("A racer begins where the constructor says, and is not frozen")
  void begins() {
    String made = "new LineRacePlayer(game, 2, 7)";
    LineRacePlayer racer = racer(2, 7);
    isAt(racer, 2, 7, made);
    Puppet.isFrozen(racer, 0, made);
    Call.of("racer.getGame()", () -> racer.getGame()).on(made).returnsSame(game, "the game");
    freeze(racer, 1); // or 0 would say nothing
    Puppet.isFrozen(racer, 1, made + ", then racer.setNumTurnsFrozen(1)");
  }

  @Check(rule = "R1")
  @DisplayName("The number of frozen turns is what was set last, for this racer alone")
  void keepsFrozenTurns() {
    LineRacePlayer racer = racer(0, 0);
    LineRacePlayer other = racer(0, 0);
    for (int turns : new int[] {3, 1, 0, 40}) {
      freeze(racer, turns);
      String on = "racer.setNumTurnsFrozen(%d)".formatted(turns);
      Puppet.isFrozen(racer, turns, on);
      Call.of("other.getNumTurnsFrozen()", () -> other.getNumTurnsFrozen()).on(on).returns(0);
    }
  }

  @Check(rule = "R2", points = 3, cases = Luck.Seeds.class)
  @DisplayName("A frozen racer waits as many turns as were set, and then rolls again")
  void waitsWhileFrozen(Subject subject) {
    Luck.begin(subject);
    LineRacePlayer racer = racer(1, 4);
    freeze(racer, 2);
    for (int left = 1; left >= 0; left--) {
      String on =
          "racer.setNumTurnsFrozen(2), then %sracer.takeTurn()"
              .formatted(left == 0 ? "twice " : "");
      Call<List<String>> call = turn(racer).on(on);
      for (String line : call.get()) {
        boolean rolls = ROLL.matcher(Printed.plain(line)).matches();
        call.require(!rolls, "a turn without a roll", "yours printed \"" + line + "\"");
      }
      call.require(events.isEmpty(), "a turn without a move", String.join(", ", events));
      isAt(racer, 1, 4, on);
      Puppet.isFrozen(racer, left, on);
    }
    rolled(turn(racer).on("racer.setNumTurnsFrozen(2), then twice racer.takeTurn()"), "a roll");
  }

  @Check(rule = "R2")
  @DisplayName("A frozen racer prints that the player is in a pit")
  void saysThatItIsFrozen() {
    LineRacePlayer racer = racer(0, 3);
    freeze(racer, 1);
    String because = ", since the game's list does not have this racer";
    Call<List<String>> call = turn(racer).on("racer.setNumTurnsFrozen(1)");
    Printed.says(call, "Player -1 is in a Pit.", because);
  }

  @Check(rule = "R3", points = 3, cases = Luck.Seeds.class)
  @DisplayName("A turn moves the racer 1, 2 or 3 columns to the right, as it was rolled")
  void movesAsRolled(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      LineRacePlayer racer = racer(seed % 3, 0);
      for (int before = 0; before < 36; before = racer.getCol()) {
        int from = before;
        Call<List<String>> call =
            turn(racer).on("the racer is at row %d, column %d".formatted(seed % 3, from));
        int roll = rolled(call, "a turn");
        boolean possible = roll >= 1 && roll <= 3;
        call.require(possible, "a roll of 1, 2 or 3", "yours rolled " + roll);
        isAt(
            racer,
            seed % 3,
            from + roll,
            "from column " + from + ", rolling " + roll + ": racer.takeTurn()");
      }
    }
  }

  /** What the line says that was rolled. */
  private static int rolled(Call<List<String>> call, String expected) {
    List<String> printed = call.get(expected);
    for (String line : printed) {
      Matcher roll = ROLL.matcher(Printed.plain(line));
      if (roll.matches()) {
        return Integer.parseInt(roll.group(2));
      }
    }
    call.fail("a line such as \"Player 0 rolled a 2.\"", "yours printed " + Printed.shown(printed));
    return 0;
  }

  @Check(rule = "R4", points = 2, cases = Luck.Seeds.class)
  @DisplayName("The three numbers come equally often")
  void rollsFairly(Subject subject) {
    Luck.begin(subject);
    int[] counts = new int[41];
    int alike = 0;
    int before = 0;
    LineRacePlayer racer = racer(0, 0);
    for (int i = 0; i < ROLLS; i++) {
      Limits.renew();
      racer = racer.getCol() > 30 ? racer(0, 0) : racer;
      int from = racer.getCol();
      turn(racer).get();
      events.clear();
      int steps = Math.floorMod(racer.getCol() - from, 41);
      counts[steps]++;
      alike += steps == before ? 1 : 0;
      before = steps;
    }
    Call<String> rolls =
        Call.of(ROLLS + " times racer.takeTurn()", () -> "")
            .on("racers who run from the first column on, one after another");
    for (int steps = 1; steps <= 3; steps++) {
      rolls.require(
          Math.abs(counts[steps] - ROLLS / 3) <= AWAY,
          "about %d moves by %d".formatted(ROLLS / 3, steps),
          "yours made %d of these".formatted(counts[steps]));
    }
    rolls.require(
        alike <= MOST_ALIKE,
        "a roll in each turn",
        "yours moved as in the turn before in %d of %d turns".formatted(alike, ROLLS));
    rollsInExtraTurns();
  }

  private void rollsInExtraTurns() {
    int alike = 0;
    for (int i = 0; i < EXTRA_TURNS; i++) {
      Limits.renew();
      List<Integer> cols = colsWithAnExtraTurn();
      alike += cols.size() == 2 && cols.get(1) - cols.get(0) == cols.get(0) - 5 ? 1 : 0;
    }
    Call.of(EXTRA_TURNS + " times racer.takeTurn()", () -> "")
        .on("the tile where the racer arrives calls racer.takeTurn()")
        .require(
            alike <= EXTRA_TURNS * 6 / 10,
            "a roll in each turn, and another one in the extra turn",
            "yours moved as far as before in %d of %d extra turns".formatted(alike, EXTRA_TURNS));
  }

  /** Where a racer from column 5 comes to, if the first tile gives another turn. */
  private List<Integer> colsWithAnExtraTurn() {
    LineRacePlayer racer = racer(0, 5);
    List<Integer> cols = new ArrayList<>();
    for (int col = 5; col <= 11; col++) {
      ((Field.Witness) board.laid(0, col))
          .then(
              () -> {
                cols.add(racer.getCol());
                if (cols.size() == 1) {
                  racer.takeTurn();
                }
              });
    }
    turn(racer).get();
    return cols;
  }

  @Check(rule = "R5", points = 2, cases = Luck.Seeds.class)
  @DisplayName("A racer stops on the last column, however long the board is")
  void stopsAtTheEnd(Subject subject) {
    for (int cols : new int[] {2, 5, 10, 15}) {
      for (int seed : Luck.seeds(subject)) {
        Toy race = Toy.of(Field.of(2, cols, events), 1, 1, events);
        LineRacePlayer racer =
            Call.of(
                    Call.text("new LineRacePlayer(game, 1, %d)", cols - 2),
                    () -> new LineRacePlayer(race, 1, cols - 2))
                .get("a racer");
        turn(racer).on("a board of " + cols + " columns").get();
        isAt(racer, 1, cols - 1, "on the last but one of " + cols + " columns: racer.takeTurn()");
      }
    }
  }

  @Check(rule = "R6", points = 2, cases = Luck.Seeds.class)
  @DisplayName("The tile where the racer arrives is told, once for each roll")
  void tellsTheTile(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      LineRacePlayer racer = racer(0, 5);
      Call<List<String>> call = turn(racer).on("the racer is at row 0, column 5");
      call.get();
      String told = Field.Witness.told(0, racer.getCol(), racer, 0, racer.getCol());
      if (!events.equals(List.of(told))) {
        call.fail(
            "one tile to be told, the one where the racer is now",
            events.isEmpty() ? "no tile was told" : String.join(", ", events));
      }
    }
    for (int seed : Luck.seeds(subject)) {
      takesTurnsInTurns();
    }
  }

  /**
   * The tile where the racer arrives gives another turn, and the one after it freezes the racer.
   */
  private void takesTurnsInTurns() {
    LineRacePlayer racer = racer(0, 5);
    for (int col = 5; col <= 11; col++) {
      ((Field.Witness) board.laid(0, col))
          .then(
              () -> {
                if (events.size() == 1) {
                  racer.takeTurn();
                } else {
                  racer.setNumTurnsFrozen(2);
                }
              });
    }
    String on =
        "the tile that is told first calls racer.takeTurn(), the next one freezes the racer";
    Call<List<String>> call = turn(racer).on(on);
    call.get();
    call.require(
        events.size() == 2,
        "two moves, one after the other",
        events.isEmpty() ? "no tile was told" : String.join(", ", events));
    Puppet.isFrozen(racer, 2, "racer.takeTurn(), where a tile calls racer.setNumTurnsFrozen(2)");
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("The message of a move names the tiles by their columns")
  void printsTheMove() {
    LineRacePlayer racer = racer(0, 3);
    String written = "racer.printMoveToMessage(0, 3, 0, 5)";
    Call<List<String>> call = Printed.call(written, () -> racer.printMoveToMessage(0, 3, 0, 5));
    Printed.saysOnly(
        call.on("the game's list does not have this racer"),
        "Player -1 moved from tile 3 to tile 5.");
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The racer leaves it to Player to tell the tile")
  void tellsNoTileItself(Subject subject) {
    racing(subject).at().upTo("Player.moveTo").avoids("moves by moveTo alone", "Tile.onMoveTo");
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The racer asks no tile what it is")
  void asksNoTile(Subject subject) {
    racing(subject).asksForNoClass("gamedesign.");
  }

  @Check(rule = "R3", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The racer asks for its place and its board on each turn")
  void asksOnEachTurn() {
    Board track = Field.track(40, List.of(), Tile::new);
    Early race = new Early(track);
    LineRacePlayer racer = race.racer;
    boolean moved = false;
    for (int col : new int[] {4, 12, 1}) {
      Printed.call(Call.text("racer.moveTo(0, %d)", col), () -> racer.moveTo(0, col)).get();
      turn(racer).get();
      int now = racer.getCol();
      moved |= now > col;
      Call.of("racer.getCol()", () -> racer.getCol())
          .on("racer.moveTo(0, %d), then racer.takeTurn()".formatted(col))
          .require(now >= col && now <= col + 3, "at most 3 more than " + col, "yours is " + now);
    }
    Call.of("racer.getCol()", () -> racer.getCol())
        .on("three turns of a racer")
        .require(moved, "a racer that moves", "yours stayed");
    if (neverRunsPast(racer, 40)) { // or R5 says so
      asksForAnotherBoard(race);
    }
  }

  private static boolean neverRunsPast(LineRacePlayer racer, int cols) {
    try {
      for (int i = 0; i < TRIES; i++) {
        Printed.by(() -> racer.moveTo(0, cols - 2));
        Printed.by(() -> racer.takeTurn());
      }
      return racer.getCol() < cols;
    } catch (Exception e) {
      return false;
    }
  }

  private static void asksForAnotherBoard(Early race) {
    LineRacePlayer racer = race.racer;
    race.board = Field.track(6, List.of(), Tile::new);
    String other =
        "racer.moveTo(0, 4), then racer.takeTurn(); the game has another board, of 6 columns";
    for (int i = 0; i < TRIES; i++) {
      Printed.call("racer.moveTo(0, 4)", () -> racer.moveTo(0, 4)).get();
      turn(racer).on(other).get();
      Call.of("racer.getCol()", () -> racer.getCol())
          .on(other)
          .require(racer.getCol() <= 5, "5 at most", "yours is " + racer.getCol());
    }
  }

  /** A game that creates its racer before it has a board, and may get another one. */
  private static final class Early extends Toy {
    private LineRacePlayer racer;
    private Board board;

    Early(Board board) {
      super(announced(board), 1);
    }

    private static Board announced(Board board) {
      announce(0, new ArrayList<>());
      return board;
    }

    @Override
    public List<Player> createPlayers() {
      racer = new LineRacePlayer(this, 0, 0);
      return new ArrayList<>(List.of(racer));
    }

    @Override
    public Board getBoard() {
      return board == null ? super.getBoard() : board;
    }
  }

  @Check(rule = "R1", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Racers share no static field that changes")
  void sharesNoStaticFields(Subject subject) {
    Design.sharesNothing(subject);
  }

  private static Structure racing(Subject subject) {
    return Structure.of(subject, "gamedesign.linerace.LineRacePlayer");
  }

  private LineRacePlayer racer(int row, int col) {
    events.clear();
    return Call.of(
            Call.text("new LineRacePlayer(game, %d, %d)", row, col),
            () -> new LineRacePlayer(game, row, col))
        .get("a racer");
  }

  private static void freeze(LineRacePlayer racer, int turns) {
    Call.run(Call.text("racer.setNumTurnsFrozen(%d)", turns), () -> racer.setNumTurnsFrozen(turns))
        .get();
  }

  private static Call<List<String>> turn(LineRacePlayer racer) {
    return Printed.call("racer.takeTurn()", () -> racer.takeTurn());
  }

  private static void isAt(LineRacePlayer racer, int row, int col, String after) {
    Puppet.isAt("racer", racer, row, col, after);
  }
}
