package boardwright.suites.gametree;

import boardwright.protocol.Kind;
import boardwright.suites.gametree.OthelloRules.Position;
import boardwright.testkit.Call;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Limits;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import gametree.IBoardModel;
import gametree.INextMoveStrategy;
import gametree.Move;
import gametree.OwnStrategy;
import gametree.SearchStoppedException;
import gametree.bits.BitOthelloBoard;
import gametree.play.Game;
import gametree.play.Openings;
import gametree.play.Referee;
import gametree.play.Strategies;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.DisplayName;

/** Stage own: {@code OwnStrategy}. */
@Suite(lab = "gametree", stage = "own")
public class OwnSuite implements StyleRules, ClassRules.PrivateFields, ClassRules.NoOutput {
  private static final long MOST_MOVES = 20_000;

  /**
   * Games through positions with many moves, the same for everybody: there, searches with bounds
   * and all sorts of worths tried at most 13,000 moves if they were five deep, and at least 49,000
   * if they were seven deep. In a fifth to a half of the games drawn at random, seven were below
   * 20,000, so that a hand-in passed or failed by chance.
   */
  private static final List<String> WIDE =
      List.of(
          "6: 3 4, 2 4, 1 3, 4 2, 4 1, 3 5, 5 2, 5 1, 4 3, 3 1, 1 2, 1 4, 3 0, 0 3, 1 5, 5 0, 4 0, "
              + "5 3, 4 5, 0 5, 4 4, 1 1, 0 0, 5 4, 2 5, 2 0, 0 2, 1 0, 0 1, 2 1, 0 4, 5 5",
          "6: 3 4, 4 4, 4 3, 4 2, 5 4, 4 5, 5 1, 5 2, 3 1, 5 0, 5 3, 4 0, 3 0, 1 2, 2 4, 4 1, 0 1, "
              + "1 4, 1 1, 0 0, 2 1, 2 0, 3 5, 5 5, 0 5, 0 4, 1 3, 1 0, 0 3, 0 2, 1 5, 2 5");

  /** After so many moves, a player has most moves there. */
  private static final Set<Integer> WIDEST = Set.of(9, 12, 15);

  /** Of 48. Random gets about 9, medium against itself 24, five moves with weighted places 40. */
  private static final int ENOUGH = 28;

  private static final int OPENINGS = 12;
  private static final int OPENING_LENGTH = 4;
  private static final long SEED = 5;

  private static INextMoveStrategy own() {
    return Call.of("new OwnStrategy()", () -> new OwnStrategy()).get("a strategy");
  }

  private long tried;
  private boolean stops;

  /** Each move that may be tried has all steps: it costs many on a large board. */
  private void tries() {
    if (tried++ < MOST_MOVES) {
      Limits.renew();
    } else if (stops) {
      throw new SearchStoppedException();
    }
  }

  /**
   * Looks at some positions of games, and where a player must pass. How a game begins is looked at
   * elsewhere, and a search that uses all of its moves takes as long there as in its midst.
   */
  private void replay(List<String> games, int step, BiConsumer<Trial, Position> look) {
    replay(games, move -> (move.number() + 1) % step == 0 || move.move().equals(Move.PASS), look);
  }

  /** Looks at these positions, each on a board of its own. */
  private void replay(
      List<String> games, Predicate<Position> which, BiConsumer<Trial, Position> look) {
    for (String game : games) {
      List<Move> moves = Trial.moves(game.split(": ")[1]);
      for (Position position : OthelloRules.positions(game)) {
        if (position.move() != null && which.test(position)) {
          int size = OthelloRules.size(game);
          IBoardModel board = new BitOthelloBoard(size, this::tries);
          Trial trial = new Trial("new OthelloBoard(" + size + ")", board);
          look.accept(trial.playing(moves.subList(0, position.number())), position);
        }
      }
    }
  }

  @Check(rule = "R1", points = 3, cases = OthelloRules.Games.class)
  @DisplayName("It picks a valid move, whatever the board, and passes where it must")
  void picksValidMoves(Subject subject) {
    Trial tictactoe = new Trial("new TicTacToeBoard()");
    int player = 0;
    for (Move move : Trial.moves("0 0, 1 1, 2 2, 0 1, 2 1, 2 0, 0 2, 1 2, 1 0")) {
      Limits.renew();
      picks(asked(tictactoe, player), "a valid move", picked -> isFree(tictactoe, picked));
      tictactoe.plays(move, player);
      player = 1 - player;
    }
    replay(OthelloRules.STUDIES, 5, this::isValid);
    replay(subject.cases(), 15, this::isValid);
  }

  private static boolean isFree(Trial trial, Move move) {
    return Trial.places(3).contains(move)
        && trial.board().getTokenAt(move.row(), move.col()) == IBoardModel.NO_PLAYER;
  }

  private void isValid(Trial trial, Position position) {
    List<Move> valid = position.rules().moves(position.player());
    picks(asked(trial, position.player()), "one of " + valid, new ArrayList<>(valid)::contains);
  }

  private static void picks(Call<Move> call, String expected, Predicate<Move> right) {
    call.require(right, expected, picked -> "yours picked " + picked);
  }

  /** Most rules say what a strategy must not do; one that does nothing keeps none of them. */
  private void picksAMove() {
    picks(asked(new Trial("new TicTacToeBoard()"), 0), "a valid move", Trial.places(3)::contains);
  }

  private Call<Move> asked(Trial trial, int player) {
    tried = 0;
    return Call.of(
            "new OwnStrategy().getNextMove(board, " + player + ")",
            () -> own().getNextMove(trial.board(), player))
        .on(trial);
  }

  @Check(rule = "R2", points = 2, cases = OthelloRules.Games.class)
  @DisplayName("The board is as it was when it has picked a move")
  void restores(Subject subject) {
    picksAMove();
    replay(OthelloRules.STUDIES, 7, this::isRestored);
    // on large boards, a search that goes too deep runs out of steps, which is not this rule's
    // matter
    List<String> small = subject.cases().stream().filter(game -> !game.startsWith("8")).toList();
    replay(small, 23, this::isRestored);
  }

  private void isRestored(Trial trial, Position position) {
    String before = Trial.draw(trial.board());
    asked(trial, position.player()).get("a move");
    trial.shows(before);
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("It tries at most 20,000 moves for each that it picks")
  void isModest() {
    picksAMove();
    stops = true;
    replay(WIDE, position -> WIDEST.contains(position.number()), this::triesFew);
  }

  private void triesFew(Trial trial, Position position) {
    Call<Move> call = asked(trial, position.player());
    try {
      call.make();
    } catch (SearchStoppedException e) {
      // said below, as it is of those who catch this
    } catch (Exception e) {
      call.get("a move");
    }
    call.require(tried <= MOST_MOVES, "at most 20,000 moves tried", "yours tried more");
  }

  @Check(rule = "R4", points = 6)
  @DisplayName("It beats medium in a tournament of Othello on 6 x 6")
  void beatsMedium() {
    Game game = Game.of("bitothello:6");
    List<List<Move>> openings = Openings.random(game.boards(), OPENINGS, OPENING_LENGTH, SEED);
    Referee referee = new Referee(hook -> new BitOthelloBoard(6, hook), MOST_MOVES, Limits::renew);
    INextMoveStrategy own = own();
    INextMoveStrategy medium = Strategies.of("medium", game, new Random(1));
    Call.of(
            "a tournament of new OwnStrategy() against medium, Othello on 6 x 6, 24 games",
            () -> new Duel(referee, own, medium, ENOUGH).play(openings))
        .require(Duel::isWon, "at least " + ENOUGH + " of 48 points", Duel::inWords);
  }

  @Check(rule = "R5", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It uses no board of one game and no state by its class")
  void knowsInterfaces(Subject subject) {
    PatternShapes.knowsInterfacesOnly(subject);
  }
}
