package boardwright.suites.gamedesign;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Printed;
import boardwright.testkit.RunningCode;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import gamedesign.engine.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage game: {@code Game}. */
@Suite(lab = "gamedesign", stage = "game")
public class GameSuite implements StyleRules, ClassRules.PrivateFields {
  private final List<String> events = new ArrayList<>();
  private final Field board = Field.of(2, 2, events);

  @Check(rule = "R1", points = 2)
  @DisplayName("The constructor calls createPlayers once")
  void createsPlayersOnce() {
    Toy game = game(3, 2);
    areCreatedOnce(game, "new AnyGame(board)");
    played(game);
    areCreatedOnce(game, "game.startGame()");
  }

  private static void areCreatedOnce(Toy game, String call) {
    Call.of(call, () -> game.created())
        .on("a subclass of Game that counts the calls of createPlayers")
        .require(
            count -> count == 1,
            "one call of createPlayers, by the constructor",
            count -> "yours has made " + count);
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("getPlayers returns the players of createPlayers, in the same order")
  void keepsThePlayers() {
    for (int count = 1; count <= 5; count++) {
      Toy game = game(count, 1);
      List<Player> made = game.made();
      String on = "createPlayers returned " + names(made);
      hasItsPlayers(game, on);
      Call.of("game.getPlayers()", () -> game.getPlayers())
          .on(on)
          .require(made::equals, "these players", players -> "yours gave others of their names");
    }
  }

  @Check(rule = "R2")
  @DisplayName("getBoard returns the board of the constructor")
  void keepsTheBoard() {
    Toy game = game(2, 1);
    Call.of("game.getBoard()", () -> game.getBoard())
        .on("super(board)")
        .returnsSame(board, "the board");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("getPlayers returns a copy of the list")
  void copiesThePlayers() {
    Toy game = game(3, 1);
    Map<String, Consumer<List<Player>>> changes = new LinkedHashMap<>();
    changes.put("game.getPlayers().clear()", players -> players.clear());
    changes.put("game.getPlayers().remove(0)", players -> players.remove(0));
    changes.put("game.getPlayers().add(ann)", players -> players.add(game.puppet(0)));
    changes.put("game.getPlayers().set(0, cem)", players -> players.set(0, game.puppet(2)));
    changes.put("Collections.reverse(game.getPlayers())", players -> Collections.reverse(players));
    Comparator<Player> backwards = Comparator.comparing(Puppet::name).reversed();
    changes.put("game.getPlayers().sort(backwards)", players -> players.sort(backwards));
    changes.forEach(
        (written, change) -> {
          changed(written, () -> change.accept(game.getPlayers()));
          hasItsPlayers(game, written + " went before");
        });
    Call.of("game.getNextPlayer()", () -> Puppet.name(game.getNextPlayer()))
        .on("game.getPlayers().clear() went before")
        .returns("Ann");
  }

  /** A list that refuses to be changed is a good copy, too. */
  private static void changed(String written, Call.Action change) {
    Call.run(
            written,
            () -> {
              try {
                change.run();
              } catch (UnsupportedOperationException refused) {
                return; // then nobody can spoil it
              }
            })
        .get();
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("The active player is the one whose turn it is, and nobody before the first turn")
  void knowsTheActivePlayer() {
    Toy game = game(3, 4);
    Call.of("game.getActivePlayer()", () -> game.getActivePlayer())
        .on("before the first turn")
        .returnsSame(null, "null");
    List<String> active = new ArrayList<>();
    game.inTurn(player -> active.add("turn of " + Puppet.name(game.getActivePlayer())));
    played(game);
    List<String> turns = turns();
    Call.of("game.getActivePlayer(), in each turn", () -> String.join(", ", active))
        .on("three players, four turns")
        .returns(String.join(", ", turns));
    Call.of("game.getActivePlayer()", () -> "turn of " + Puppet.name(game.getActivePlayer()))
        .on("after the game")
        .returns(turns.isEmpty() ? "turn of Ann" : turns.get(turns.size() - 1));
  }

  @Check(rule = "R5", points = 3)
  @DisplayName("The next player is the one with the next number, and after the last the first")
  void goesRound() {
    for (int count = 1; count <= 5; count++) {
      Toy game = game(count, 2 * count + 1);
      for (int i = 0; i < 2; i++) {
        Call.of("game.getNextPlayer()", () -> Puppet.name(game.getNextPlayer()))
            .on("before the first turn")
            .returns("Ann");
      }
      game.inTurn(
          player -> {
            List<Player> made = game.made();
            Player next = made.get((made.indexOf(player) + 1) % made.size());
            for (int twice = 0; twice < 2; twice++) {
              Call.of("game.getNextPlayer()", () -> Puppet.name(game.getNextPlayer()))
                  .on("players " + names(made) + "; " + Puppet.name(player) + " has a turn")
                  .returns(Puppet.name(next));
            }
          });
      played(game);
    }
    goesOnFromTheLastTurn();
  }

  private void goesOnFromTheLastTurn() {
    Toy game = scripted(5, 2, 2);
    Call<List<String>> call =
        played(game)
            .on("getNextPlayer is overridden; it returns Cem, Cem, then super.getNextPlayer()");
    List<String> turns = turns();
    for (int i = 2; i < turns.size(); i++) {
      int before = index(game, turns.get(i - 1));
      call.require(
          index(game, turns.get(i)) == (before + 1) % 3,
          "%s after %s"
              .formatted(
                  Puppet.name(game.puppet((before + 1) % 3)), Puppet.name(game.puppet(before))),
          "what happened: " + String.join(", ", turns));
    }
  }

  private List<String> turns() {
    return events.stream().filter(event -> event.startsWith("turn")).toList();
  }

  /** The index of the player who had a turn. */
  private static int index(Toy game, String turn) {
    return game.made().stream()
        .map(player -> "turn of " + Puppet.name(player))
        .toList()
        .indexOf(turn);
  }

  private Toy scripted(int turns, int... order) {
    Toy game =
        Call.<Toy>of(
                "new AnyGame(board)",
                () -> {
                  Toy.announce(3, events);
                  Object scripted = new Toy.Scripted(board, turns, order);
                  return (Toy) scripted; // cast, so that only this needs that class
                })
            .on("a game that overrides getNextPlayer")
            .get();
    events.clear();
    return game;
  }

  @Check(rule = "R6", points = 3)
  @DisplayName("A game has its rules first, then turns until it is over, at last its results")
  void playsToTheEnd() {
    for (int turns : new int[] {1, 2, 3, 4, 5, 40}) {
      Toy game = game(2, turns);
      List<String> expected = new ArrayList<>(Collections.nCopies(turns, "a turn"));
      expected.add(0, "rules");
      expected.add("results");
      Call<List<String>> call = played(game);
      List<String> seen = seen().filter(event -> !event.equals("over?")).toList();
      expect(call.on("two players; over after turn " + turns), expected, seen);
    }
  }

  /** What happened, whichever players had the turns: R5 is about their order. */
  private Stream<String> seen() {
    return events.stream().map(event -> event.startsWith("turn") ? "a turn" : event);
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("gameIsOver is asked after each turn, and at no other time")
  void asksAfterEachTurn() {
    Toy game = game(2, 3);
    List<String> expected = List.of("a turn", "over?", "a turn", "over?", "a turn", "over?");
    Call<List<String>> call = played(game);
    List<String> seen = seen().filter(event -> event.matches("a turn|over.")).toList();
    expect(call.on("two players; over after turn 3"), expected, seen);
  }

  @Check(rule = "R7", points = 3)
  @DisplayName("A subclass can decide about the order of turns")
  void letsSubclassesDecide() {
    Call<List<String>> call = played(scripted(5, 2, 2, 0, 1, 0));
    expect(
        call.on("getNextPlayer is overridden; it returns Cem, Cem, Ann, Bob, Ann"),
        List.of("turn of Cem", "turn of Cem", "turn of Ann", "turn of Bob", "turn of Ann"),
        turns());
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("Each turn begins with whose it is, and ends with \"Turn finished.\"")
  void printsTurns() {
    prints(game(2, 3), "two players");
    prints(
        scripted(3, 2, 0, 0),
        "three players; getNextPlayer is overridden; it returns Cem, Ann, Ann");
  }

  /** The lines of three turns, whichever players have them. */
  private void prints(Toy game, String on) {
    game.inTurn(player -> System.out.println(Puppet.name(player) + " thinks."));
    Call<List<String>> call = start(game).on(on);
    List<String> lines = call.get("the lines of three turns");
    List<String> turns = turns();
    call.require(!turns.isEmpty(), "the lines of three turns", "yours gave no turn");
    List<String> expected =
        turns.stream()
            .flatMap(
                turn ->
                    Stream.of(
                        "It's Player %d's turn.".formatted(index(game, turn)),
                        turn.replace("turn of ", "") + " thinks.",
                        "Turn finished."))
            .toList();
    // other lines may stand between these
    List<String> printed =
        lines.stream()
            .filter(line -> expected.stream().anyMatch(wanted -> Printed.same(line, wanted)))
            .toList();
    for (int i = 0; i < Math.max(expected.size(), printed.size()); i++) {
      String line = i < printed.size() ? printed.get(i) : "";
      String wanted = i < expected.size() ? expected.get(i) : "";
      call.require(
          Printed.same(line, wanted),
          wanted.isEmpty() ? "no line more" : "as line " + (i + 1) + " \"" + wanted + "\"",
          line.isEmpty() ? "yours ended before" : "yours printed \"" + line + "\"");
    }
  }

  @Check(rule = "R9")
  @DisplayName("Two games share nothing")
  void gamesShareNothing() {
    Toy first = game(2, 1);
    Field otherBoard = Field.of(1, 1, events);
    Toy second =
        Call.of("new AnyGame(otherBoard)", () -> Toy.of(otherBoard, 3, 2, events)).get("a game");
    played(second);
    Toy.announce(2, events); // if the first game asks again, which R1 is about
    hasItsPlayers(first, "another game was created and played");
    Call.of("game.getBoard()", () -> first.getBoard())
        .on("another game was created and played")
        .returnsSame(board, "the board of this game");
    Call.of("game.getActivePlayer()", () -> first.getActivePlayer())
        .on("another game was played, this one not yet")
        .returnsSame(null, "null");
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Game and four of its methods are abstract, and nothing else is")
  void isAbstract(Subject subject) {
    Design.of(subject, "Game")
        .isAbstractWith("createPlayers", "gameIsOver", "printRules", "printGameResults");
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Game knows no special game, and asks for no class")
  void knowsNoGame(Subject subject) {
    Design.knowsNoGame(subject, "Game");
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Games share no static field that changes")
  void sharesNoStaticFields(Subject subject) {
    Design.sharesNothing(subject);
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Only startGame gives players their turns, and no subclass can replace the loop")
  void keepsTheLoop(Subject subject) {
    Structure game = Structure.of(subject, "gamedesign.engine.Game");
    game.at("startGame").goesThrough("turns that startGame gives", "Player.takeTurn");
    for (JavaMethod method : subject.classes().get("gamedesign.engine.Game").getAllMethods()) {
      Set<JavaModifier> is = method.getModifiers();
      boolean open = is.contains(JavaModifier.PUBLIC) || is.contains(JavaModifier.PROTECTED);
      if (open && !method.getName().equals("startGame")) {
        RunningCode code = game.at(method.getName()).upTo("Game.startGame");
        if (code.reaches("Game.getNextPlayer")) {
          code.avoids("a loop that only startGame runs", "Player.takeTurn");
        }
      }
    }
  }

  private Toy game(int players, int turns) {
    events.clear(); // what a constructor does is left in it
    return Call.of("new AnyGame(board)", () -> Toy.of(board, players, turns, events))
        .on(Call.text("createPlayers returns %d players", players))
        .get("a game");
  }

  private static Call<List<String>> start(Toy game) {
    return Printed.call("game.startGame()", () -> game.startGame());
  }

  private static Call<List<String>> played(Toy game) {
    Call<List<String>> call = start(game);
    call.get("a whole game");
    return call;
  }

  private static void hasItsPlayers(Toy game, String on) {
    Call.of("game.getPlayers()", () -> names(game.getPlayers())).on(on).returns(names(game.made()));
  }

  private static String names(List<Player> players) {
    return String.join(", ", players.stream().map(Puppet::name).toList());
  }

  private static void expect(Call<?> call, List<String> expected, List<String> seen) {
    call.require(
        expected.equals(seen),
        String.join(", ", expected),
        "what happened: " + String.join(", ", seen));
  }
}
