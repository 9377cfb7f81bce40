package boardwright.suites.gamedesign;

import boardwright.protocol.Kind;
import boardwright.testkit.Abstraction;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.Printed;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gamedesign.engine.Player;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage player: {@code Player}. */
@Suite(lab = "gamedesign", stage = "player")
public class PlayerSuite implements StyleRules {
  private static final Set<String> SYNOPSIS =
      Set.of(
          "getRow",
          "getCol",
          "getGame",
          "takeTurn",
          "getPlayerNum",
          "moveTo",
          "printMoveToMessage");

  private static final String FROM = "ann is at row 0, column 2";

  private final List<String> events = new ArrayList<>();
  private final Field board = Field.of(4, 6, events);
  private Puppet last;

  @Check(rule = "R1", points = 2)
  @DisplayName("A player without a place is at row -1, column -1")
  void beginsNowhere() {
    Toy game = game(1);
    isAt(
        quietly("new AnyPlayer(game)", () -> new Puppet(game, "Ann", events)),
        -1,
        -1,
        "super(game)");
    Puppet placed = at(game, 3, 5); // or -1 would say nothing
    Call.of("ann.getRow()", () -> placed.getRow())
        .on("super(game, 3, 5)")
        .require(row -> row != -1, "a row of the board", row -> "yours said " + row);
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("A player with a place begins there, and no tile is told")
  void beginsAtItsPlace() {
    Toy game = game(1);
    for (int[] at : new int[][] {{3, 5}, {0, 2}, {-1, -1}}) {
      Object written = Call.text("new AnyPlayer(game, %d, %d)", at[0], at[1]);
      Puppet player = quietly(written, () -> new Puppet(game, "Ann", events, at[0], at[1]));
      isAt(player, at[0], at[1], "super(game, %d, %d)".formatted(at[0], at[1]));
    }
  }

  /** A player whose constructor does nothing else. */
  private Puppet quietly(Object written, Callable<Puppet> code) {
    events.clear();
    Call<List<String>> call = Printed.call(written, () -> last = code.call());
    Printed.nothing(call, "a player");
    call.require(events.isEmpty(), "nothing to happen", "but " + String.join(", ", events));
    return last;
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("A player knows the game, in getGame and in the field game")
  void knowsTheGame() {
    Toy game = game(1);
    Toy other = game(1);
    Puppet nowhere =
        Call.of("new AnyPlayer(game)", () -> new Puppet(game, "Ann", events)).get("a player");
    Puppet placed =
        Call.of("new AnyPlayer(game, 1, 1)", () -> new Puppet(other, "Ann", events, 1, 1))
            .get("a player");
    knows(nowhere, game, "super(game)");
    knows(placed, other, "super(game, 1, 1)");
  }

  private static void knows(Puppet ann, Toy game, String on) {
    Call.of("ann.getGame()", () -> ann.getGame()).on(on).returnsSame(game, "the game");
    Call.of("ann.game", () -> Inside.of(ann, Player.class, "game"))
        .on(on)
        .returnsSame(game, "the game");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("The number of a player is the index in the game's list")
  void hasANumber() {
    Toy.announce(3, events);
    Turning game = Call.of("new AnyGame(board)", () -> new Turning(board)).get();
    events.clear();
    for (int i = 0; i < 3; i++) {
      hasNumber(game.puppet(i), i, "the game's list has three players; this one has index " + i);
    }
    game.turned = true;
    for (int i = 0; i < 3; i++) {
      hasNumber(game.puppet(i), 2 - i, "the game's list is now the other way round");
    }
    hasNumber(at(game, 0, 0), -1, "the player is not in the game's list");
  }

  private static void hasNumber(Puppet player, int number, String on) {
    Call.of("player.getPlayerNum()", () -> player.getPlayerNum()).on(on).returns(number);
  }

  /** A game whose list of players can be turned round. */
  private static final class Turning extends Toy {
    private boolean turned;

    Turning(Field board) {
      super(board, 1);
    }

    @Override
    public List<Player> getPlayers() {
      List<Player> players = new ArrayList<>(super.getPlayers());
      if (turned) {
        Collections.reverse(players);
      }
      return players;
    }
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("moveTo changes the player's place")
  void moves() {
    Puppet player = at(game(1), 0, 2);
    for (int place = 4 * 6 - 1; place >= 0; place--) {
      int row = place % 4;
      int col = place / 4;
      moveTo(player, row, col).get();
      isAt(player, row, col, "ann.moveTo(%d, %d)".formatted(row, col));
      events.clear();
    }
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("moveTo begins with the message, before the player's place changes")
  void announcesFirst() {
    Puppet player = telling(0, 2);
    Call<Void> call = moveTo(player, 3, 5);
    call.get();
    String expected = Puppet.Telling.message(0, 2, 3, 5, 0, 2);
    expect(call, expected, events.isEmpty() ? "nothing" : events.get(0));
    long messages = events.stream().filter(event -> event.startsWith("the message")).count();
    call.require(messages == 1, "one call of printMoveToMessage", "yours made " + messages);
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("moveTo ends by telling the new tile, once, and no other")
  void tellsTheTile() {
    Puppet player = telling(0, 2);
    endsAtTheTile(player, moveTo(player, 3, 5));
    events.clear();
    endsAtTheTile(player, moveTo(player, 3, 5).on("ann is at row 3, column 5 already"));
  }

  private void endsAtTheTile(Puppet player, Call<Void> call) {
    call.get();
    List<String> told = events.stream().filter(event -> event.startsWith("the tile")).toList();
    expect(
        call,
        Field.Witness.told(3, 5, player, 3, 5),
        told.isEmpty() ? "no tile was told" : String.join(", ", told));
    boolean last = events.indexOf(told.get(0)) == events.size() - 1;
    call.require(last, "the tile to be told last", "something came after it");
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("A tile can send the player on")
  void isSentOn() {
    Puppet player = at(game(1), 0, 2);
    ((Field.Witness) board.laid(1, 1)).then(() -> player.moveTo(2, 3));
    ((Field.Witness) board.laid(2, 3)).then(() -> player.moveTo(0, 0));
    String tiles = "the tile at (1, 1) calls ann.moveTo(2, 3), the one there ann.moveTo(0, 0)";
    Call<Void> call = moveTo(player, 1, 1).on(FROM + "; " + tiles);
    call.get();
    isAt(player, 0, 0, "moveTo(1, 1), where " + tiles);
    expect(
        call,
        Stream.of(new int[] {1, 1}, new int[] {2, 3}, new int[] {0, 0})
            .map(at -> Field.Witness.told(at[0], at[1], player, at[0], at[1]))
            .collect(Collectors.joining(", ")),
        String.join(", ", events));
    isSentThroughAllTiles(player);
  }

  private void isSentThroughAllTiles(Puppet player) {
    for (int place = 1; place < 4 * 6; place++) {
      int row = place / 6;
      int col = place % 6;
      int before = place - 1;
      ((Field.Witness) board.laid(before / 6, before % 6)).then(() -> player.moveTo(row, col));
    }
    events.clear();
    String tiles = "each tile calls ann.moveTo with the place of the next one, row by row";
    Call<Void> call = moveTo(player, 0, 0).on(tiles);
    call.get();
    isAt(player, 3, 5, "moveTo(0, 0), where " + tiles);
    call.require(events.size() == 24, "24 tiles to be told", "yours told " + events.size());
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("The message names the player and both places")
  void printsTheMove() {
    Toy game = game(2);
    Puppet player = game.puppet(1);
    String written = "player.printMoveToMessage(0, 2, 3, 4)";
    Call<List<String>> call = Printed.call(written, () -> player.printMoveToMessage(0, 2, 3, 4));
    Printed.saysOnly(call.on("the player has number 1"), "Player 1 moved from (0, 2) to (3, 4)");
  }

  @Check(rule = "R7")
  @DisplayName("Two players share nothing")
  void playersShareNothing() {
    Toy game = game(2);
    Puppet one = at(game, 0, 2);
    Puppet other = at(game, 1, 1);
    moveTo(one, 3, 5).get();
    isAt(other, 1, 1, "another player moved");
    moveTo(other, 2, 2).get();
    isAt(one, 3, 5, "ann.moveTo(3, 5), then another player moved");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Player and takeTurn are abstract and nothing else is, and only game is protected")
  void isBuiltAsDesigned(Subject subject) {
    Abstraction design = Design.of(subject, "Player");
    design.isAbstractWith("takeTurn");
    design.hasOnlyProtected("game");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Player knows no game, and asks nothing for its class")
  void knowsNoGame(Subject subject) {
    Design.knowsNoGame(subject, "Player");
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Players share no static field that changes")
  void sharesNoStaticFields(Subject subject) {
    Design.sharesNothing(subject);
  }

  @Check(rule = "R4", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Only moveTo changes the place of a player")
  void onlyMoveToMoves() {
    Puppet moved = at(game(1), 0, 2);
    moveTo(moved, 3, 5).get();
    isAt(moved, 3, 5, "ann.moveTo(3, 5)");
    for (Method method : otherMethods()) {
      Puppet player = at(game(1), 0, 2);
      Object[] arguments = Collections.nCopies(method.getParameterCount(), (Object) 1).toArray();
      String numbers = Stream.of(arguments).map(String::valueOf).collect(Collectors.joining(", "));
      String call = "ann.%s(%s)".formatted(method.getName(), numbers);
      Call.run(call, () -> Printed.by(() -> call(method, player, arguments)))
          .on(FROM)
          .as(any -> isWhereItsTileWasTold(player))
          .require(right -> right, "a player who moves by moveTo alone", no -> placed(player));
    }
  }

  /** What a subclass can call besides the synopsis, as far as numbers are all that it takes. */
  private static List<Method> otherMethods() {
    List<Method> methods = new ArrayList<>();
    for (Class<?> at = Player.class; at != Object.class; at = at.getSuperclass()) {
      for (Method method : at.getDeclaredMethods()) {
        boolean called =
            !Modifier.isPrivate(method.getModifiers())
                && !Modifier.isStatic(method.getModifiers())
                && !Modifier.isAbstract(method.getModifiers())
                && !SYNOPSIS.contains(method.getName());
        if (called && Stream.of(method.getParameterTypes()).allMatch(int.class::equals)) {
          methods.add(method);
        }
      }
    }
    methods.sort(Comparator.comparing(Method::getName));
    return methods;
  }

  private static Object call(Method method, Puppet player, Object[] arguments) throws Exception {
    try {
      method.setAccessible(true);
      return method.invoke(player, arguments);
    } catch (InvocationTargetException refused) {
      return null; // it may need a moment in which there is more than this
    }
  }

  private boolean isWhereItsTileWasTold(Puppet player) {
    int row = player.getRow();
    int col = player.getCol();
    boolean stayed = row == 0 && col == 2;
    return stayed
        || row < 0
        || col < 0
        || events.contains(Field.Witness.told(row, col, player, row, col));
  }

  private static String placed(Puppet player) {
    return "yours was at (%d, %d) then, and no tile was told"
        .formatted(player.getRow(), player.getCol());
  }

  private Toy game(int players) {
    Toy game =
        Call.of("new AnyGame(board)", () -> Toy.of(board, players, 1, events))
            .on("createPlayers creates players that extend Player")
            .get();
    events.clear();
    return game;
  }

  /** A player of the game, whatever the constructor does besides or forgets: R1 and R2 ask. */
  private Puppet created(Toy game, Object written, Callable<Puppet> code) {
    Printed.call(written, () -> last = code.call()).get("a player");
    last.join(game);
    events.clear();
    return last;
  }

  private Puppet at(Toy game, int row, int col) {
    return created(
        game,
        Call.text("new AnyPlayer(game, %d, %d)", row, col),
        () -> new Puppet(game, "Ann", events, row, col));
  }

  private Puppet telling(int row, int col) {
    Toy game = game(1);
    return created(game, "new AnyPlayer(game, 0, 2)", () -> Puppet.telling(game, events, row, col));
  }

  private Call<Void> moveTo(Puppet player, int row, int col) {
    return Call.run(
            Call.text("ann.moveTo(%d, %d)", row, col),
            () -> Printed.by(() -> player.moveTo(row, col)))
        .on(FROM);
  }

  private static void isAt(Puppet player, int row, int col, String after) {
    Puppet.isAt("ann", player, row, col, after);
  }

  private static void expect(Call<?> call, String expected, String seen) {
    call.require(expected.equals(seen), expected, "what happened: " + seen);
  }
}
