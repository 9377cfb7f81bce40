package framework.bench;

import aima.core.environment.connectfour.ConnectFourGame;
import aima.core.environment.connectfour.ConnectFourState;
import aima.core.environment.tictactoe.TicTacToeGame;
import aima.core.environment.tictactoe.TicTacToeState;
import aima.core.util.datastructure.XYLocation;
import board.model.Cell;
import board.model.Position;
import framework.games.connectfour.ConnectFourPosition;
import framework.games.tictactoe.TicTacToePosition;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Random games, each from the first move to the end; an operation is a game. */
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 4, time = 2)
@OutputTimeUnit(TimeUnit.SECONDS)
public class RandomGamesBenchmark {

  private final TicTacToeGame aimaTicTacToe = new TicTacToeGame();
  private final ConnectFourGame aimaConnectFour = new ConnectFourGame();

  private final Chance chance = new Chance();

  /** Plays as the methods for aima-java do: a list of all legal moves before every move. */
  private <M> Position<M> play(Position<M> position) {
    while (!position.status().isOver()) {
      List<M> moves = position.legalMoves();
      position.apply(moves.get(chance.below(moves.size())));
    }
    return position;
  }

  /** Tic-Tac-Toe by this framework. */
  @Benchmark
  public Position<Cell> ticTacToe() {
    return play(new TicTacToePosition());
  }

  /** Connect Four by this framework. */
  @Benchmark
  public Position<Integer> connectFour() {
    return play(new ConnectFourPosition());
  }

  /** Tic-Tac-Toe by aima-java. */
  @Benchmark
  public TicTacToeState aimaTicTacToe() {
    TicTacToeState state = aimaTicTacToe.getInitialState();
    while (!aimaTicTacToe.isTerminal(state)) {
      List<XYLocation> actions = aimaTicTacToe.getActions(state);
      state = aimaTicTacToe.getResult(state, actions.get(chance.below(actions.size())));
    }
    return state;
  }

  /** Connect Four by aima-java. */
  @Benchmark
  public ConnectFourState aimaConnectFour() {
    ConnectFourState state = aimaConnectFour.getInitialState();
    while (!aimaConnectFour.isTerminal(state)) {
      List<Integer> actions = aimaConnectFour.getActions(state);
      state = aimaConnectFour.getResult(state, actions.get(chance.below(actions.size())));
    }
    return state;
  }
}
