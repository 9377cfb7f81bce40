package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Kind;
import boardwright.testkit.Life;
import boardwright.testkit.Replay;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage board: {@code TicTacToeBoard}. */
@Suite(lab = "framework", stage = "board", watchesTheProgram = true)
public class TicTacToeBoardSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String NAME = "framework.games.tictactoe.TicTacToeBoard";

  /** Spaces by their numbers, row by row. */
  private static final int[][] STRAIGHT = {
    {0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}
  };

  private static final int[][] DIAGONAL = {{0, 4, 8}, {2, 4, 6}};

  /** Whole games without a line: the spaces in the order of the moves. */
  private static final int[][] DRAWN = {
    {4, 0, 2, 6, 3, 5, 1, 7, 8}, {0, 4, 8, 1, 7, 6, 2, 5, 3}, {1, 0, 3, 4, 8, 2, 6, 7, 5}
  };

  /** Whole games that X wins with the last piece, along a row, a diagonal and both. */
  private static final int[][] WON_AT_LAST = {
    {0, 3, 1, 4, 5, 6, 7, 8, 2}, {0, 1, 4, 2, 5, 3, 7, 6, 8}, {0, 1, 2, 3, 6, 5, 8, 7, 4}
  };

  private static final int GAMES = 60;
  private static final Replay<Game> REPLAY =
      Replay.<Game>of("game").asks("board.gameOverHook()", game -> Ending.said(game));
  private static final String BESIDE = "\nwhile another game is played in another context";

  @Test
  @Check(rule = "R1")
  @DisplayName("The board has three rows and three columns, and begins empty")
  void hasNineEmptySpaces() {
    Game game = Game.ticTacToeUnasked();
    Call.of("board.getRows()", () -> game.board().getRows()).returns(3);
    Call.of("board.getColumns()", () -> game.board().getColumns()).returns(3);
    for (Space space : game.board()) {
      Call.of("board.getSpace%s.isEmpty()".formatted(space), () -> space.isEmpty())
          .on("a new game")
          .returns(true);
    }
    play(game, 4, 0);
    game.newGame();
    for (Space space : game.board()) {
      Call.of("board.getSpace%s.isEmpty()".formatted(space), () -> space.isEmpty())
          .on("a new game after two moves")
          .returns(true);
    }
  }

  @Test
  @Check(rule = "R2", points = 2)
  @DisplayName("The game goes on while no line is complete and a space is empty")
  void goesOnWithoutALine() {
    Ending.notOver(Ending.asked(game(), "an empty board"));
    Random random = new Random(5);
    for (int i = 0; i < GAMES; i++) {
      Game game = game();
      int pieces = 0;
      while (!hasLine(game) && pieces < 8) {
        int space = random.nextInt(9);
        if (game.space(space / 3, space % 3).isEmpty()) {
          play(game, space);
          pieces++;
          if (!hasLine(game)) {
            Ending.notOver(Ending.asked(game, game)); // drawn only if that fails
          }
        }
      }
    }
  }

  @Test
  @Check(rule = "R3", points = 2)
  @DisplayName("Three in a row or in a column win")
  void rowsAndColumnsWin() {
    for (int[] line : STRAIGHT) {
      wins(line);
    }
  }

  @Test
  @Check(rule = "R4", points = 2)
  @DisplayName("Three along a diagonal win")
  void diagonalsWin() {
    for (int[] line : DIAGONAL) {
      wins(line);
    }
  }

  private static void wins(int[] line) {
    Game first = game();
    playLine(first, line, true, 2);
    Ending.wonBy(first.player(0), Ending.asked(first));
    Game second = game();
    playLine(second, line, false, 2);
    Ending.wonBy(second.player(1), Ending.asked(second));
  }

  @Test
  @Check(rule = "R5", points = 2)
  @DisplayName("The end of a won game names the spaces of the line")
  void namesTheWinningSpaces() {
    for (int[] line : STRAIGHT) {
      names(line);
    }
    for (int[] line : DIAGONAL) {
      names(line);
    }
    Game twice = game();
    play(twice, WON_AT_LAST[2]);
    String expected = "the spaces of one diagonal, or of both";
    Ending.Asked asked = Ending.asked(twice);
    String seen = Ending.spaces(Ending.winningSpaces(asked, expected));
    List<String> right =
        List.of(
            spaces(twice, DIAGONAL[0]),
            spaces(twice, DIAGONAL[1]),
            spaces(twice, 0, 2, 4, 6, 8),
            spaces(twice, 0, 2, 4, 4, 6, 8));
    if (!right.contains(seen)) {
      asked.call().fail(expected, "yours named " + seen);
    }
  }

  private static void names(int[] line) {
    Game game = game();
    playLine(game, line, true, 5);
    String expected = spaces(game, line);
    Ending.Asked asked = Ending.asked(game);
    String seen = Ending.spaces(Ending.winningSpaces(asked, expected));
    if (!seen.equals(expected)) {
      asked.call().fail(expected, "yours named " + seen);
    }
  }

  @Test
  @Check(rule = "R6", points = 2)
  @DisplayName("A full board without a line is drawn")
  void fullBoardIsDrawn() {
    for (int[] moves : DRAWN) {
      Game game = game();
      play(game, moves);
      Ending.drawn(Ending.asked(game));
    }
  }

  @Test
  @Check(rule = "R7")
  @DisplayName("A line that fills the board wins")
  void lastPieceCanWin() {
    for (int[] moves : WON_AT_LAST) {
      Game game = game();
      play(game, moves);
      Ending.wonBy(game.player(0), Ending.asked(game));
    }
  }

  @Test
  @Check(rule = "R8", points = 2)
  @DisplayName("The answer is about the board as it is when it is asked for")
  void followsTheBoard() {
    Game game = game();
    play(game, 0, 3, 1, 4, 2);
    Player winner = game.player(0);
    Ending.wonBy(winner, Ending.asked(game));
    Ending.wonBy(winner, Ending.asked(game, game.drawn() + "\nasked again"));
    game.undo();
    Ending.notOver(Ending.asked(game, game.drawn() + "\nafter X won and the move was taken back"));
    play(game, 8, 5);
    Ending.wonBy(game.player(1), Ending.asked(game));
    game.newGame();
    Ending.notOver(Ending.asked(game, game.drawn() + "\na new game after one that O won"));
    play(game, DRAWN[0]);
    Ending.drawn(Ending.asked(game));
    game.undo();
    Ending.notOver(Ending.asked(game, game.drawn() + "\nafter a draw was taken back by one move"));
    followsEqualNumbersOfPieces();
    REPLAY.twice(
        life(0, 3, 1, 4, 2)
            .then("undo()", played -> played.undo())
            .then("newGame()", played -> played.newGame()));
  }

  /** A game and its moves, on spaces by their numbers. */
  private static Life<Game> life(int... spaces) {
    Life<Game> life = Life.of("a game in a context of its own", () -> game());
    for (int space : spaces) {
      life =
          life.then("move(%d, %d)".formatted(space / 3, space % 3), played -> play(played, space));
    }
    return life;
  }

  /** Takes a move back and makes another one, and asks when there are as many pieces as before. */
  private static void followsEqualNumbersOfPieces() {
    Game game = game();
    play(game, 0, 3, 1, 4, 2);
    Ending.wonBy(game.player(0), Ending.asked(game));
    game.undo();
    play(game, 8);
    Ending.notOver(
        Ending.asked(
            game, game.drawn() + "\nafter X won, took that move back, and made another one"));
    game.undo();
    play(game, 2);
    Ending.wonBy(
        game.player(0),
        Ending.asked(game, game.drawn() + "\nafter another move was taken back for this one"));
  }

  @Test
  @Check(rule = "R9")
  @DisplayName("Two boards at two contexts know nothing of each other")
  void boardsAreIndependent() {
    Game won = game();
    Game other = game();
    int[] winning = {0, 3, 1, 4, 2};
    int[] open = {1, 0, 3, 4, 8, 2, 6};
    for (int i = 0; i < open.length; i++) {
      if (i < winning.length) {
        play(won, winning[i]);
        goesOnBeside(other);
      }
      play(other, open[i]);
      goesOnBeside(other);
      if (i < winning.length - 1) {
        goesOnBeside(won);
      } else {
        Ending.wonBy(won.player(0), Ending.asked(won, won.drawn() + BESIDE));
      }
    }
    Game third = game();
    String late = "a third board in another context, after X won on the first";
    Ending.notOver(Ending.asked(third, late));
    play(third, 4);
    Ending.notOver(Ending.asked(third, third.drawn() + "\n" + late));
    Ending.wonBy(won.player(0), Ending.asked(won, won.drawn() + "\nafter play on a third board"));
    REPLAY.beside(life(winning), life(open));
  }

  private static void goesOnBeside(Game game) {
    Ending.notOver(Ending.asked(game, game.drawn() + BESIDE));
  }

  @Test
  @Check(rule = "R10", kind = Kind.STRUCTURE)
  @DisplayName("The board knows no view and draws nothing")
  void knowsNoView(Subject subject) {
    Roles.knowsNoView(subject, NAME);
  }

  @Test
  @Check(rule = "R11", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing")
  void printsNothing(Subject subject) {
    Structure.of(subject, NAME).printsNothing();
  }

  /** A new game; blocks the check if the board cannot begin one. */
  private static Game game() {
    return Given.orBlocked(
        Map.of(Game.MAKE_BOARD, "R1", Game.NEW_GAME, "R1"), () -> Game.ticTacToeUnasked());
  }

  /** Makes moves in turn, on spaces by their numbers. */
  private static void play(Game game, int... spaces) {
    for (int space : spaces) {
      game.play(space / 3, space % 3);
    }
  }

  /**
   * Plays until the last piece of a line is there, and the other player has none.
   *
   * @param extra which of the spaces beside the line gets a piece of the winner's, too: 2, 4 or 5
   */
  private static void playLine(Game game, int[] line, boolean byTheFirst, int extra) {
    List<Integer> beside = new ArrayList<>();
    for (int space = 0; space < 9; space++) {
      if (space != line[0] && space != line[1] && space != line[2]) {
        beside.add(space);
      }
    }
    int[] winners = {beside.get(extra), line[0], line[1], line[2]};
    // The 1st, 2nd and 4th beside a line never lie on one themselves.
    int[] losers = {beside.get(0), beside.get(1), beside.get(3)};
    for (int i = 0; i < 3; i++) {
      play(game, byTheFirst ? winners[i] : losers[i]);
      play(game, byTheFirst ? losers[i] : winners[i + 1]);
    }
    if (byTheFirst) {
      play(game, winners[3]);
    }
  }

  private static String spaces(Game game, int... numbers) {
    List<Space> spaces = new ArrayList<>();
    for (int number : numbers) {
      spaces.add(game.space(number / 3, number % 3));
    }
    return Ending.spaces(spaces);
  }

  private static boolean hasLine(Game game) {
    return complete(game, STRAIGHT) || complete(game, DIAGONAL);
  }

  private static boolean complete(Game game, int[][] lines) {
    for (int[] line : lines) {
      Player owner = owner(game, line[0]);
      if (owner != null && owner == owner(game, line[1]) && owner == owner(game, line[2])) {
        return true;
      }
    }
    return false;
  }

  private static Player owner(Game game, int space) {
    var piece = game.piece(space / 3, space % 3);
    return piece == null ? null : piece.getPlayer();
  }
}
