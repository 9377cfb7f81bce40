package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.suites.framework.Cubes.Push;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoPiece;
import framework.model.Board;
import framework.model.Player;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage quixo-board: {@code QuixoBoard}. Boards are as they are after a move, X's unless told. */
@Suite(lab = "framework", stage = "quixo-board", watchesTheProgram = true)
public class QuixoBoardSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String WITH = "a WinningSpacesGameOverStatus with ";
  private static final String LINES_FOR_BOTH = "OOOOO XXXXX ..... ..... ....X";

  /** A game in which somebody has just made the move that led to this position. */
  private static CubeScene after(Cubes position) {
    Push push = position.latest();
    CubeScene scene = CubeScene.unasked(position.before(push));
    scene.made(push);
    return scene;
  }

  private static void play(CubeScene scene, String step) {
    switch (step) {
      case "undo" -> scene.undone();
      case "redo" -> scene.redone();
      default -> scene.made(Push.of(step));
    }
  }

  /** Fails unless the board says who has won, if anybody has. */
  private static void ends(CubeScene scene, String when) {
    Player winner = scene.player(scene.position().winner());
    Ending.asked(scene.game(), scene.drawn() + when).returns(new Ending(winner != null, winner));
  }

  /** The same after a move of X that led to each of these boards, and after one of O. */
  private static void ends(String... boards) {
    forBoth(scene -> ends(scene, ""), boards);
  }

  private static void forBoth(Consumer<CubeScene> check, String... boards) {
    Cubes.forBoth('O', position -> check.accept(after(position)), boards);
  }

  /** A board with a line of X, and a blank cube instead of one of the marks. */
  private static String board(int[] line, int gap) {
    char[] letters = Cubes.START.letters().toCharArray();
    for (int place : line) {
      letters[place] = place == gap ? Cubes.BLANK : 'X';
    }
    return new String(letters);
  }

  @Check(rule = "R1")
  @DisplayName("The board has five rows and five columns")
  void isFiveByFive() {
    SnippetSession session = Game.quixo().session().run("board = Board.instance()");
    session.ask("board.getRows()").returns(5);
    session.ask("board.getColumns()").returns(5);
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("A new game begins with 25 blank cubes, also after play")
  void beginsWithBlankCubes() {
    Game game = CubeScene.unasked(Game.quixo(), Map.of(Game.MAKE_BOARD, "R1"));
    for (String when : List.of("a new game", "board.newGame(players), after some play")) {
      for (int i = 0; i < Cubes.START.letters().length(); i++) {
        game.ask("board.getSpace" + Cubes.space(i) + ".getPiece()")
            .on(when)
            .as(QuixoBoardSuite::inWords)
            .returns("a QuixoPiece of nobody");
      }
      game.put("XXXXO", "O...X", "X...O", "O...X", "OOXOO");
      game.newGame();
    }
  }

  private static String inWords(Object cube) {
    return cube instanceof QuixoPiece piece
        ? "a QuixoPiece of " + Kinds.whose(piece.getPlayer())
        : Kinds.kind(cube);
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("Five in a row or in a column win")
  void rowsAndColumnsWin() {
    Cubes.LINES.subList(0, 10).forEach(line -> ends(board(line, -1)));
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("Five along a diagonal win")
  void diagonalsWin() {
    Cubes.LINES.subList(10, 12).forEach(line -> ends(board(line, -1)));
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A line of the other player's alone wins for the other player")
  void linesForTheOtherWin() {
    ends("OOOOO ..... ..... ..... ....X", "..... OOOOO ..... ..... ....X");
  }

  @Check(rule = "R3", points = 2, cases = Cubes.Endings.class)
  @DisplayName("The end is right on boards drawn at random")
  void endsOnRandomBoards(Subject subject) {
    drawn(subject).filter(position -> !position.isForBoth()).forEach(one -> ends(after(one), ""));
  }

  private static Stream<Cubes> drawn(Subject subject) {
    return subject.cases().stream().map(Cubes::parse);
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Without a line of five marks the game goes on")
  void goesOnWithoutLine() {
    ends(CubeScene.unasked(Cubes.START), "");
    ends(
        "XXXX. O.O.O OOXOO ..... XXOXX",
        "O.XXX OXOOO OOXX. XXOXO OXX.X",
        "X.... O.X.X XO.X. ..O.. X..O.",
        "OXOXX XOXOO OXOXX XOXOO OOXXX");
    for (int[] line : Cubes.LINES) {
      for (int gap : line) {
        ends(board(line, gap));
      }
    }
  }

  @Check(rule = "R5", points = 2, cases = Cubes.Endings.class)
  @DisplayName("A move that makes lines for both is lost by who made it")
  void linesForBothLose(Subject subject) {
    ends(
        LINES_FOR_BOTH,
        "XXXXX OOOOO ..... ..... ....X",
        ".XO.. .XO.. .XO.. .XO.. XXO..",
        ".OX.. .OX.. .OX.. .OX.. XOX..");
    drawn(subject).filter(Cubes::isForBoth).forEach(position -> ends(after(position), ""));
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("The status names the spaces of a line that has won")
  void namesTheWinningSpaces() {
    forBoth(
        QuixoBoardSuite::names,
        "XXXXX ..... ..... ..... ....O",
        "X.... X.... X.... X.... X...O",
        "X.... .X... ..X.. ...X. O...X",
        "O...X ...X. ..X.. .X... X....",
        LINES_FOR_BOTH,
        "XXXXX OOOOO ..... ..... ....X");
  }

  private static void names(CubeScene scene) {
    Game game = scene.game();
    int[] line = scene.position().line(scene.position().winner());
    List<String> spaces = Arrays.stream(line).mapToObj(Cubes::space).toList();
    Call.of(Game.GAME_OVER, () -> Ending.said(game))
        .on(scene.drawn())
        .as(said -> said.replaceFirst("^.* with ", WITH))
        .returns(WITH + String.join(" ", spaces));
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("Asked again it says the same; after a take-back the game goes on")
  void followsTheBoard() {
    Cubes four = Cubes.of('X', "XXXX. ..... ..... ..... ....O");
    CubeScene scene = CubeScene.unasked(four);
    for (String step : List.of("0 4 0 0", "undo", "redo", "undo", "4 0 4 4")) {
      play(scene, step);
      ends(scene, "\n(the latest step: " + step + ")");
      ends(scene, "\n(asked for the second time)");
    }
    Replay<CubeScene> replay =
        Replay.<CubeScene>of("game").asks(Game.GAME_OVER, one -> Ending.said(one.game()));
    Life<CubeScene> winning = life(four, "0 4 0 0", "undo", "4 0 4 4");
    Life<CubeScene> both = life(Cubes.of('O', "XXXX. OOOOX ....O ..... ....."), "0 4 4 4");
    replay.twice(winning, both);
    replay.beside(winning, both);
  }

  /** A game in which these steps are made. */
  private static Life<CubeScene> life(Cubes position, String... steps) {
    Life<CubeScene> life =
        Life.of("a game with " + position.letters(), () -> CubeScene.unasked(position));
    for (String step : steps) {
      life = life.then("play(\"" + step + "\")", scene -> play(scene, step));
    }
    return life;
  }

  @Check(rule = "R3", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Whose the marks are decides, whatever the players are called")
  void goesByTheOwner() {
    Cubes.forBoth(
        'O',
        position -> {
          Push push = position.latest();
          CubeScene scene = CubeScene.ofStrangers(position.before(push));
          scene.made(push);
          ends(scene, "");
        },
        "XXXXX ..... ..... ..... ....O",
        "XXXX. O.O.O OOXOO ..... XXOXX");
  }

  @Check(rule = "R7", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Asking moves no cube, not even for a moment, and no static field keeps a game")
  void movesNothing(Subject subject) {
    forBoth(
        scene -> {
          ends(scene, "");
          Roles.movesNothing(scene.game().board(), Ending.asked(scene.game(), scene.drawn()));
        },
        "XXXXX ..... ..... ..... ....O",
        "XXXX. O.O.O OOXOO ..... XXOXX");
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("QuixoBoard is a Board of the framework, and knows no view")
  void isBoard(Subject subject) {
    Structure.each(subject).forEach(one -> one.extendsClass(Board.class));
    Roles.knowsNoView(subject, subject.types());
  }
}
