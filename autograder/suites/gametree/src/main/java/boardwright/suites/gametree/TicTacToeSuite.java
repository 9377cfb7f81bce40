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
    String wrong = "1 1, 0 2, -1 0, 0 -1, 3 0, 0 3, -1 -1, 3 3, 1 3, 7 1, 2 -3";
    for (Move place : Trial.moves(wrong)) {
      for (int player = 0; player < 2; player++) {
        trial.tries(place.row(), place.col(), player).tells("invalidMoveCase()");
        trial.shows("..O", ".X.", "...");
      }
    }
    trial.stands("noWinnerCase");
  }

  @Check(rule = "R4", points = 2)
  @DisplayName("After the end of the game every move is invalid")
  void refusesAfterTheEnd() {
    Trial won = board().playing(WON);
    won.tries(2, 2, 1).tells("invalidMoveCase()");
    won.tries(2, 1, 0).tells("invalidMoveCase()");
    won.shows("XXX", "OO.", "...");
    Trial other = board().playing("2 2, 1 0, 0 1, 1 1, 0 0, 1 2");
    other.tries(2, 0, 0).tells("invalidMoveCase()");
    Trial drawn = board().playing(DRAWN);
    drawn.tries(1, 1, 1).tells("invalidMoveCase()");
  }

  @Check(rule = "R5", points = 2)
  @DisplayName("A move changes the board, then says that it is valid, then how the game stands")
  void tellsInOrder() {
    Trial trial = board();
    trial.tries(0, 0, 0).tells("validMoveCase()", "noWinnerCase(host, null)");
    trial.tries(1, 0, 1).tells("validMoveCase()", "noWinnerCase(host, null)");
    trial.tries(0, 1, 0).tells("validMoveCase()", "noWinnerCase(host, null)");
    trial.tries(1, 1, 1).tells("validMoveCase()", "noWinnerCase(host, null)");
    trial.tries(0, 2, 0).tells("validMoveCase()", "player0WonCase(host, null)");
    Trial second = board().playing("2 2, 1 0, 0 1, 1 1, 0 0");
    second.tries(1, 2, 1).tells("validMoveCase()", "player1WonCase(host, null)");
    board().changesFirst(new Move(1, 1), 0);
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
    for (String game : List.of(WON, DRAWN, WON_AT_LAST, "2 2, 1 0, 0 1, 1 1, 0 0, 1 2")) {
      Trial trial = board();
      trial.takesBack(Trial.moves(game));
      trial.playing(game);
    }
    Trial refused = board().playing("1 1");
    refused.undoesNothing(1, 1, 1);
    refused.undoesNothing(5, 0, 1);
    refused.shows("...", ".X.", "...");
  }

  @Check(rule = "R9")
  @DisplayName("execute passes the board and the parameter, and returns the visitor's answer")
  void executes() {
    board().executes("noWinnerCase");
    board().playing(WON).executes("player0WonCase");
    board().playing(DRAWN).executes("drawCase");
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
    other.lines(0, 1).returns(7L); // the lambda may make moves, and take them back
  }

  @Check(rule = "R11")
  @DisplayName("map of a finished game calls noApply, once")
  void mapsNothingAtTheEnd() {
    Trial won = board().playing(WON);
    won.offersNothing(0);
    won.offersNothing(1);
    board().playing(DRAWN).offersNothing(1);
  }

  @Check(rule = "R12")
  @DisplayName("reset empties the board and opens the game")
  void resets() {
    for (String game : List.of("1 1, 0 0", WON, DRAWN)) {
      Trial trial = board().playing(game);
      trial.reset();
      trial.shows(EMPTY);
      trial.stands("noWinnerCase");
      trial.endsAfter(0, 9);
      trial.playing(WON).stands("player0WonCase");
    }
  }

  @Check(rule = "R13", points = 2)
  @DisplayName("Two boards share nothing")
  void shareNothing() {
    Trial one = board().playing("1 1, 0 0");
    Trial other = board();
    other.shows(EMPTY);
    other.playing(WON);
    one.shows("O..", ".X.", "...");
    one.stands("noWinnerCase");
    one.reset();
    other.shows("XXX", "OO.", "...");
    other.stands("player0WonCase");
  }

  @Check(rule = "R8", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each move has an undo object of its own")
  void undoesEachMove() {
    PatternShapes.undoesEachMove(board(), new Move(1, 1), new Move(0, 2));
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
    String won = "; 1 1, 0 1, 0 0, 1 0, 2 2; 2 2, 1 0, 0 1, 1 1, 0 0, 1 2; " + WON_AT_LAST;
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
