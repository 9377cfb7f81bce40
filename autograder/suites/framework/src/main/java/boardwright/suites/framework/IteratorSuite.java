package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.BoardIterator;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;

/** Stage iterator: {@code BoardIterator}. */
@Suite(lab = "framework", stage = "iterator")
public class IteratorSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String MADE = "spaces = new BoardIterator(board)";

  /** Two that turn rows into columns, two of one line, one space, and one that is no square. */
  private static final int[][] SIZES = {{2, 5}, {5, 2}, {1, 4}, {4, 1}, {1, 1}, {7, 3}};

  /** A board without rules. */
  private static Board plainBoard(int rows, int columns)
      throws InvalidSingletonInstantiationException {
    return new Board(rows, columns) {
      @Override
      protected GameOverStatus gameOverHook() {
        return GameOverStatus.NOT_OVER;
      }
    };
  }

  /** A board of this size in a context of its own, and an iterator over it. */
  private static SnippetSession board(int rows, int columns) {
    return Game.configured(() -> new TicTacToeFactory(), () -> plainBoard(rows, columns))
        .session()
        .run("board = Board.instance()")
        .showing("a board from (0, 0) to (%d, %d)".formatted(rows - 1, columns - 1))
        .run(MADE);
  }

  /** The spaces of the board, row by row. */
  private static List<Space> spaces(SnippetSession session) {
    Board board = (Board) session.get("board");
    return IntStream.range(0, board.getRows() * board.getColumns())
        .mapToObj(i -> board.getSpace(i / board.getColumns(), i % board.getColumns()))
        .toList();
  }

  /** What a loop sees; it ends when it has seen one space more than there are. */
  private static Call<List<Object>> loop(SnippetSession session) {
    List<Space> spaces = spaces(session);
    session.run(MADE);
    return Call.<List<Object>>of(
            "for (Space space : board)",
            () -> {
              List<Object> seen = new ArrayList<>();
              while (seen.size() <= spaces.size()
                  && session.ask("spaces.hasNext()").make().equals(true)) {
                seen.add(session.ask("spaces.next()").make());
              }
              return seen;
            })
        .on("a board from (0, 0) to " + spaces.get(spaces.size() - 1));
  }

  /** What a loop sees; fails if that is no space at all. */
  private static List<Object> spacesSeen(SnippetSession session) {
    return loop(session)
        .require(
            seen -> seen.stream().anyMatch(Space.class::isInstance),
            "a loop that sees spaces",
            seen -> "yours sees none");
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("The spaces come row by row, each row from left to right")
  void goesRowByRow() {
    SnippetSession session = board(3, 3);
    loop(session).returns(spaces(session));
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("Every space comes once, also on boards that are not square")
  void visitsEverySpaceOnce() {
    for (int[] size : SIZES) {
      SnippetSession session = board(size[0], size[1]);
      loop(session).lists(spaces(session));
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("hasNext is true while a space is left, and false after the last one")
  void knowsWhetherThereIsMore() {
    SnippetSession session = board(2, 2);
    for (int i = 0; i < 4; i++) {
      session.ask("spaces.hasNext()").returns(true);
      session.run("spaces.next()");
    }
    session.ask("spaces.hasNext()").returns(false);
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("Asking hasNext moves nothing, however often you ask")
  void asksWithoutMoving() {
    SnippetSession session = board(2, 3);
    List<Object> expected = spacesSeen(session);
    for (int questions : new int[] {3, 0}) {
      session.run(MADE);
      for (Object space : expected) {
        for (int i = 0; i < questions; i++) {
          session.run("spaces.hasNext()");
        }
        String before = "next() was called %d times, and hasNext() %d times before each call";
        int calls = expected.indexOf(space);
        session.ask("spaces.next()").on(Call.text(before, calls, questions)).returns(space);
      }
    }
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("After the last space, next throws a NoSuchElementException")
  void refusesToGoOn() {
    SnippetSession session = board(2, 2);
    for (int i = 0; i < 4 && session.ask("spaces.hasNext()").get().equals(true); i++) {
      session.run("spaces.next()");
    }
    session.ask("spaces.next()").isRefusedWith(NoSuchElementException.class);
    session.ask("spaces.next()").isRefusedWith(NoSuchElementException.class);
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("Two iterators don't disturb each other, on one board or on two")
  void areIndependent() {
    SnippetSession session = board(2, 3);
    goInStep(session, session);
    goInStep(session, board(2, 3));
  }

  /** Each must return the spaces of its own board, in the order of a loop that runs alone. */
  private static void goInStep(SnippetSession session, SnippetSession beside) {
    List<Object> firsts = spacesSeen(session);
    List<Object> seconds = spacesSeen(beside);
    // made where Board.instance() is another board, so an iterator must not ask there
    session.let("other", beside.get("board"));
    session.run("first = new BoardIterator(board)").run("second = new BoardIterator(other)");
    String boards = session == beside ? "over the same board" : "over two boards";
    for (int i = 0; i < Math.min(firsts.size(), seconds.size()); i++) {
      Object now = Call.text("two iterators %s, both asked for %d spaces already", boards, i);
      session.ask("first.next()").on(now).returns(firsts.get(i));
      session.ask("second.next()").on(now).returns(seconds.get(i));
    }
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("A loop changes nothing on the board, and sees spaces with pieces and without")
  void changesNothing() {
    SnippetSession session = board(2, 3).run("anna = new Player(\"Anna\")");
    session.run("first = new Piece(anna)").run("board.getSpace(0, 1).placePiece(first)");
    session.run("last = new Piece(anna)").run("board.getSpace(1, 2).placePiece(last)");
    loop(session).lists(spaces(session));
    session.showing("a board with pieces on (0, 1) and (1, 2), after a loop over it");
    String[] pieces = {"null", "first", "null", "null", "null", "last"};
    for (int i = 0; i < pieces.length; i++) {
      session.ask("board.getSpace(%d, %d).getPiece()", i / 3, i % 3).is(pieces[i]);
    }
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("An iterator asks its own board and no other, and shares nothing")
  void asksItsOwnBoard(Subject subject) {
    Structure.of(subject, BoardIterator.class.getName())
        .at()
        .avoids("an iterator that asks the board it was given", "Board.instance", "GameContext.*");
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R6", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A loop moves no piece, not even for a moment")
  void movesNothing() {
    SnippetSession session = board(2, 3).run("anna = new Player(\"Anna\")");
    for (int column = 0; column < 3; column++) {
      session.run("piece = new Piece(anna)");
      session.run("board.getSpace(1, %d).placePiece(piece)", column);
    }
    Object last = spaces(session).get(3);
    loop(session).require(seen -> seen.contains(last), "a loop", seen -> "yours saw only " + seen);
    Roles.movesNothing((Board) session.get("board"), loop(session));
  }
}
