package boardwright.suites.gamedesign;

import boardwright.protocol.Finding;
import boardwright.protocol.Kind;
import boardwright.protocol.Shown;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Luck;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage own-game: {@code Driver}, and whatever the learner puts beside it. */
@Suite(lab = "gamedesign", stage = "own-game")
public class OwnGameSuite implements StyleRules {
  private static final String DRIVER = "gamedesign.own.Driver";

  @Check(rule = "R1", points = 3, cases = Luck.Seeds.class)
  @DisplayName("The Driver plays a whole game by itself")
  void playsByItself(Subject subject) {
    needsAGame(subject);
    Luck.begin(subject);
    Call<Played> call = Played.of(DRIVER);
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

  @Check(rule = "R2", points = 2, cases = Luck.Seeds.class)
  @DisplayName("The rules come first and the results last")
  void printsRulesAndResults(Subject subject) {
    List<Played> whole =
        games(subject, "a whole game", (call, played) -> {}).stream()
            .filter(played -> played.isWhole() && !played.turns().isEmpty())
            .toList();
    if (whole.isEmpty()) {
      throw new CheckBlocked("no game came to its end by the loop of Game", "R1", "R3", "R4", "R5");
    }
    Call<Played> call = Played.of(DRIVER);
    String nothing = "yours printed nothing there";
    for (Played played : whole) {
      call.require(!played.rules().isEmpty(), "the rules before the first turn", nothing);
      call.require(!played.results().isEmpty(), "the results after the last turn", nothing);
    }
  }

  /** Plays the game with each seed, and looks at what was played. */
  private static List<Played> games(
      Subject subject, String expected, BiConsumer<Call<Played>, Played> look) {
    needsAGame(subject);
    List<Played> games = new ArrayList<>();
    for (int seed : Luck.seeds(subject)) {
      Call<Played> call = Played.of(DRIVER);
      games.add(call.get(expected));
      look.accept(call, games.get(seed));
    }
    return games;
  }

  private static void needTurns(List<Played> games) {
    if (games.stream().allMatch(played -> played.turns().isEmpty())) {
      throw new CheckBlocked("no turn was taken in the loop of Game", "R1", "R4");
    }
  }

  @Check(rule = "R3", points = 3, cases = Luck.Seeds.class)
  @DisplayName("The game ends, whatever chance does")
  void ends(Subject subject) {
    String expected = "the game to end within %,d turns".formatted(Played.MOST_TURNS);
    needTurns(
        games(
            subject,
            "the game to end",
            (call, played) ->
                call.require(!played.endless(), expected, "yours went on after that")));
    finds("an end that does not depend on a clock", OwnClasses.of(subject).clock());
  }

  private static void finds(String expected, String seen) {
    if (!seen.isEmpty()) {
      throw new CheckFailed(expected, seen);
    }
  }

  @Check(rule = "R4", points = 3, cases = Luck.Seeds.class)
  @DisplayName("Turns alternate as getNextPlayer says")
  void turnsAlternate(Subject subject) {
    boolean goesRound = !OwnClasses.of(subject).overridesNextPlayer();
    games(
        subject,
        "turns",
        (call, played) -> {
          if (played.thrown() != null && played.turns().isEmpty()) {
            throw new CheckBlocked("the game did not get to its first turn", "R1");
          }
          List<Integer> turns = played.turns();
          String loop = "turns in the loop of Game, which prints \"It's Player 0's turn.\"";
          call.require(!turns.isEmpty(), loop, "yours has none");
          int most = turns.stream().mapToInt(Integer::intValue).max().orElse(0);
          for (int i = 0; i < turns.size(); i++) {
            int number = turns.get(i);
            if (number < 0) {
              call.fail(
                  "turns of the players that createPlayers returned",
                  "turn %d went to another player, who has the number %d".formatted(i + 1, number));
            }
            int before = i == 0 ? -1 : turns.get(i - 1);
            int expected = before == most ? 0 : before + 1;
            if (goesRound && number != expected) {
              call.fail(
                  "the players in the order of their numbers",
                  "turn %d went to player %d, after player %d".formatted(i + 1, number, before));
            }
          }
        });
    finds("turns from the loop of Game and from tiles", OwnClasses.of(subject).turnOfAnother());
  }

  @Check(rule = "R5", points = 3, cases = Luck.Seeds.class)
  @DisplayName("Players stay on the board")
  void staysOnTheBoard(Subject subject) {
    needTurns(games(subject, "moves on the board", (call, played) -> lookForTheEdge(call, played)));
  }

  private static void lookForTheEdge(Call<Played> call, Played played) {
    if (isOffTheBoard(played)) {
      boolean gap = played.thrown() instanceof NullPointerException;
      String seen =
          "in turn %d of yours a player moved to a place %s"
              .formatted(
                  played.turns().size(), gap ? "without a tile" : "that is not on the board");
      String place = mover(played.thrown());
      throw new CheckFailed(
          new Finding(call.toString(), "", "moves to places with a tile", seen, place));
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

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The game is made of subclasses of all four classes of the engine")
  void isMadeOfSubclasses(Subject subject) {
    OwnClasses own = OwnClasses.of(subject);
    for (String engineClass : OwnClasses.PARTS) {
      if (own.concrete(engineClass).isEmpty() || !own.create(engineClass)) {
        throw new CheckFailed(
            "a class of your own that extends %s, and an object of it".formatted(engineClass),
            "your Driver and what it uses create none");
      }
    }
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The fields of the game are private or protected")
  void keepsItsFieldsClosed(Subject subject) {
    finds("fields that are private or protected", OwnClasses.of(subject).openField());
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No static field holds a game, a board, a player or a tile")
  void keepsNothingForAllToReach(Subject subject) {
    finds(
        "games, boards, players and tiles in fields of objects",
        OwnClasses.of(subject).staticField());
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Players move by moveTo, and Player keeps their places")
  void movesByMoveTo(Subject subject) {
    finds(
        "players who move by moveTo and are where Player says",
        OwnClasses.of(subject).wayAroundMoveTo());
  }
}
