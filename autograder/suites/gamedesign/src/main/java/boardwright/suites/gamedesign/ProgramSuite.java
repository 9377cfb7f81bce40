package boardwright.suites.gamedesign;

import boardwright.protocol.Shown;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Luck;
import boardwright.testkit.Printed;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;

/** Stage program: games on all of the learner's classes together. */
@Suite(lab = "gamedesign", stage = "program")
public class ProgramSuite {
  private static final String LINE_RACE = "gamedesign.linerace.LineRaceDriver";
  private static final String TIC_TAC_TOE = "gamedesign.tictactoe.TicTacToeDriver";
  private static final String REVERSE = "gamedesign.reverse.ReverseDriver";

  private static final Pattern ROLL = Pattern.compile("player (\\d) rolled a ([123])");
  private static final Pattern MOVE =
      Pattern.compile("player (\\d) moved from tile (\\d) to tile (\\d)");
  private static final Pattern PIT =
      Pattern.compile("player (\\d) (fell in a pit and lost 1 turn|is in a pit)");

  @Check(rule = "R1", cases = Luck.Seeds.class)
  @DisplayName("The line race runs from its rules to its winner")
  void racesToTheEnd(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      Call<Played> call = Played.of(LINE_RACE);
      Played played = whole(call);
      goesRound(call, played, 2);
      call.require(
          !played.rules().isEmpty(),
          "the rules first",
          "nothing was printed before the first turn");
      endsWith(call, played, "Player " + last(played.turns()) + " won!");
    }
  }

  @Check(rule = "R2", cases = Luck.Seeds.class)
  @DisplayName("Everybody moves by what was rolled")
  void movesByTheRoll(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      Call<Played> call = Played.of(LINE_RACE);
      Played played = whole(call);
      int[] at = new int[2];
      boolean[] waits = new boolean[2];
      int rolled = 0;
      int moves = 0;
      for (String line : played.lines()) {
        Matcher roll = ROLL.matcher(Printed.plain(line));
        Matcher move = MOVE.matcher(Printed.plain(line));
        Matcher pit = PIT.matcher(Printed.plain(line));
        if (roll.matches()) {
          rolled = Integer.parseInt(roll.group(2));
          boolean free = !waits[Integer.parseInt(roll.group(1)) % 2];
          call.require(free, "a turn in the pit first", "it printed: " + line);
        } else if (pit.matches()) {
          waits[Integer.parseInt(pit.group(1)) % 2] = pit.group(2).startsWith("fell");
        } else if (move.matches()) {
          moves++;
          int who = Integer.parseInt(move.group(1)) % 2;
          int to = Math.min(9, at[who] + rolled);
          String expected = "from tile %d to tile %d".formatted(at[who], to);
          if (!Printed.plain(line).endsWith(expected)) {
            call.fail("player %d to go %s".formatted(who, expected), "it printed: " + line);
          }
          at[who] = to;
        }
      }
      call.require(moves > 0, "moves from tile to tile", "none was printed");
    }
  }

  @Check(rule = "R3", cases = Luck.Seeds.class)
  @DisplayName("Tic-Tac-Toe runs on your engine")
  void playsTicTacToe(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      Call<Played> call = Played.of(TIC_TAC_TOE);
      Played played = whole(call);
      goesRound(call, played, 2);
      String winner = "Player " + last(played.turns()) + " won!";
      endsWith(call, played, winner, "The board is full: it's a draw.");
    }
  }

  @Check(rule = "R4", cases = Luck.Seeds.class)
  @DisplayName("The game with reverse cards has its own order of turns")
  void turnsAround(Subject subject) {
    for (int seed : Luck.seeds(subject)) {
      Call<Played> call = Played.of(REVERSE);
      Played played = whole(call);
      int turn = 0;
      int next = 0;
      int step = 1;
      for (String line : played.lines()) {
        if (line.endsWith("drew a reverse card.")) {
          step = -step;
        } else if (line.equals("Turn finished.")) {
          isTurnOf(next, call, played, turn);
          turn++;
          next = Math.floorMod(next + step, 4);
        }
      }
    }
  }

  /** A game that has come to its end. */
  private static Played whole(Call<Played> call) {
    Played played = call.get("a whole game");
    if (!played.isWhole() || played.turns().isEmpty()) {
      String how =
          played.endless()
              ? "it did not end within %,d turns".formatted(Played.MOST_TURNS)
              : played.thrown() == null
                  ? "the loop of Game gave no turn"
                  : "it threw " + Shown.thrown(played.thrown());
      call.fail("a whole game", how);
    }
    return played;
  }

  private static void goesRound(Call<Played> call, Played played, int players) {
    for (int i = 0; i < played.turns().size(); i++) {
      isTurnOf(i % players, call, played, i);
    }
  }

  private static void isTurnOf(int player, Call<Played> call, Played played, int turn) {
    int seen = played.turns().get(turn);
    String expected = "turn %d for player %d".formatted(turn + 1, player);
    call.require(seen == player, expected, "player " + seen + " had it");
  }

  private static <T> T last(List<T> list) {
    return list.get(list.size() - 1);
  }

  private static void endsWith(Call<Played> call, Played played, String... endings) {
    String last = played.results().isEmpty() ? "" : last(played.results());
    if (played.results().stream()
        .noneMatch(line -> List.of(endings).stream().anyMatch(end -> Printed.same(line, end)))) {
      call.fail("\"" + endings[0] + "\" at the end", "the last line was \"" + last + "\"");
    }
  }
}
