package framework.bench;

import aima.core.environment.connectfour.ConnectFourGame;
import aima.core.environment.connectfour.ConnectFourState;
import aima.core.environment.tictactoe.TicTacToeGame;
import aima.core.environment.tictactoe.TicTacToeState;
import aima.core.util.datastructure.XYLocation;
import framework.games.connectfour.ConnectFourBoard;
import framework.games.connectfour.ConnectFourFactory;
import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
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

  private static final int GAMES = 1000;

  private final RandomGame ticTacToe =
      new RandomGame(TicTacToeFactory::new, TicTacToeBoard::new, 3);
  private final RandomGame connectFour =
      new RandomGame(ConnectFourFactory::new, ConnectFourBoard::new, 1);
  private final TicTacToeGame aimaTicTacToe = new TicTacToeGame();
  private final ConnectFourGame aimaConnectFour = new ConnectFourGame();

  private final Chance chance = new Chance();

  /** Tic-Tac-Toe by this framework. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int ticTacToe() {
    return ticTacToe.play(GAMES);
  }

  /** Connect Four by this framework. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int connectFour() {
    return connectFour.play(GAMES);
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
