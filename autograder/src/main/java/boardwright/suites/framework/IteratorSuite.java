package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Suite;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.BoardIterator;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage iterator: {@code BoardIterator}. */
@Suite(lab = "framework", stage = "iterator")
public class IteratorSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String MADE = "spaces = new BoardIterator(board)";

  /** Two that turn rows into columns, two of one line, one space, and one that is no square. */
  private static final int[][] SIZES = {{2, 5}, {5, 2}, {1, 4}, {4, 1}, {1, 1}, {7, 3}};

  /** A board without rules. */
  private static final class PlainBoard extends Board {
    PlainBoard(int rows, int columns) throws InvalidSingletonInstantiationException {
      super(rows, columns);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return GameOverStatus.NOT_OVER;
    }
  }

  /** A board in a context of its own, in which all calls are made. */
  private record Scene(Game game, Board board) {
    static Scene of(int rows, int columns) {
      Game game =
          Game.configured(() -> new TicTacToeFactory(), () -> new PlainBoard(rows, columns));
      return new Scene(game, game.call(Game.MAKE_BOARD, () -> Board.instance()).get());
    }

    Iterator<Space> iterator() {
      return game.call(MADE, () -> new BoardIterator(board)).on(this).get("an iterator");
    }

    /** The spaces that a loop sees; it ends when it has seen one more than there are. */
    Call<List<Space>> loop() {
      Iterator<Space> spaces = iterator();
      return game.call(
              "for (Space space : board)",
              () -> {
                List<Space> seen = new ArrayList<>();
                while (seen.size() <= size() && spaces.hasNext()) {
                  seen.add(spaces.next());
                }
                return seen;
              })
          .on(this);
    }

    /** A question to an iterator after so many calls of {@code next()}. */
    <T> Call<T> ask(String written, Callable<T> code, int returned) {
      return game.call(written, code)
          .on(Call.text("%s, and next() was called %d times", this, returned));
    }

    int size() {
      return board.getRows() * board.getColumns();
    }

    List<Space> inOrder() {
      List<Space> spaces = new ArrayList<>();
      for (int i = 0; i < size(); i++) {
        spaces.add(board.getSpace(i / board.getColumns(), i % board.getColumns()));
      }
      return spaces;
    }

    @Override
    public String toString() {
      return "a board with rows 0 to %d and columns 0 to %d"
          .formatted(board.getRows() - 1, board.getColumns() - 1);
    }
  }

  @Test
  @Check(rule = "R1", points = 2)
  @DisplayName("The spaces come row by row, each row from left to right")
  void goesRowByRow() {
    Scene scene = Scene.of(3, 3);
    Call<List<Space>> loop = scene.loop();
    List<Space> seen = loop.get(inWords(scene.inOrder()));
    if (!seen.equals(scene.inOrder())) {
      loop.fail(inWords(scene.inOrder()), "yours gave " + inWords(seen));
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("Every space comes once, also on boards that are not square")
  void visitsEverySpaceOnce() {
    for (int[] size : SIZES) {
      Scene scene = Scene.of(size[0], size[1]);
      Call<List<Space>> loop = scene.loop();
      String expected = "each of the %d spaces once".formatted(scene.size());
      List<Space> seen = loop.get(expected);
      if (seen.size() != scene.size() || !new HashSet<>(seen).containsAll(scene.inOrder())) {
        loop.fail(expected, "yours gave " + inWords(seen));
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("hasNext is true while a space is left, and false after the last one")
  void knowsWhetherThereIsMore() {
    Scene scene = Scene.of(2, 2);
    Iterator<Space> spaces = scene.iterator();
    for (int returned = 0; returned < scene.size(); returned++) {
      scene.ask("spaces.hasNext()", () -> spaces.hasNext(), returned).returns(true);
      scene.ask("spaces.next()", () -> spaces.next(), returned).get("a space");
    }
    scene.ask("spaces.hasNext()", () -> spaces.hasNext(), scene.size()).returns(false);
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("Asking hasNext moves nothing, however often you ask")
  void asksWithoutMoving() {
    Scene scene = Scene.of(2, 3);
    List<Space> expected = scene.loop().get("the spaces");
    for (int questions : new int[] {3, 0}) {
      Iterator<Space> spaces = scene.iterator();
      for (int returned = 0; returned < expected.size(); returned++) {
        for (int i = 0; i < questions; i++) {
          scene.ask("spaces.hasNext()", () -> spaces.hasNext(), returned).get("true or false");
        }
        scene
            .ask("spaces.next()", () -> spaces.next(), returned)
            .on(
                "%s; next() was called %d times, and hasNext() %d times before each call"
                    .formatted(scene, returned, questions))
            .returns(expected.get(returned));
      }
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("After the last space, next throws a NoSuchElementException")
  void refusesToGoOn() {
    Scene scene = Scene.of(2, 2);
    Iterator<Space> spaces = scene.iterator();
    for (int i = 0;
        i < scene.size() && scene.ask("spaces.hasNext()", () -> spaces.hasNext(), i).get();
        i++) {
      scene.ask("spaces.next()", () -> spaces.next(), i).get("a space");
    }
    for (int more = 0; more < 2; more++) {
      scene
          .ask("spaces.next()", () -> spaces.next(), scene.size() + more)
          .isRefusedWith(NoSuchElementException.class);
    }
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("Two iterators don't disturb each other, on one board or on two")
  void areIndependent() {
    Scene scene = Scene.of(2, 3);
    goesInStep(scene, scene, "first and second are iterators over the same board");
    goesInStep(scene, Scene.of(2, 3), "first and second are iterators over two boards");
  }

  /** Each must return the spaces of its own board, in the order of a loop that runs alone. */
  private static void goesInStep(Scene one, Scene other, String on) {
    List<Space> firsts = one.loop().get("the spaces");
    List<Space> seconds = other.loop().get("the spaces");
    Iterator<Space> first = one.iterator();
    // made where Board.instance() is the other one's board, so an iterator must not ask there
    Iterator<Space> second =
        one.game().call(MADE, () -> new BoardIterator(other.board())).on(other).get("an iterator");
    for (int i = 0; i < Math.min(firsts.size(), seconds.size()); i++) {
      Object now = Call.text("%s; both were asked for %d spaces already", on, i);
      one.ask("first.next()", () -> first.next(), i).on(now).returns(firsts.get(i));
      one.ask("second.next()", () -> second.next(), i).on(now).returns(seconds.get(i));
    }
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("A loop changes nothing on the board, and sees spaces with pieces and without")
  void changesNothing() {
    Scene scene = Scene.of(2, 3);
    Player player = new Player("Anna");
    scene
        .game()
        .call("placePiece", () -> scene.board().getSpace(0, 1).placePiece(new Piece(player)))
        .get();
    scene
        .game()
        .call("placePiece", () -> scene.board().getSpace(1, 2).placePiece(new Piece(player)))
        .get();
    List<Piece> before = pieces(scene);
    Call<List<Space>> loop = scene.loop().on(scene + "; Anna has pieces on (0, 1) and (1, 2)");
    List<Space> seen = loop.get("the spaces");
    if (!pieces(scene).equals(before)) {
      loop.fail("every piece where it was", "pieces came or went");
    }
    if (seen.size() < scene.size()) {
      loop.fail("a space for each of " + scene.size(), "yours gave " + inWords(seen));
    }
  }

  private static List<Piece> pieces(Scene scene) {
    List<Piece> pieces = new ArrayList<>();
    scene.inOrder().forEach(space -> pieces.add(space.getPiece()));
    return pieces;
  }

  private static String inWords(List<Space> spaces) {
    return spaces.isEmpty()
        ? "no space"
        : spaces.stream().map(String::valueOf).collect(Collectors.joining(" "));
  }
}
