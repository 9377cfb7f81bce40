package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoBoard;
import framework.games.quixo.QuixoFactory;
import framework.games.quixo.QuixoPiece;
import framework.model.Board;
import framework.model.BoardAccess;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-board: {@code QuixoBoard}. */
@Suite(lab = "framework", stage = "quixo-board", watchesTheProgram = true)
public class QuixoBoardSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String NAME = "framework.games.quixo.QuixoBoard";
  private static final char[] MOVERS = {'X', 'O'};

  @Test
  @Check(rule = "R1")
  @DisplayName("The board has five rows and five columns")
  void isFiveByFive() {
    Game game = Game.configured(() -> new QuixoFactory(), () -> new QuixoBoard());
    Board board = Given.thing(game.call(Game.MAKE_BOARD, () -> Board.instance()), "a board");
    Call.of("board.getRows()", () -> board.getRows()).returns(5);
    Call.of("board.getColumns()", () -> board.getColumns()).returns(5);
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("A new game begins with 25 blank cubes, also after play")
  void beginsWithBlankCubes() {
    Game game = CubeScene.unaskedGame(Map.of(Game.MAKE_BOARD, "R1"));
    expectBlankCubes(game, "a new game");
    game.put("XXXXO", "O...X", "X...O", "O...X", "OOXOO");
    game.newGame();
    expectBlankCubes(game, "board.newGame(players), after some play");
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("Five in a row or in a column win")
  void rowsAndColumnsWin() {
    for (char mover : MOVERS) {
      for (int i = 0; i < Cubes.SIZE; i++) {
        wins(mover, i * Cubes.SIZE, 1, new Cubes.Push(i, 4, i, 0));
        wins(mover, i, Cubes.SIZE, new Cubes.Push(4, i, 0, i));
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("Five along a diagonal win")
  void diagonalsWin() {
    for (char mover : MOVERS) {
      wins(mover, 0, 6, new Cubes.Push(0, 4, 0, 0));
      wins(mover, 4, 4, new Cubes.Push(0, 0, 0, 4));
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("A line of the other player's alone wins for the other player")
  void linesForTheOtherWin() {
    Cubes.Push down = new Cubes.Push(0, 4, 4, 4);
    for (char mover : MOVERS) {
      char other = Cubes.other(mover);
      ends(other, mover, down, "OOOO.", "....O", ".....", ".....", ".....");
      ends(other, mover, down, ".....", "OOOO.", "....O", ".....", ".....");
    }
  }

  @Test
  @Check(rule = "R3", points = 2, cases = CubePositions.Endings.class)
  @DisplayName("The end is right on boards drawn at random")
  void endsOnRandomBoards(Subject subject) {
    endsAsDrawn(subject);
  }

  private static void endsAsDrawn(Subject subject) {
    for (String text : subject.cases()) {
      CubePositions.Ending ending = CubePositions.Ending.parse(text);
      expectEnd(ending.winner(), ending.mover(), ending.push(), ending.letters());
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Without a line of five marks the game goes on")
  void goesOnWithoutLine() {
    Game fresh = CubeScene.unasked('X').game();
    expectWinner(gameOver(fresh, "a new game"), null);
    for (char mover : MOVERS) {
      Cubes.Push push = new Cubes.Push(4, 0, 4, 4);
      ends('.', mover, push, "XXXX.", "O.O.O", "OOXOO", ".....", ".XXOX");
      ends('.', mover, new Cubes.Push(0, 0, 0, 4), "XO.XX", "OXOOO", "OOXX.", "XXOXO", "OXX.X");
      ends('.', mover, new Cubes.Push(2, 0, 0, 0), "O....", "X.X.X", ".O.X.", "..O..", "X..O.");
      ends('.', mover, new Cubes.Push(0, 0, 0, 4), ".OXOX", "XOXOO", "OXOXX", "XOXOO", "OOXXX");
      goesOnWhereOneMarkIsMissing(mover);
    }
  }

  /** Each line in turn has four marks of the mover's, and a blank cube at each place in turn. */
  private static void goesOnWhereOneMarkIsMissing(char mover) {
    String blank = ".".repeat(Cubes.SIZE * Cubes.SIZE);
    for (int[] line : Cubes.lines()) {
      for (int gap : line) {
        StringBuilder marks = new StringBuilder(blank);
        for (int place : line) {
          marks.setCharAt(place, place == gap ? Cubes.BLANK : mover);
        }
        String after = marks.toString();
        Cubes.Push push =
            Cubes.pushes(blank, mover).stream()
                .filter(p -> after.charAt(p.toRow() * Cubes.SIZE + p.toColumn()) == mover)
                .findFirst()
                .orElseThrow();
        expectEnd(Cubes.BLANK, mover, push, Cubes.before(after, push));
      }
    }
  }

  @Test
  @Check(rule = "R5", points = 2, cases = CubePositions.LinesForBoth.class)
  @DisplayName("A move that makes lines for both is lost by who made it")
  void linesForBothLose(Subject subject) {
    Cubes.Push down = new Cubes.Push(0, 4, 4, 4);
    Cubes.Push right = new Cubes.Push(4, 4, 4, 0);
    for (char mover : MOVERS) {
      char other = Cubes.other(mover);
      ends(other, mover, down, "OOOO.", "XXXXO", "....X", ".....", ".....");
      ends(other, mover, down, "XXXX.", "OOOOX", "....O", ".....", ".....");
      ends(other, mover, right, ".XO..", ".XO..", ".XO..", ".XO..", "XO...");
      ends(other, mover, right, ".OX..", ".OX..", ".OX..", ".OX..", "OX...");
    }
    losesThoughAskedBefore(down);
    endsAsDrawn(subject);
  }

  /** X has made a move, and the board was asked after it; then O makes lines for both. */
  private static void losesThoughAskedBefore(Cubes.Push push) {
    CubeScene scene = CubeScene.unasked('O', "XXXX.", "OOOOX", "....O", ".....", ".....");
    try {
      gameOver(scene.game(), scene.drawn()).get();
    } catch (CheckFailed nothingSaid) {
      return; // which is for another rule to say
    }
    make(scene, push);
    String asked = "\n(asked after the move before, too)";
    expectWinner(gameOver(scene.game(), scene.afterMove(push) + asked), scene.other());
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("The status names the spaces of a line that has won")
  void namesTheWinningSpaces() {
    Cubes.Push right = new Cubes.Push(0, 4, 0, 0);
    for (char mover : MOVERS) {
      names(mover, right, "XXXX.", ".....", ".....", ".....", "....O");
      names(mover, new Cubes.Push(4, 0, 0, 0), "X....", "X....", "X....", "X....", "....O");
      names(mover, right, ".....", ".X...", "..X..", "...X.", "O...X");
      names(mover, right, "X.X..", ".X.X.", ".X.X.", ".X.X.", ".X.X.");
      names(mover, new Cubes.Push(0, 4, 4, 4), "OOOO.", "XXXXO", "....X", ".....", ".....");
    }
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("Asked again it says the same; after a take-back the game goes on")
  void followsTheBoard() {
    CubeScene scene = CubeScene.unasked('X', "XXXX.", ".....", ".....", ".....", "....O");
    Game game = scene.game();
    make(scene, new Cubes.Push(0, 4, 0, 0));
    String won = scene.drawn();
    expectWinner(gameOver(game, won), scene.mover());
    expectWinner(gameOver(game, won + "\n(asked for the second time)"), scene.mover());
    game.undo();
    String open = scene.drawn();
    expectWinner(gameOver(game, open + "\n(the winning move was taken back)"), null);
    game.redo();
    expectWinner(gameOver(game, won + "\n(taken back, and made again)"), scene.mover());
    game.undo();
    Cubes.Push other = new Cubes.Push(4, 0, 4, 4);
    make(scene, other);
    String instead = "\n(the winning move was taken back, and this one made instead)";
    expectWinner(gameOver(game, scene.afterMove(other) + instead), null);
    saysTheSameOfTwoLines();
    standsAlone();
  }

  /** Neither a question nor another board changes what a board says. */
  private static void standsAlone() {
    Replay<CubeScene> replay =
        Replay.<CubeScene>of("game")
            .asks("board.gameOverHook()", position -> Ending.said(position.game()));
    Life<CubeScene> winning =
        life('X', "XXXX.", ".....", ".....", ".....", "....O")
            .then("move(0, 4, 0, 0)", position -> make(position, new Cubes.Push(0, 4, 0, 0)))
            .then("undo()", position -> position.game().undo())
            .then("move(4, 0, 4, 4)", position -> make(position, new Cubes.Push(4, 0, 4, 4)));
    Life<CubeScene> other =
        life('O', ".O...", ".O...", ".O...", ".O...", ".....")
            .then("move(4, 1, 0, 1)", position -> make(position, new Cubes.Push(4, 1, 0, 1)));
    replay.twice(winning);
    replay.beside(winning, other);
  }

  private static Life<CubeScene> life(char mover, String... rows) {
    return Life.of("a game with " + String.join(" ", rows), () -> CubeScene.unasked(mover, rows));
  }

  /** Who has won on such a board is for another rule to say. */
  private static void saysTheSameOfTwoLines() {
    CubeScene scene = CubeScene.unasked('X', "OOOO.", "XXXXO", "....X", ".....", ".....");
    make(scene, new Cubes.Push(0, 4, 4, 4));
    String first;
    try {
      first = inWords(gameOver(scene.game(), scene.drawn()).get());
    } catch (CheckFailed nothingSaid) {
      return;
    }
    Call<GameOverStatus> again =
        gameOver(scene.game(), scene.drawn() + "\n(asked for the second time)");
    String second = inWords(again.get("the same as at first"));
    if (!second.equals(first)) {
      again.fail("the same as at first, " + first, "yours gave " + second);
    }
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("QuixoBoard is a Board of the framework")
  void isBoard(Subject subject) {
    Structure.of(subject, NAME).isA(Board.class, "a class that extends Board");
  }

  private static void expectBlankCubes(Game game, String after) {
    for (Space space : game.board()) {
      Call<Piece> call =
          Call.of(
                  "board.getSpace(%d, %d).getPiece()".formatted(space.getRow(), space.getColumn()),
                  () -> space.getPiece())
              .on(after);
      Piece cube = call.get();
      if (!(cube instanceof QuixoPiece) || cube.getPlayer() != null) {
        call.fail("a QuixoPiece of no player", "there is " + inWords(cube));
      }
    }
  }

  private static String inWords(Piece piece) {
    if (piece == null) {
      return "nothing";
    }
    String owner = piece.getPlayer() == null ? "of no player" : "of " + piece.getPlayer();
    return Kinds.kind(piece) + " " + owner;
  }

  /** Looks who has won after a move that completes a line on an otherwise blank board. */
  private static void wins(char mover, int start, int step, Cubes.Push push) {
    char[] after = ".".repeat(Cubes.SIZE * Cubes.SIZE).toCharArray();
    for (int i = 0; i < Cubes.SIZE; i++) {
      after[start + i * step] = mover;
    }
    expectEnd(mover, mover, push, Cubes.before(new String(after), push));
  }

  /**
   * Looks who has won after a move.
   *
   * @param winner X, O, or a dot if the game goes on
   * @param mover who moves
   * @param rows the board before, where X means the one who moves
   */
  private static void ends(char winner, char mover, Cubes.Push push, String... rows) {
    expectEnd(winner, mover, push, forMover(mover, rows));
  }

  private static String forMover(char mover, String... rows) {
    String letters = String.join("", rows);
    return mover == 'X' ? letters : Cubes.swapped(letters);
  }

  private static void expectEnd(char winner, char mover, Cubes.Push push, String letters) {
    CubeScene scene = CubeScene.unasked(mover, letters);
    make(scene, push);
    Player expected =
        winner == Cubes.BLANK ? null : winner == mover ? scene.mover() : scene.other();
    expectWinner(gameOver(scene.game(), scene.afterMove(push)), expected);
  }

  /** Looks which spaces the status names after a move that wins for somebody. */
  private static void names(char mover, Cubes.Push push, String... rows) {
    CubeScene scene = CubeScene.unasked(mover, forMover(mover, rows));
    make(scene, push);
    String letters = scene.letters();
    char winner = Cubes.hasLine(letters, Cubes.other(mover)) ? Cubes.other(mover) : mover;
    Call<GameOverStatus> call = gameOver(scene.game(), scene.afterMove(push));
    String expected = "a WinningSpacesGameOverStatus with the spaces of the line of " + winner;
    GameOverStatus status = call.get(expected);
    if (!(status instanceof WinningSpacesGameOverStatus winning)) {
      call.fail(expected, "yours gave " + inWords(status));
      return;
    }
    List<Space> spaces = Ending.spacesOf(call, winning, expected);
    boolean whole = false;
    Set<Integer> allowed = new HashSet<>();
    for (int[] line : Cubes.lines()) {
      if (Cubes.isLine(letters, line, winner)) {
        List<Integer> places = Arrays.stream(line).boxed().toList();
        allowed.addAll(places);
        whole |= spaces.stream().map(QuixoBoardSuite::place).toList().containsAll(places);
      }
    }
    if (!whole || !spaces.stream().allMatch(space -> allowed.contains(place(space)))) {
      call.fail(expected, "yours has the spaces " + spaces);
    }
  }

  private static int place(Space space) {
    return space.getRow() * Cubes.SIZE + space.getColumn();
  }

  private static void make(CubeScene scene, Cubes.Push push) {
    if (!scene.game().submit(scene.move(push))) {
      throw new CheckBlocked("the move for this check was refused: " + push);
    }
  }

  private static Call<GameOverStatus> gameOver(Game game, String on) {
    return game.call(Game.GAME_OVER, () -> BoardAccess.gameOverHook(game.board())).on(on);
  }

  /** Fails unless this player has won; null if the game goes on. */
  private static void expectWinner(Call<GameOverStatus> call, Player winner) {
    String expected = winner == null ? "a status: not over" : "a status: over, won by " + winner;
    GameOverStatus status = call.get(expected);
    boolean right =
        status != null
            && status.isGameOver() == (winner != null)
            && (winner == null || status.getWinner() == winner);
    if (!right) {
      call.fail(expected, "yours gave " + inWords(status));
    }
  }

  private static String inWords(GameOverStatus status) {
    if (status == null) {
      return "null";
    }
    if (!status.isGameOver()) {
      return "a status: not over";
    }
    String winner = status.getWinner() == null ? "nobody" : status.getWinner().getName();
    return "%s: over, won by %s".formatted(Kinds.kind(status), winner);
  }
}
