package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Luck;
import boardwright.testkit.Printed;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Board;
import gamedesign.linerace.SurpriseTile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Stage surprise: {@code SurpriseTile}, of which nothing is known but that it is a tile. */
@Suite(lab = "gamedesign", stage = "surprise")
public class SurpriseSuite implements StyleRules, ClassRules.Types, ClassRules.PrivateFields {
  private static final int LENGTH = 10;
  private static final int MOST_TURNS = 1_000;

  /** So often the racers arrive on one tile, in turn. */
  private static final int VISITS = 6;

  private static final List<Integer> SURPRISES = List.of(3, 6);

  @Check(rule = "R1")
  @DisplayName("A surprise is a tile that keeps its board")
  void keepsItsBoard() {
    try {
      works();
    } catch (CheckFailed | StackOverflowError e) {
      if (e instanceof CheckFailed failed && !failed.finding().threw()) {
        throw e; // what happens instead is for others to judge
      }
    }
    Inside.keepsItsBoard("new SurpriseTile(board)", board -> new SurpriseTile(board));
  }

  /** Fails if nothing happens at all: else it would say nothing what does not happen. */
  private static void works() {
    Toy race = Toy.race(track(), 1, false);
    Call<List<String>> call = arriving(race, 0, SURPRISES.get(0));
    boolean says = !call.get().isEmpty();
    boolean does = IntStream.range(0, VISITS).anyMatch(i -> isSurprised(race, i % 2, 3));
    call.require(says || does, "something to happen, or a line", "nothing happened");
  }

  @Check(rule = "R2", points = 2, cases = Luck.Seeds.class)
  @DisplayName("A player who arrives is named in what the tile prints")
  void saysWhoArrived(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      Toy race = Toy.race(track(), 1, false);
      for (int visit = 0; visit < VISITS; visit++) {
        int who = (seed + visit / 2) % 2;
        Call<List<String>> call = arriving(race, who, SURPRISES.get(seed / 2 % 2));
        List<String> own = call.get("a line");
        if (own.stream().noneMatch(line -> line.matches(".*(?<!\\d)" + who + "(?!\\d).*"))) {
          call.fail(
              "a line with the player's number, " + who, "yours printed " + Printed.shown(own));
        }
      }
    }
  }

  @Check(rule = "R3", points = 3, cases = Luck.Seeds.class)
  @DisplayName("The surprise does something")
  void doesSomething(Subject subject) {
    List<Integer> changes = new ArrayList<>();
    for (int seed : Luck.seeds(subject)) {
      for (int start = 0; start < LENGTH - 1; start++) {
        for (int to : SURPRISES) {
          Toy race = Toy.race(track(), start, false);
          race.racer(1).setNumTurnsFrozen(seed % 2);
          // a tile may count who came, and do something now and then
          for (int visit = 0; visit < VISITS && changes.isEmpty(); visit++) {
            if (isSurprised(race, visit % 2, to)) {
              changes.add(to);
            }
          }
        }
      }
    }
    if (changes.isEmpty()) {
      Call.of("racer.moveTo(0, 3), racer.moveTo(0, 6), again and again", () -> "")
          .on("two racers, on many columns")
          .fail(
              "some player's place or frozen turns to change, or an extra turn",
              "with yours nothing changes");
    }
  }

  /** Whether more than the arrival itself happens when a racer arrives. */
  private static boolean isSurprised(Toy race, int who, int to) {
    Toy.Racer racer = race.racer(who);
    List<Integer> arrived = List.of(0, to, racer.getNumTurnsFrozen(), racer.turns());
    List<Integer> other = state(race.racer(1 - who));
    arriving(race, who, to).get();
    return !state(racer).equals(arrived) || !state(race.racer(1 - who)).equals(other);
  }

  private static List<Integer> state(Toy.Racer racer) {
    return List.of(racer.getRow(), racer.getCol(), racer.getNumTurnsFrozen(), racer.turns());
  }

  @Check(rule = "R4", points = 2, cases = Luck.Seeds.class)
  @DisplayName("No player leaves the track")
  void keepsPlayersOnTheTrack(Subject subject) {
    works();
    for (int seed : Luck.seeds(subject)) {
      for (int start = 0; start < LENGTH - 1; start++) {
        for (int to : SURPRISES) {
          Toy race = Toy.race(track(), start, true);
          for (int visit = 0; visit < VISITS; visit++) {
            staysOnTheTrack(race, arriving(race, (seed + visit) % 2, to));
          }
        }
      }
    }
  }

  private static void staysOnTheTrack(Toy race, Call<List<String>> call) {
    call.get("no player off the track");
    for (int i = 0; i < 2; i++) {
      Toy.Racer racer = race.racer(i);
      if (racer.getRow() != 0 || racer.getCol() < 0 || racer.getCol() >= LENGTH) {
        call.fail(
            "no player off the track",
            "player %d is at (%d, %d)".formatted(i, racer.getRow(), racer.getCol()));
      }
    }
  }

  @Check(rule = "R5", points = 2, cases = Luck.Seeds.class)
  @DisplayName("A race with two surprises comes to its end")
  void raceEnds(Subject subject) {
    works();
    for (int seed : Luck.seeds(subject)) {
      Toy race = Toy.race(track(), 0, true);
      Call<List<String>> call =
          Printed.call(
                  "racer.takeTurn(), for two racers in turn",
                  () -> {
                    for (int turn = 0; !isWon(race) && turn < MOST_TURNS; turn++) {
                      race.racer(turn % 2).takeTurn();
                    }
                  })
              .on("a track of ten tiles with surprises on tiles 3 and 6");
      call.get("the race to end");
      boolean circles = race.racer(0).circles() || race.racer(1).circles();
      call.require(!circles, "tiles that let a player go", "yours send one on again and again");
      String expected = "the race to end within %,d turns".formatted(MOST_TURNS);
      call.require(isWon(race), expected, "with yours it did not");
    }
  }

  private static boolean isWon(Toy race) {
    return race.getPlayers().stream().anyMatch(player -> player.getCol() == LENGTH - 1);
  }

  private static Board track() {
    return Call.<Board>of(
            "new AnyBoard(), with new SurpriseTile(board) on tiles 3 and 6",
            () -> Field.track(LENGTH, SURPRISES, board -> new SurpriseTile(board)))
        .get("a track");
  }

  /** A racer arrives on a surprise. */
  private static Call<List<String>> arriving(Toy race, int who, int to) {
    Toy.Racer racer = race.racer(who);
    return Printed.call(Call.text("racer.moveTo(0, %d)", to), () -> racer.moveTo(0, to))
        .on("the racer is player %d and was on column %d".formatted(who, racer.getCol()));
  }
}
