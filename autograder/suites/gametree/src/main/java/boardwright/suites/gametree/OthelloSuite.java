package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.suites.gametree.OthelloRules.Position;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Labels;
import boardwright.testkit.Limits;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.Move;
import gametree.OthelloBoard;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage othello: {@code OthelloBoard}. */
@Suite(lab = "gametree", stage = "othello")
public class OthelloSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static Trial board(int size) {
    return new Trial("new OthelloBoard(" + size + ")");
  }

  /**
   * Plays the drawn games and the studies, and looks before each move and at the end. Without
   * passes, each game ends before its first one, which is another rule's.
   */
  private static void replay(Subject subject, boolean passes, BiConsumer<Trial, Position> look) {
    OthelloRules.replay(
        games(subject).map(game -> passes ? game : game.replaceAll(", pass.*", "")).toList(), look);
  }

  private static Stream<String> games(Subject subject) {
    return Stream.concat(OthelloRules.STUDIES.stream(), subject.cases().stream());
  }

  @Check(rule = "R1", points = 2)
  @DisplayName("A new board has four tokens in the middle, and the size that it was asked for")
  void begins() {
    for (int size : new int[] {4, 6, 8, 10}) {
      Trial trial = board(size);
      trial.ask("board.getRows()").returns(size);
      trial.ask("board.getColumns()").returns(size);
      trial.shows(OthelloRules.start(size).drawn());
      trial.stands("noWinnerCase");
    }
    new Trial("new OthelloBoard()").shows(OthelloRules.start(8).drawn());
  }

  @Check(rule = "R2")
  @DisplayName("An odd size, or one below 2, is refused")
  void refusesSizes() {
    for (int size : new int[] {-2, -1, 0, 1, 3, 5, 7, 9}) {
      Limits.renew();
      Call.of("new OthelloBoard(" + size + ")", () -> new OthelloBoard(size))
          .isRefusedWith(IllegalArgumentException.class);
    }
  }

  @Check(rule = "R3", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("map offers the places where a token encloses others, each once")
  void offersMoves(Subject subject) {
    replay(
        subject,
        false,
        (trial, position) -> {
          for (int player = 0; player < 2; player++) {
            List<Move> moves = position.rules().moves(player);
            if (!moves.isEmpty() && !moves.contains(Move.PASS)) {
              trial.offers(player, moves);
            }
          }
        });
  }

  @Check(rule = "R4", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("All enclosed tokens change sides, in all directions, and no others")
  void flips(Subject subject) {
    replay(subject, false, (trial, position) -> trial.shows(position.rules().drawn()));
  }

  @Check(rule = "R5", points = 2, cases = OthelloRules.Games.class)
  @DisplayName("Every other place is invalid, and the board stays as it is")
  void refuses(Subject subject) {
    Trial start = board(4);
    for (Move place : Trial.places(6)) {
      Move move = new Move(place.row() - 1, place.col() - 1);
      if (!OthelloRules.start(4).moves(0).contains(move)) {
        start.tries(move.row(), move.col(), 0).tells("invalidMoveCase()");
      }
    }
    start.shows(OthelloRules.start(4).drawn());
    int[] number = {0};
    replay(
        subject,
        false,
        (trial, position) -> {
          int place = number[0]++ * 7;
          int size = trial.board().getRows();
          Move move = new Move(place / size % size, place % size);
          if (!position.rules().isOver()
              && !position.rules().moves(position.player()).contains(move)) {
            trial.tries(move.row(), move.col(), position.player()).tells("invalidMoveCase()");
            trial.shows(position.rules().drawn());
          }
        });
  }

  @Check(rule = "R6", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("A player without a place passes, and nobody else may")
  void passes(Subject subject) {
    replay(
        subject,
        true,
        (trial, position) -> {
          for (int player = 0; player < 2; player++) {
            boolean mustPass = position.rules().moves(player).equals(List.of(Move.PASS));
            if (mustPass) {
              trial.offers(player, List.of(Move.PASS));
            } else if (!position.rules().isOver()) {
              trial.tries(-1, -1, player).tells("invalidMoveCase()");
            }
          }
          if (Move.PASS.equals(position.move())) {
            Trial.Outcome pass = trial.tries(-1, -1, position.player());
            pass.tells("validMoveCase()", "noWinnerCase(host, null)");
            trial.shows(position.rules().drawn());
            trial.undo(pass.undo());
            trial.stands("noWinnerCase");
          }
        });
  }

  @Check(rule = "R7", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("The game is over when nobody can set a token, and more tokens win")
  void ends(Subject subject) {
    replay(
        subject,
        true,
        (trial, position) -> {
          trial.stands(position.rules().status());
          if (position.rules().isOver()) {
            for (int player = 0; player < 2; player++) {
              trial.offersNothing(player);
              trial.tries(-1, -1, player).tells("invalidMoveCase()");
              trial.tries(0, 0, player).tells("invalidMoveCase()");
            }
          }
        });
    board(2).stands("drawCase");
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("A move changes the board, then says that it is valid, then how the game stands")
  void tellsInOrder() {
    Trial trial = board(4);
    trial.tries(0, 1, 0).tells("validMoveCase()", "noWinnerCase(host, null)");
    trial.tries(0, 0, 1).tells("validMoveCase()", "noWinnerCase(host, null)");
    board(6).changesFirst(OthelloRules.start(6).moves(0).get(0), 0);
    Trial end = board(4).playing("3 2, 3 1, 0 0, 3 3, 3 0, 0 1, 1 0, 0 3, 0 2");
    end.tries(1, 3, 1).tells("validMoveCase()", "drawCase(host, null)");
  }

  @Check(rule = "R9", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("undo takes a move back, with all flipped tokens, to the beginning of the game")
  void takesBack(Subject subject) {
    for (String game : games(subject).toList()) {
      String[] parts = game.split(": ");
      int size = Integer.parseInt(parts[0]);
      Trial trial = board(size);
      trial.takesBack(Trial.moves(parts[1]));
      trial.offers(0, OthelloRules.start(size).moves(0));
    }
    Trial refused = board(4).playing("0 1");
    refused.undoesNothing(1, 1, 1);
    refused.undoesNothing(-1, -1, 1);
  }

  @Check(rule = "R10", points = 2)
  @DisplayName("map ends when the lambda has seen enough, and lets it make moves")
  void mapEnds() {
    Trial trial = board(6).playing("1 2");
    trial.endsAfter(1, 1);
    trial.endsAfter(1, 2);
    trial.lines(1, 3).returns(OthelloRules.lines(6, 4));
  }

  @Check(rule = "R11")
  @DisplayName("reset begins a new game")
  void resets() {
    Trial trial = board(4).playing(OthelloRules.STUDIES.get(0).split(": ")[1]);
    trial.reset();
    trial.shows(OthelloRules.start(4).drawn());
    trial.stands("noWinnerCase");
    trial.offers(0, OthelloRules.start(4).moves(0));
    trial.plays(new Move(0, 1), 0);
  }

  @Check(rule = "R12", points = 2)
  @DisplayName("Two boards share nothing")
  void shareNothing() {
    Trial one = board(4).playing("0 1");
    Trial other = board(6);
    Trial same = board(4);
    other.shows(OthelloRules.start(6).drawn());
    same.shows(OthelloRules.start(4).drawn());
    same.playing(OthelloRules.STUDIES.get(0).split(": ")[1]);
    one.shows(OthelloRules.start(4).after(new Move(0, 1), 0).drawn());
    one.stands("noWinnerCase");
    one.reset();
    same.stands("drawCase");
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each move has an undo object of its own")
  void undoesEachMove() {
    PatternShapes.undoesEachMove(board(4), new Move(0, 1), new Move(0, 0));
  }

  @Check(rule = "R13", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("The board leaves cases and lambda to the state that it holds")
  void delegates(Subject subject) {
    PatternShapes.delegatesToItsState(subject);
  }

  @Check(rule = "R13", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("A class of yours for states knows one case, and Othello is no Tic-Tac-Toe")
  void statesKnowOneCase(Subject subject) {
    board(4).stands("noWinnerCase");
    Structure.of(subject, "gametree.OthelloBoard").isNo("gametree.TicTacToeBoard");
    PatternShapes.ownStatesKnowOneCase(subject);
  }

  @Check(rule = "R13", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No other field says whether the game is over")
  void keepsNoResult(Subject subject) {
    Labels labels = PatternShapes.labels(subject);
    OthelloRules.replay(
        OthelloRules.STUDIES,
        (trial, position) -> PatternShapes.note(labels, trial.board(), trial.board()));
    PatternShapes.keepsNoResult(subject, labels, "OthelloBoard", "execute", "map", "makeMove");
  }
}
