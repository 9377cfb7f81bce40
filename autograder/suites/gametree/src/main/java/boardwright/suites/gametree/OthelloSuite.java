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
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;

/** Stage othello: {@code OthelloBoard}. */
@Suite(lab = "gametree", stage = "othello")
public class OthelloSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static Trial board(int size) {
    return Trial.othello(size);
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
      Trial trial = new Trial("new OthelloBoard(" + size + ")");
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
    BiConsumer<Trial, Position> look =
        (trial, position) -> {
          for (int player = 0; player < 2; player++) {
            List<Move> moves = position.rules().moves(player);
            if (!moves.isEmpty() && !moves.contains(Move.PASS)) {
              trial.offers(player, moves);
            }
          }
        };
    replay(subject, false, look);
    OthelloRules.replay(List.of(OthelloRules.LARGE, OthelloRules.LONG), look);
  }

  @Check(rule = "R4", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("All enclosed tokens change sides, in all directions, and no others")
  void flips(Subject subject) {
    BiConsumer<Trial, Position> look = (trial, position) -> trial.shows(position.rules().drawn());
    replay(subject, false, look);
    OthelloRules.replay(List.of(OthelloRules.LONG), look);
    Trial trial = board(6);
    OthelloRules rules = OthelloRules.start(6);
    for (int player : new int[] {1, 0, 0, 1, 1, 1, 0, 0}) {
      Move move = rules.moves(player).get(0);
      trial.plays(move, player);
      rules = rules.after(move, player);
      trial.shows(rules.drawn());
    }
  }

  @Check(rule = "R5", points = 2, cases = OthelloRules.Games.class)
  @DisplayName("Every other place is invalid, and the board stays as it is")
  void refuses(Subject subject) {
    int[] number = {0};
    replay(
        subject,
        false,
        (trial, position) -> {
          OthelloRules rules = position.rules();
          for (int player = 0; player < 2 && !rules.isOver(); player++) {
            List<Move> valid = rules.moves(player);
            for (Move move : suspects(valid, rules.grid().rows(), number[0]++)) {
              if (!valid.contains(move) && !move.equals(Move.PASS)) {
                trial.tries(move.row(), move.col(), player).tells("invalidMoveCase()");
              }
            }
          }
          trial.shows(rules.drawn());
        });
  }

  /** Some places on the board and around it, and those that an array might take for valid ones. */
  private static List<Move> suspects(List<Move> valid, int size, int number) {
    List<Move> all = new ArrayList<>();
    int step = size == 4 ? 3 : 29;
    for (int place = number % step; place < (size + 2) * (size + 2); place += step) {
      all.add(new Move(place / (size + 2) - 1, place % (size + 2) - 1));
    }
    for (Move move : valid) {
      all.add(new Move(move.row() - 1, move.col() + size));
      all.add(new Move(move.row() + 1, move.col() - size));
    }
    return all;
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
              for (Move move : Trial.places(position.rules().grid().rows())) {
                trial.tries(move.row(), move.col(), player).tells("invalidMoveCase()");
              }
            }
          }
        });
    new Trial("new OthelloBoard(2)").stands("drawCase");
  }

  @Check(rule = "R8", points = 2)
  @DisplayName("A move changes the board, then says that it is valid, then how the game stands")
  void tellsInOrder() {
    studies().forEach(study -> new WholeGame(board(4)).tellsInOrder(study));
  }

  @Check(rule = "R9", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("undo takes a move back, with all flipped tokens, to the beginning of the game")
  void takesBack(Subject subject) {
    for (String game : games(subject).toList()) {
      new WholeGame(board(OthelloRules.size(game))).takesBack(game.split(": ")[1]);
    }
    Trial refused = board(4);
    refused.undoesNothing(1, 1, 1);
    refused.undoesNothing(-1, -1, 1);
  }

  @Check(rule = "R10", points = 2)
  @DisplayName("map ends when the lambda has seen enough, and lets it make moves")
  void mapEnds() {
    Trial trial = board(6).playing("1 2");
    trial.endsAfter(1, 1);
    trial.endsAfter(1, 2);
    trial.mapsWhileMoving(1, 3).returns(trial.face().maps().get(1).size());
  }

  @Check(rule = "R11")
  @DisplayName("reset begins a new game")
  void resets() {
    WholeGame.beginsAnew(board(4), studies());
  }

  private static List<String> studies() {
    return OthelloRules.STUDIES.stream().map(study -> study.split(": ")[1]).toList();
  }

  @Check(rule = "R12", points = 2)
  @DisplayName("Two boards share nothing")
  void shareNothing() {
    for (int i = 1; i < OthelloRules.STUDIES.size(); i++) {
      WholeGame.sharesNothing(board(4), studies().get(i), board(4), studies().get(i - 1));
    }
    String large = OthelloRules.LARGE.split(": ")[1];
    WholeGame.sharesNothing(board(4), studies().get(0), board(10), large);
  }

  @Check(rule = "R9", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("Each move has an undo object of its own")
  void undoesEachMove() {
    new WholeGame(board(4)).returnsUndosOfTheirOwn(studies().get(0));
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
    for (String study : studies()) {
      Trial trial = board(4);
      PatternShapes.note(labels, trial.board(), trial.board());
      int number = 0;
      for (Move move : Trial.moves(study)) {
        Limits.renew();
        trial.tries(move.row(), move.col(), number++ % 2);
        PatternShapes.note(labels, trial.board(), trial.board());
      }
    }
    PatternShapes.keepsNoResult(subject, labels, "OthelloBoard", "execute", "map", "makeMove");
  }
}
