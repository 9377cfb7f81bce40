package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoMove;
import framework.games.quixo.QuixoPiece;
import framework.model.Move;
import framework.model.MovePieceMove;
import framework.model.Piece;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage quixo-move: {@code QuixoMove}. */
@Suite(lab = "framework", stage = "quixo-move", watchesTheProgram = true)
public class QuixoMoveSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String NAME = "framework.games.quixo.QuixoMove";
  private static final String[] MIXED = {"XO.XO", "..OX.", "OXOXO", "X.X.O", "O.OX."};

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("The cube leaves its space, and 25 cubes are on the board")
  void leavesItsSpace() {
    for (int[] numbers : new int[][] {{0, 2, 0, 4}, {0, 2, 0, 0}, {0, 2, 4, 2}, {4, 4, 0, 4}}) {
      CubeScene scene = CubeScene.of('X', MIXED);
      Cubes.Push push = push(numbers);
      Piece taken = cubeAt(scene, push.fromRow(), push.fromColumn());
      Call<Boolean> call = submit(scene, push);
      made(call);
      int cubes = 25 - (int) scene.cubes().stream().filter(cube -> cube == null).count();
      if (cubes != 25) {
        call.fail("25 cubes on the board", "there are " + cubes);
      }
      for (Piece cube : scene.cubes()) {
        if (!(cube instanceof QuixoPiece)) {
          call.fail(
              "25 cubes on the board, each a QuixoPiece",
              "yours has %s on %s".formatted(Kinds.kind(cube), cube.getSpace()));
        }
      }
      Piece left = cubeAt(scene, push.fromRow(), push.fromColumn());
      if (left == taken) {
        call.fail("another cube where one was taken", "the cube is still there");
      }
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("In a row, the cubes between slide one space towards the gap")
  void rowsSlide() {
    leads("XO.XO", 0, 0, 0, 4, "O.XOX");
    leads("XO.XO", 0, 2, 0, 4, "XOXOX");
    leads("XO.XO", 0, 2, 0, 0, "XXOXO");
    leads("XO.X.", 0, 4, 0, 0, "XXO.X");
    leads("XO.XO", 0, 3, 0, 0, "XXO.O");
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("In a column, the cubes between slide one space towards the gap")
  void columnsSlide() {
    leadsDown("XO.XO", 0, 4, "O.XOX");
    leadsDown("XO.XO", 2, 4, "XOXOX");
    leadsDown("XO.XO", 2, 0, "XXOXO");
    leadsDown("XO.X.", 4, 0, "XXO.X");
    leadsDown("XO.XO", 3, 0, "XXO.O");
  }

  @Test
  @Check(rule = "R2", points = 2, cases = CubePositions.AnyPushes.class)
  @DisplayName("The board after a move is right on boards drawn at random")
  void movesOnRandomBoards(Subject subject) {
    for (String text : subject.cases()) {
      CubePositions.Pushed pushed = CubePositions.Pushed.parse(text);
      CubeScene scene = CubeScene.of(pushed.mover(), pushed.letters());
      leads(scene, pushed.push(), pushed.after());
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("The cube that is pushed in shows the mark of who moved it")
  void showsTheMarkOfTheMover() {
    for (char mover : new char[] {'X', 'O'}) {
      for (String rows : new String[] {"....." + "O.X.O" + "X...X", "XOXOX", "OXOXO"}) {
        String letters = rows + ".".repeat(25 - rows.length());
        for (Cubes.Push push : Cubes.pushes(letters, mover)) {
          if (push.fromRow() == 0) {
            CubeScene scene = CubeScene.of(mover, letters);
            Call<Boolean> call = submit(scene, push);
            made(call);
            Piece cube = cubeAt(scene, push.toRow(), push.toColumn());
            if (cube == null || cube.getPlayer() != scene.mover()) {
              call.fail("a cube of " + mover + " at the end", "there is " + inWords(cube));
            }
          }
        }
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("The cubes that slide are the same cubes as before, and all others stay")
  void slidesTheVeryCubes() {
    for (int[] numbers :
        new int[][] {{0, 0, 0, 4}, {0, 2, 0, 0}, {0, 2, 4, 2}, {4, 2, 0, 2}, {3, 0, 0, 0}}) {
      CubeScene scene = CubeScene.of('X', "XO.XO", "..OX.", "OX.XO", "X.X.O", "O.XX.");
      Cubes.Push push = push(numbers);
      List<Piece> before = scene.cubes();
      Call<Boolean> call = submit(scene, push);
      made(call);
      List<Piece> after = scene.cubes();
      int at = place(push.fromRow(), push.fromColumn());
      int end = place(push.toRow(), push.toColumn());
      int step =
          5 * Integer.signum(push.toRow() - push.fromRow())
              + Integer.signum(push.toColumn() - push.fromColumn());
      List<Piece> expected = new ArrayList<>(before);
      while (at != end) {
        expected.set(at, before.get(at + step));
        at += step;
      }
      for (int place = 0; place < expected.size(); place++) {
        if (place != end && after.get(place) != expected.get(place)) {
          boolean slid = expected.get(place) != before.get(place);
          call.fail(
              "on %s the very cube that was %s"
                  .formatted(inWords(place), slid ? "next to it" : "there"),
              "yours has " + inWords(after.get(place)) + ", another object");
        }
      }
    }
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("After a take-back every cube is where it was, the very same one")
  void undoPutsEverythingBack() {
    for (char mover : new char[] {'X', 'O'}) {
      String letters = String.join("", MIXED);
      for (Cubes.Push push : Cubes.pushes(letters, mover)) {
        CubeScene scene = CubeScene.of(mover, letters);
        List<Piece> before = scene.cubes();
        made(submit(scene, push));
        Call<Boolean> call = takeBack(scene, push);
        same(call, before, scene.cubes());
      }
    }
  }

  @Test
  @Check(rule = "R5", points = 2, cases = CubePositions.Games.class)
  @DisplayName("A whole game can be taken back, move by move")
  void undoesWholeGames(Subject subject) {
    for (String text : subject.cases()) {
      CubeScene scene = CubeScene.of('X', ".".repeat(25));
      Game game = scene.game();
      List<List<Piece>> boards = new ArrayList<>();
      List<Cubes.Push> pushes = CubePositions.readGame(text);
      for (Cubes.Push push : pushes) {
        boards.add(scene.cubes());
        Move move = game.move(push.fromRow(), push.fromColumn(), push.toRow(), push.toColumn());
        made(
            Call.of("move " + boards.size() + ", from " + push, () -> game.submit(move))
                .on(scene.drawn()));
      }
      for (int i = boards.size() - 1; i >= 0; i--) {
        Call<Boolean> call =
            Call.of(
                    "taking back move %d, from %s".formatted(i + 1, pushes.get(i)),
                    () -> game.undo())
                .on(Cubes.drawn(scene.letters()));
        undone(call);
        same(call, boards.get(i), scene.cubes());
      }
    }
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("A move that was taken back can be made again")
  void canBeMadeAgain() {
    for (char mover : new char[] {'X', 'O'}) {
      String letters = String.join("", MIXED);
      for (Cubes.Push push : Cubes.pushes(letters, mover)) {
        CubeScene scene = CubeScene.of(mover, letters);
        List<Piece> before = scene.cubes();
        made(submit(scene, push));
        String after = Cubes.after(letters, push, mover);
        takeBack(scene, push);
        Call<Boolean> call =
            Call.of("making the move from %s again".formatted(push), () -> scene.game().redo())
                .on(scene.drawn());
        made(call);
        shows(call, scene, after);
        takeBack(scene, push);
        same(call, before, scene.cubes());
      }
    }
  }

  @Test
  @Check(rule = "R7", points = 2)
  @DisplayName("A move against the rules is refused, and nothing changes")
  void refusesIllegalMoves() {
    refused(1, 1, 1, 4);
    refused(0, 1, 0, 4);
    refused(0, 0, 0, 0);
    refused(0, 0, 0, 3);
    refused(0, 2, 4, 4);
    refused(2, 2, 2, 0);
  }

  @Test
  @Check(rule = "R8", kind = Kind.STRUCTURE)
  @DisplayName("QuixoMove is a MovePieceMove of the framework")
  void isMovePieceMove(Subject subject) {
    Structure.of(subject, NAME).isA(MovePieceMove.class, "a class that extends MovePieceMove");
  }

  private static Cubes.Push push(int... numbers) {
    return new Cubes.Push(numbers[0], numbers[1], numbers[2], numbers[3]);
  }

  private static int place(int row, int column) {
    return row * Cubes.SIZE + column;
  }

  private static Piece cubeAt(CubeScene scene, int row, int column) {
    return scene.game().piece(row, column);
  }

  private static Call<Boolean> submit(CubeScene scene, Cubes.Push push) {
    String on = scene.drawn();
    QuixoMove move = scene.move(push);
    return Call.of("a QuixoMove from " + push, () -> scene.game().submit(move)).on(on);
  }

  private static Call<Boolean> takeBack(CubeScene scene, Cubes.Push push) {
    Call<Boolean> call =
        Call.of("taking the move back", () -> scene.game().undo()).on(scene.afterMove(push));
    undone(call);
    return call;
  }

  private static void undone(Call<Boolean> call) {
    if (!call.get("undoHook to give true")) {
      call.fail("undoHook to give true", "yours gave false");
    }
  }

  private static void made(Call<Boolean> call) {
    if (!call.get("a move that is made")) {
      call.fail("a move that is made", "yours was refused");
    }
  }

  private static void leads(
      String row, int fromRow, int fromColumn, int toRow, int toColumn, String after) {
    CubeScene scene = CubeScene.of('X', row, "OOXX.", ".X.O.", "XX.OO", "O.O.X");
    leads(
        scene,
        push(fromRow, fromColumn, toRow, toColumn),
        after + String.join("", "OOXX.", ".X.O.", "XX.OO", "O.O.X"));
  }

  private static void leadsDown(String column, int fromRow, int toRow, String after) {
    leads(
        CubeScene.of('X', withColumn(column)),
        push(fromRow, 0, toRow, 0),
        String.join("", withColumn(after)));
  }

  private static String[] withColumn(String column) {
    String[] rest = {"OXX.", "X.O.", "X.OO", ".O.X", "OO.X"};
    String[] rows = new String[Cubes.SIZE];
    for (int row = 0; row < rows.length; row++) {
      rows[row] = column.charAt(row) + rest[row];
    }
    return rows;
  }

  private static void leads(CubeScene scene, Cubes.Push push, String after) {
    Call<Boolean> call = submit(scene, push);
    made(call);
    shows(call, scene, after);
  }

  private static void shows(Call<Boolean> call, CubeScene scene, String after) {
    String seen = scene.letters();
    if (!seen.equals(after)) {
      call.fail(Cubes.difference(after, seen), "yours has " + Cubes.difference(seen, after));
    }
  }

  private static void same(Call<Boolean> call, List<Piece> before, List<Piece> after) {
    for (int place = 0; place < before.size(); place++) {
      if (after.get(place) != before.get(place)) {
        call.fail(
            "on %s the very cube that was there before".formatted(inWords(place)),
            "yours has " + inWords(after.get(place)));
      }
    }
  }

  private static void refused(int fromRow, int fromColumn, int toRow, int toColumn) {
    CubeScene scene = CubeScene.of('X', MIXED);
    List<Piece> before = scene.cubes();
    Call<Boolean> call = submit(scene, push(fromRow, fromColumn, toRow, toColumn));
    if (call.get("a move that is refused")) {
      call.fail("a move that is refused", "yours was made");
    }
    same(call, before, scene.cubes());
  }

  private static String inWords(int place) {
    return "(%d, %d)".formatted(place / Cubes.SIZE, place % Cubes.SIZE);
  }

  private static String inWords(Piece cube) {
    if (cube == null) {
      return "nothing";
    }
    return cube.getPlayer() == null ? "a blank cube" : "a cube of " + cube.getPlayer();
  }
}
