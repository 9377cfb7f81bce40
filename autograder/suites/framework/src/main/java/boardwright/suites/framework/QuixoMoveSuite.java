package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.suites.framework.Cubes.Push;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Luck;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.quixo.QuixoPiece;
import framework.model.MovePieceMove;
import framework.model.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.DisplayName;

/** Stage quixo-move: {@code QuixoMove}. */
@Suite(lab = "framework", stage = "quixo-move", watchesTheProgram = true)
public class QuixoMoveSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String MIXED = "XO.XO ..OX. OXOXO X.X.O O.OX.";

  /** So many moves of a game are made, where chance chooses them. */
  private static final int MOVES = 20;

  /** What a failure says where cubes are called as {@link CubeScene#names} calls them. */
  private static final String NAMED = ", where the cubes were a to y before, row by row";

  /** All moves on the mixed board, each in a new game: first those of X, then those of O. */
  private static void eachMove(BiConsumer<CubeScene, Push> check) {
    for (char mover : new char[] {'X', 'O'}) {
      Cubes mixed = Cubes.of(mover, MIXED);
      mixed.pushes().forEach(push -> check.accept(CubeScene.of(mixed), push));
    }
  }

  private static Push any(CubeScene scene, Random random) {
    List<Push> pushes = scene.position().pushes();
    return pushes.get(random.nextInt(pushes.size()));
  }

  /** Fails unless the board is as it must be after the moves that were made. */
  private static void isRight(Call<?> call, CubeScene scene) {
    expect(call, scene.position().letters(), scene.letters(), "");
  }

  /** Fails unless each cube of an earlier board lies where it lay. */
  private static void isRestored(Call<?> call, List<Piece> before, CubeScene scene) {
    expect(call, CubeScene.NAMES, scene.names(before), NAMED);
  }

  private static void expect(Call<?> call, String expected, String seen, String named) {
    if (!expected.equals(seen)) {
      String right = Cubes.difference(expected, seen) + named;
      call.fail(right, "yours has " + Cubes.difference(seen, expected));
    }
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("The cube leaves its space, and 25 cubes are on the board")
  void leavesItsSpace() {
    eachMove(
        (scene, push) -> {
          Piece taken = scene.game().pieces().get(push.from());
          Call<?> call = scene.made(push);
          List<Piece> cubes = scene.game().pieces();
          String cubesOnly = "25 cubes on the board, each a QuixoPiece";
          for (int place = 0; place < cubes.size(); place++) {
            Piece cube = cubes.get(place);
            String seen = "on %s is %s".formatted(Cubes.space(place), Kinds.kind(cube));
            call.require(cube instanceof QuixoPiece, cubesOnly, seen);
          }
          boolean other = cubes.get(push.from()) != taken;
          call.require(other, "another cube where one was taken", "the cube is still there");
        });
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("In a row, the cubes between slide one space towards the gap")
  void rowsSlide() {
    slide("XO.X. OOXX. .X.O. XX.OO O.O.X", "0 0 0 4", "0 2 0 4", "0 2 0 0", "0 4 0 0", "0 3 0 0");
  }

  private static void slide(String board, String... pushes) {
    for (String push : pushes) {
      CubeScene scene = CubeScene.of(Cubes.of('X', board));
      isRight(scene.made(Push.of(push)), scene);
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("In a column, the cubes between slide one space towards the gap")
  void columnsSlide() {
    slide("XOXX. OX.O. .X.OO X.O.X .OO.X", "0 0 4 0", "2 0 4 0", "2 0 0 0", "4 0 0 0", "3 0 0 0");
  }

  @Check(rule = "R2", points = 2, cases = Luck.Seeds.class)
  @DisplayName("The board after a move is right on boards drawn at random")
  void movesOnRandomBoards(Subject subject) {
    for (String seed : subject.cases()) {
      Random random = new Random(Long.parseLong(seed));
      CubeScene scene = CubeScene.of(Cubes.START);
      for (int i = 0; i < MOVES; i++) {
        isRight(scene.made(any(scene, random)), scene);
      }
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("The cube that is pushed in shows the mark of who moved it")
  void showsTheMarkOfTheMover() {
    eachMove(
        (scene, push) -> {
          Call<?> call = scene.made(push);
          char mark = scene.position().other();
          char seen = scene.letters().charAt(push.to());
          call.require(seen == mark, "a cube of " + mark + " at the end", "there is " + seen);
        });
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("The cubes that slide are the same cubes as before, and all others stay")
  void slidesTheVeryCubes() {
    eachMove(
        (scene, push) -> {
          List<Piece> before = scene.game().pieces();
          Call<?> call = scene.made(push);
          String pushedIn = scene.letters().substring(push.to(), push.to() + 1);
          StringBuilder seen = new StringBuilder(scene.names(before));
          seen.replace(push.to(), push.to() + 1, pushedIn);
          String expected = new Cubes(CubeScene.NAMES, pushedIn.charAt(0)).after(push).letters();
          expect(call, expected, seen.toString(), NAMED);
        });
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("After a take-back every cube is where it was, the very same one")
  void undoPutsEverythingBack() {
    eachMove(
        (scene, push) -> {
          List<Piece> before = scene.game().pieces();
          changes(scene.made(push), before, scene);
          isRestored(scene.undone(), before, scene);
        });
  }

  /** Fails if a move changes nothing: then there is nothing to take back, or to refuse. */
  private static void changes(Call<Boolean> made, List<Piece> before, CubeScene scene) {
    boolean changed = !before.equals(scene.game().pieces());
    made.require(changed, "cubes that are pushed", "nothing was pushed");
  }

  @Check(rule = "R5", points = 2, cases = Luck.Seeds.class)
  @DisplayName("A whole game can be taken back, move by move")
  void undoesWholeGames(Subject subject) {
    for (String seed : subject.cases()) {
      Random random = new Random(Long.parseLong(seed));
      CubeScene scene = CubeScene.of(Cubes.START);
      List<List<Piece>> boards = new ArrayList<>();
      for (int i = 0; i < MOVES; i++) {
        boards.add(0, scene.game().pieces());
        changes(scene.made(any(scene, random)), boards.get(0), scene);
      }
      boards.forEach(before -> isRestored(scene.undone(), before, scene));
    }
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("A move that was taken back can be made again")
  void canBeMadeAgain() {
    eachMove(
        (scene, push) -> {
          List<Piece> before = scene.game().pieces();
          scene.made(push);
          scene.undone();
          isRight(scene.redone(), scene);
          isRestored(scene.undone(), before, scene);
        });
    // the last one takes the cube that the first one has pushed in
    CubeScene scene = CubeScene.of(Cubes.of('X', "..... ..... ..... ..... ....."));
    List<String> pushes = List.of("0 0 0 4", "4 0 4 4", "0 4 4 4");
    pushes.forEach(push -> scene.made(Push.of(push)));
    pushes.forEach(push -> scene.undone());
    pushes.forEach(push -> isRight(scene.redone(), scene));
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("A move against the rules is refused, and nothing changes")
  void refusesIllegalMoves() {
    CubeScene legal = CubeScene.of(Cubes.START);
    List<Piece> start = legal.game().pieces();
    changes(legal.made(Push.of("0 0 0 4")), start, legal);
    for (String push : List.of("1 1 1 4", "0 1 0 4", "0 0 0 0", "0 0 0 3", "0 2 4 4", "2 2 2 0")) {
      CubeScene scene = CubeScene.of(Cubes.of('X', MIXED));
      List<Piece> before = scene.game().pieces();
      Call<Boolean> call = scene.move(Push.of(push));
      call.require(made -> !made, "a move that is refused", made -> "yours was made");
      isRestored(call, before, scene);
    }
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("What the undo needs is kept in the move: not in the log, not in a static field")
  void remembersByItself(Subject subject) {
    for (Structure move : Structure.each(subject)) {
      move.at("makeMoveHook", "undoHook")
          .avoids(
              "a move that keeps in its own fields what its undo needs",
              "MoveProcessor.*",
              "GameContext.moves",
              "GameMaster.(getMoves|getAllMoves|getMatch)");
    }
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("QuixoMove is a MovePieceMove of the framework, and knows no view")
  void isMovePieceMove(Subject subject) {
    Structure.each(subject).forEach(one -> one.extendsClass(MovePieceMove.class));
    Roles.knowsNoView(subject, subject.types());
  }
}
