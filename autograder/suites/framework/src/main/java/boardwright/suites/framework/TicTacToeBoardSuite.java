package boardwright.suites.framework;

import boardwright.protocol.Kind;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import framework.games.tictactoe.TicTacToeBoard;
import framework.model.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/**
 * Stage board: {@code TicTacToeBoard}. A game is written as the numbers of the spaces, row by row,
 * on which X and O put their pieces by turns.
 */
@Suite(lab = "framework", stage = "board", watchesTheProgram = true)
public class TicTacToeBoardSuite implements StyleRules, ClassRules.PrivateFields {
  private static final String[] LINES = {"012", "345", "678", "036", "147", "258", "048", "246"};

  /** X wins at last; without the first move it is O. The line is in moves 3, 5 and 7. */
  private static final List<String> STRAIGHT =
      List.of("8304162", "8031465", "5061738", "8102356", "8012457", "7021548");

  private static final List<String> DIAGONAL = List.of("7102458", "8021456");
  private static final List<String> DRAWN = List.of("402635178", "048176253", "103482675");

  /** X wins with the last piece, along a row, a diagonal and both diagonals. */
  private static final List<String> WON_AT_LAST = List.of("031456782", "014253768", "012365874");

  private static final int GAMES = 60;

  @Check(rule = "R1")
  @DisplayName("The board has three rows and three columns, and begins empty")
  void hasNineEmptySpaces() {
    Game game = Game.ticTacToe().unasked();
    game.ask("board.getRows()").returns(3);
    game.ask("board.getColumns()").returns(3);
    for (String when : List.of("a new game", "a new game after two moves")) {
      for (int i = 0; i < 9; i++) {
        game.ask("board.getSpace(%d, %d).isEmpty()", i / 3, i % 3).on(when).returns(true);
      }
      game.play(1, 1);
      game.play(0, 0);
      game.newGame();
    }
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("The game goes on while no line is complete and a space is empty")
  void goesOnWithoutALine() {
    List<String> spaces = new ArrayList<>(List.of("012345678".split("")));
    Random random = new Random(5);
    for (int i = 0; i < GAMES; i++) {
      Collections.shuffle(spaces, random);
      Played played = new Played();
      for (int made = 0; made < 9 && !played.ending().over(); made++) {
        played.asks().play(spaces.get(made));
      }
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("Three in a row or in a column win")
  void rowsAndColumnsWin() {
    STRAIGHT.forEach(moves -> winForBoth(moves));
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("Three along a diagonal win")
  void diagonalsWin() {
    DIAGONAL.forEach(moves -> winForBoth(moves));
  }

  private static void winForBoth(String moves) {
    new Played().play(moves).asks();
    new Played().play(moves.substring(1)).asks();
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("The end of a won game names the spaces of the line")
  void namesTheWinningSpaces() {
    for (String moves : Stream.concat(STRAIGHT.stream(), DIAGONAL.stream()).toList()) {
      winningSpaces(moves).lists(spaces(moves.replaceAll("..(.).(.).(.)", "$1$2$3")));
    }
    List<Set<String>> right =
        Stream.of("048", "246", "02468").map(line -> Set.copyOf(spaces(line))).toList();
    winningSpaces(WON_AT_LAST.get(2))
        .as(all -> ((List<?>) all).stream().map(String::valueOf).collect(Collectors.toSet()))
        .require(
            right::contains, "the spaces of one diagonal, or of both", all -> "yours named " + all);
  }

  private static Call<Object> winningSpaces(String moves) {
    Game game = new Played().play(moves).game;
    game.ask("board.gameOverHook()").returnsA("WinningSpacesGameOverStatus");
    game.session().showing(game).run("WinningSpacesGameOverStatus status = board.gameOverHook()");
    return game.session().ask("status.getWinningSpaces()");
  }

  private static List<String> spaces(String numbers) {
    return numbers
        .chars()
        .mapToObj(n -> "(%d, %d)".formatted((n - '0') / 3, (n - '0') % 3))
        .toList();
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("A full board without a line is drawn")
  void fullBoardIsDrawn() {
    DRAWN.forEach(moves -> new Played().play(moves).asks());
  }

  @Check(rule = "R7")
  @DisplayName("A line that fills the board wins")
  void lastPieceCanWin() {
    WON_AT_LAST.forEach(moves -> new Played().play(moves).asks());
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("The answer is about the board as it is when it is asked for")
  void followsTheBoard() {
    for (String steps : List.of("03142<85*402635178<", "03142<8<2")) {
      Played played = new Played();
      steps.chars().forEach(step -> played.play(Character.toString(step)).asks().asks());
    }
    new Played().play("03142").asks().play("<85").asks().play("*").asks().play("402635178").asks();
  }

  @Check(rule = "R9")
  @DisplayName("Two boards at two contexts know nothing of each other")
  void boardsAreIndependent() {
    Played open = new Played();
    byTurns(new Played(), open);
    Played won = new Played();
    byTurns(won, new Played());
    new Played().asks().play("4").asks();
    won.asks();
  }

  /** Plays two games, and asks both boards after every move. */
  private static void byTurns(Played won, Played open) {
    won.since = "\nbeside another game in another context";
    open.since = won.since;
    for (int i = 0; i < 7; i++) {
      won.play("8304162".substring(i, i + 1)).asks();
      open.asks().play("1034826".substring(i, i + 1)).asks();
      won.asks();
    }
  }

  @Check(rule = "R3", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Whose the pieces are decides, whatever the players and their pieces are called")
  void goesByTheOwner() {
    Played played = new Played(Game.ofStrangers(Piece::new, () -> new TicTacToeBoard()));
    played.play("0163").asks().play("758").asks(); // a full column of both, then a row of Ann's
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The board looks at its pieces, and moves none of them")
  void looksAtThePieces() {
    for (String rows : List.of("XXX OO. ...", "X.X OOO X..", "XOX XXO OXO", "X.O .X. ..O")) {
      Game game = new Played().game;
      game.put(rows.split(" "));
      int winner = List.of("XXX OO. ...", "X.X OOO X..").indexOf(rows);
      boolean over = winner >= 0 || !rows.contains(".");
      Call<Ending> call = Ending.asked(game, Call.text("%s%nput there without moves", game));
      call.returns(new Ending(over, winner < 0 ? null : game.player(winner)));
      Roles.movesNothing(game.board(), call);
    }
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No static field keeps a part of a game")
  void sharesNothing(Subject subject) {
    Roles.sharesNothing(subject);
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The board and its helpers know no view and draw nothing")
  void knowsNoView(Subject subject) {
    Roles.knowsNoView(subject, subject.types());
  }

  @Check(rule = "R11", kind = Kind.STRUCTURE)
  @DisplayName("It prints nothing")
  void printsNothing(Subject subject) {
    Structure.each(subject).forEach(Structure::printsNothing);
  }

  /** A game whose board is asked whether it is over; blocked if the board cannot begin one. */
  private static final class Played {
    private final Game game;
    private String moves = "";
    private String since = "";

    Played() {
      this(Game.ticTacToe());
    }

    Played(Game prepared) {
      Map<String, String> rules = Map.of(Game.MAKE_BOARD, "R1", Game.NEW_GAME, "R1");
      game = Given.orBlocked(rules, () -> prepared.unasked());
    }

    /** Makes moves; {@code <} takes one back, and {@code *} begins another game. */
    Played play(String steps) {
      for (char step : steps.toCharArray()) {
        if (step == '<') {
          game.undo();
          moves = moves.substring(0, moves.length() - 1);
          since = "\nafter a move was taken back";
        } else if (step == '*') {
          game.newGame();
          moves = "";
          since = "\na new game after another one";
        } else {
          game.play((step - '0') / 3, (step - '0') % 3);
          moves += step;
        }
      }
      return this;
    }

    /** Fails unless the board says what is right after these moves. */
    Played asks() {
      Ending.asked(game, Call.text("%s%s", game, since)).returns(ending());
      return this;
    }

    /** How the game stands: X made the moves with even numbers. */
    Ending ending() {
      for (String line : LINES) {
        for (int player = 0; player < 2; player++) {
          int turn = player;
          if (line.chars().allMatch(space -> moves.indexOf(space) % 2 == turn)) {
            return new Ending(true, game.player(player));
          }
        }
      }
      return new Ending(moves.length() == 9, null);
    }
  }
}
