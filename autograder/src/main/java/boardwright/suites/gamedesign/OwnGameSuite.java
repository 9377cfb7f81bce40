package boardwright.suites.gamedesign;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Finding;
import boardwright.testkit.Kind;
import boardwright.testkit.Luck;
import boardwright.testkit.Shown;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage own-game: {@code Driver}, and whatever the learner puts beside it. */
@Suite(lab = "gamedesign", stage = "own-game")
public class OwnGameSuite implements StyleRules {
  private static final List<String> ENGINE = List.of("Game", "Board", "Player", "Tile");
  private static final String DRIVER = "gamedesign.own.Driver";

  @Test
  @Check(rule = "R1", points = 3, cases = Luck.Seeds.class)
  @DisplayName("The Driver plays a whole game by itself")
  void playsByItself(Subject subject) {
    needsAGame(subject);
    Luck.begin(subject);
    Call<Played> call = FreshProgram.played(DRIVER);
    Played played = call.get("a whole game");
    if (played.thrown() != null && !isOffTheBoard(played)) {
      call.fail(
          "a whole game, with computer players",
          "yours threw " + Shown.thrown(played.thrown()) + place(played) + " " + when(played));
    }
    if (played.rules().isEmpty() && played.turns().isEmpty() && played.thrown() == null) {
      call.fail("a whole game", "yours printed nothing");
    }
  }

  /** Another game of this lab, started by a Driver of the learner's, is no game of their own. */
  private static void needsAGame(Subject subject) {
    if (OwnClasses.of(subject).concrete("Game").isEmpty()) {
      throw new CheckBlocked("there is no game of your own yet", "R6");
    }
  }

  private static String place(Played played) {
    String place = Shown.place(played.thrown());
    return place.isEmpty() ? "" : " (" + place + ")";
  }

  private static String when(Played played) {
    return played.turns().isEmpty() ? "before the first turn" : "in turn " + played.turns().size();
  }

  @Test
  @Check(rule = "R2", points = 2, cases = Luck.Seeds.class)
  @DisplayName("The rules come first and the results last")
  void printsRulesAndResults(Subject subject) {
    needsAGame(subject);
    List<Played> whole = new ArrayList<>();
    Luck.each(
        subject,
        seed -> {
          Played played = FreshProgram.played(DRIVER).get("a whole game");
          if (played.isWhole() && !played.turns().isEmpty()) {
            whole.add(played);
          }
        });
    if (whole.isEmpty()) {
      throw new CheckBlocked("no game came to its end by the loop of Game", "R1", "R3", "R4", "R5");
    }
    for (Played played : whole) {
      if (played.rules().isEmpty()) {
        FreshProgram.played(DRIVER)
            .fail("the rules before the first turn", "yours printed nothing there");
      }
      if (played.results().isEmpty()) {
        FreshProgram.played(DRIVER)
            .fail("the results after the last turn", "yours printed nothing there");
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 3, cases = Luck.Seeds.class)
  @DisplayName("The game ends, whatever chance does")
  void ends(Subject subject) {
    needsAGame(subject);
    List<Integer> turns = new ArrayList<>();
    Luck.each(
        subject,
        seed -> {
          Call<Played> call = FreshProgram.played(DRIVER);
          Played played = call.get("the game to end");
          if (played.endless()) {
            call.fail(
                "the game to end within %,d turns".formatted(Played.MOST_TURNS),
                "yours went on after that");
          }
          turns.addAll(played.turns());
        });
    if (turns.isEmpty()) {
      throw new CheckBlocked("no turn was taken in the loop of Game", "R1", "R4");
    }
  }

  @Test
  @Check(rule = "R4", points = 3, cases = Luck.Seeds.class)
  @DisplayName("Turns alternate as getNextPlayer says")
  void turnsAlternate(Subject subject) {
    needsAGame(subject);
    boolean goesRound = !OwnClasses.of(subject).overridesNextPlayer();
    Luck.each(
        subject,
        seed -> {
          Call<Played> call = FreshProgram.played(DRIVER);
          Played played = call.get("turns");
          if (played.thrown() != null && played.turns().isEmpty()) {
            throw new CheckBlocked("the game did not get to its first turn", "R1");
          }
          List<Integer> turns = played.turns();
          if (turns.isEmpty()) {
            call.fail(
                "turns in the loop of Game, which prints \"It's Player 0's turn.\"",
                "yours has none");
          }
          for (int i = 0; i < turns.size(); i++) {
            int number = turns.get(i);
            if (number < 0) {
              call.fail(
                  "turns of the players that createPlayers returned",
                  "turn %d went to another player, who has the number %d".formatted(i + 1, number));
            }
            int before = i == 0 ? -1 : turns.get(i - 1);
            int most = turns.stream().mapToInt(Integer::intValue).max().orElse(0);
            int expected = before == most ? 0 : before + 1;
            if (goesRound && number != expected) {
              call.fail(
                  "the players in the order of their numbers",
                  "turn %d went to player %d, after player %d".formatted(i + 1, number, before));
            }
          }
        });
  }

  @Test
  @Check(rule = "R5", points = 3, cases = Luck.Seeds.class)
  @DisplayName("Players stay on the board")
  void staysOnTheBoard(Subject subject) {
    needsAGame(subject);
    List<Integer> turns = new ArrayList<>();
    Luck.each(
        subject,
        seed -> {
          Call<Played> call = FreshProgram.played(DRIVER);
          Played played = call.get("moves on the board");
          turns.addAll(played.turns());
          if (played.thrown() != null && isOffTheBoard(played)) {
            boolean gap = played.thrown() instanceof NullPointerException;
            throw new CheckFailed(
                new Finding(
                    call.toString(),
                    "",
                    "moves to places with a tile",
                    "in turn %d of yours a player moved to a place %s"
                        .formatted(
                            played.turns().size(),
                            gap ? "without a tile" : "that is not on the board"),
                    mover(played.thrown())));
          }
        });
    if (turns.isEmpty()) {
      throw new CheckBlocked("no turn was taken in the loop of Game", "R1", "R4");
    }
  }

  /** The line of the game that led off the board, such as {@code MyPlayer.java:28}. */
  private static String mover(Exception thrown) {
    return Stream.of(thrown.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith("gamedesign.own."))
        .findFirst()
        .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
        .orElse("");
  }

  /** Whether the game ended in moveTo, where it asks the board for a tile. */
  private static boolean isOffTheBoard(Played played) {
    Exception thrown = played.thrown();
    if (played.turns().isEmpty()
        || !(thrown instanceof IndexOutOfBoundsException
            || thrown instanceof NullPointerException)) {
      return false;
    }
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (!frame.getMethodName().equals("getTile") && frame.getModuleName() == null) {
        return frame.getClassName().equals("gamedesign.engine.Player")
            && frame.getMethodName().equals("moveTo");
      }
    }
    return false;
  }

  @Test
  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The game is made of subclasses of all four classes of the engine")
  void isMadeOfSubclasses(Subject subject) {
    OwnClasses own = OwnClasses.of(subject);
    for (String engineClass : ENGINE) {
      if (own.concrete(engineClass).isEmpty()) {
        fail("a class of your own that extends " + engineClass, "yours has none");
      }
    }
    for (String created : ENGINE) {
      if (!own.create(created)) {
        fail("an object of your own kind of " + created, "none is created anywhere");
      }
    }
  }

  @Test
  @Check(rule = "R7", kind = Kind.STRUCTURE)
  @DisplayName("The fields of the game are private or protected")
  void keepsItsFieldsClosed(Subject subject) {
    String open = OwnClasses.of(subject).openField();
    if (!open.isEmpty()) {
      fail("fields that are private or protected", "`" + open + "` is not");
    }
  }

  private static void fail(String expected, String seen) {
    throw new CheckFailed(Finding.of(expected, seen));
  }
}
