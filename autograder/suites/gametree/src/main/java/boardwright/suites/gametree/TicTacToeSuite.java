package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Grid;
import boardwright.testkit.Labels;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.IBoardModel;
import gametree.Move;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage tictactoe: {@code TicTacToeBoard}. */
@Suite(lab = "gametree", stage = "tictactoe")
public class TicTacToeSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final String[] EMPTY = {"...", "...", "..."};

  /** X has the upper row. */
  private static final String WON = "0 0, 1 0, 0 1, 1 1, 0 2";

  /** Nobody has a line. */
  private static final String DRAWN = "0 0, 1 1, 2 2, 0 1, 2 1, 2 0, 0 2, 1 2, 1 0";

  /** X wins by the ninth token. */
  private static final String WON_AT_LAST = "0 0, 0 1, 0 2, 1 0, 1 1, 2 1, 1 2, 2 0, 2 2";

  private static final String WON_BY_THE_SECOND = "2 2, 1 0, 0 1, 1 1, 0 0, 1 2";

  private static Trial board() {
    return new Trial("new TicTacToeBoard()");
  }

  @Check(rule = "R1")
  @DisplayName("A new board has nine empty places, and the game is open")
  void beginsEmpty() {
    Trial trial = board();
    trial.ask("board.getRows()").returns(3);
    trial.ask("board.getColumns()").returns(3);
    trial.shows(EMPTY);
    trial.stands("noWinnerCase");
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("A move sets the player's token on the empty place and nothing else")
  void setsTokens() {
    Grid empty = Grid.of(3, 3, '.');
    for (Move move : Trial.places(3)) {
      for (int player = 0; player < 2; player++) {
        Trial trial = board();
        trial.plays(move, player);
        trial.shows(
            empty.with("XO".charAt(player), move.row(), move.col()).lines().toArray(String[]::new));
      }
    }
    Trial twice = board();
    twice.plays(new Move(0, 0), 1);
    twice.plays(new Move(2, 1), 1);
    twice.plays(new Move(1, 2), 0);
    twice.shows("O..", "..X", ".O.");
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("A place that is taken or not there is invalid, and the board stays as it is")
  void refuses() {
    Trial trial = board().playing("1 1, 0 2");
    for (int row = -4; row <= 9; row++) {
      for (int col = -4; col <= 9; col++) {
        if (row < 0 || row > 2 || col < 0 || col > 2) {
          trial.tries(row, col, (row + col) & 1).tells("invalidMoveCase()");
        }
      }
    }
    for (Move taken : Trial.moves("1 1, 0 2")) {
      for (int player = 0; player < 2; player++) {
        trial.tries(taken.row(), taken.col(), player).tells("invalidMoveCase()");
      }
    }
    trial.shows("..O", ".X.", "...");
    trial.stands("noWinnerCase");
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("After the end of the game every move is invalid")
  void refusesAfterTheEnd() {
    for (String game : List.of(WON, WON_BY_THE_SECOND, DRAWN)) {
      Trial over = board().playing(game);
      Trial.Face end = over.face();
      for (Move place : Trial.places(3)) {
        for (int player = 0; player < 2; player++) {
          over.tries(place.row(), place.col(), player).tells("invalidMoveCase()");
        }
      }
      over.isAs(end);
    }
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("A move changes the board, then says that it is valid, then how the game stands")
  void tellsInOrder() {
    for (String game : List.of(WON, WON_BY_THE_SECOND, DRAWN)) {
      new WholeGame(board()).tellsInOrder(game);
    }
  }

  @Check(rule = "R6", points = 3)
  @DisplayName("Three in a row, in a column or on a diagonal win")
  void linesWin() {
    String[] lines = {
      "0 0, 0 1, 0 2", "1 0, 1 1, 1 2", "2 0, 2 1, 2 2", "0 0, 1 0, 2 0",
      "0 1, 1 1, 2 1", "0 2, 1 2, 2 2", "0 0, 1 1, 2 2", "0 2, 1 1, 2 0"
    };
    for (String line : lines) {
      List<Move> moves = Trial.moves(line);
      for (int player = 0; player < 2; player++) {
        for (int last = 0; last < 3; last++) {
          Trial trial = board();
          trial.plays(moves.get((last + 1) % 3), player);
          trial.plays(moves.get((last + 2) % 3), player);
          trial.stands("noWinnerCase");
          trial.plays(moves.get(last), player);
          trial.stands(player == 0 ? "player0WonCase" : "player1WonCase");
        }
        Trial mixed = board();
        mixed.plays(moves.get(0), player);
        mixed.plays(moves.get(1), 1 - player);
        mixed.plays(moves.get(2), player);
        mixed.stands("noWinnerCase");
      }
    }
    board().playing(WON_AT_LAST).stands("player0WonCase");
  }

  @Check(rule = "R7")
  @DisplayName("A full board without a line is a draw")
  void fullIsDrawn() {
    Trial trial = board().playing(DRAWN.substring(0, DRAWN.lastIndexOf(',')));
    trial.stands("noWinnerCase");
    trial.plays(new Move(1, 0), 0);
    trial.shows("XOX", "XOO", "OXX");
    trial.stands("drawCase");
  }

  @Check(rule = "R8", points = 3)
  @DisplayName("undo takes a move back, with token and state, to the beginning of the game")
  void takesBack() {
    for (String game : List.of(WON, DRAWN, WON_AT_LAST, WON_BY_THE_SECOND)) {
      new WholeGame(board()).takesBack(game);
    }
    Trial refused = board().playing("1 1");
    refused.undoesNothing(1, 1, 1);
    refused.undoesNothing(5, 0, 1);
  }

  @Check(rule = "R9")
  @DisplayName("execute passes the board and the parameter, and returns the visitor's answer")
  void executes() {
    for (String game : List.of("", WON, WON_BY_THE_SECOND, DRAWN)) {
      Trial trial = board().playing(game);
      trial.executes(trial.face().status());
    }
  }

  @Check(rule = "R10", points = 3)
  @DisplayName("map applies the lambda to each empty place, until the lambda has seen enough")
  void mapsEmptyPlaces() {
    Trial trial = board();
    List<Move> empty = Trial.places(3);
    int player = 0;
    trial.offers(0, empty);
    trial.offers(1, empty);
    for (Move move : Trial.moves(DRAWN.substring(0, DRAWN.lastIndexOf(',')))) {
      trial.plays(move, player);
      empty.remove(move);
      trial.offers(1 - player, empty);
      player = 1 - player;
    }
    Trial other = board().playing("1 1, 0 0");
    other.endsAfter(0, 1);
    other.endsAfter(1, 4);
    other.mapsWhileMoving(0, 3).returns(7); // the lambda may make moves, and take them back
  }

  @Check(rule = "R11")
  @DisplayName("map of a finished game calls noApply, once")
  void mapsNothingAtTheEnd() {
    for (String game : List.of(WON, WON_BY_THE_SECOND, DRAWN)) {
      Trial over = board().playing(game);
      boolean isOver = !over.face().status().equals("noWinnerCase"); // else it is R7 that fails
      for (int player = 0; player < 2 && (isOver || !game.equals(DRAWN)); player++) {
        over.offersNothing(player);
      }
    }
  }

  @Check(rule = "R12")
  @DisplayName("reset empties the board and opens the game")
  void resets() {
    WholeGame.beginsAnew(board(), List.of(WON, DRAWN, WON_BY_THE_SECOND, WON_AT_LAST));
  }

  @Check(rule = "R13", points = 2)
  @DisplayName("Two boards share nothing")
  void shareNothing() {
    WholeGame.sharesNothing(board(), DRAWN, board(), WON);
    WholeGame.sharesNothing(board(), WON_BY_THE_SECOND, board(), WON_AT_LAST);
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each move has an undo object of its own")
  void undoesEachMove() {
    new WholeGame(board()).returnsUndosOfTheirOwn(DRAWN);
  }

  @Check(rule = "R14", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The board leaves cases and lambda to the state that it holds")
  void delegates(Subject subject) {
    PatternShapes.delegatesToItsState(subject);
  }

  @Check(rule = "R14", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A class of yours for states knows one case")
  void statesKnowOneCase(Subject subject) {
    board().stands("noWinnerCase");
    PatternShapes.ownStatesKnowOneCase(subject);
  }

  @Check(rule = "R14", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No other field says whether the game is over")
  void keepsNoResult(Subject subject) {
    Labels labels = PatternShapes.labels(subject);
    String open = "; 1 1; 0 0, 1 1; 2 2, 0 1, 0 0; " + DRAWN.substring(0, DRAWN.lastIndexOf(','));
    String won = "; 1 1, 0 1, 0 0, 1 0, 2 2; " + WON_BY_THE_SECOND + "; " + WON_AT_LAST;
    for (String game : (open + won + "; 0 0, 0 2, 0 1, 1 1, 2 2, 2 0; " + WON).split("; *")) {
      IBoardModel board = board().playing(game).board();
      PatternShapes.note(labels, board, board);
    }
    Trial again = board().playing(WON);
    again.reset();
    PatternShapes.note(labels, again.board(), again.board());
    PatternShapes.keepsNoResult(subject, labels, "TicTacToeBoard", "execute", "map", "makeMove");
  }
}
