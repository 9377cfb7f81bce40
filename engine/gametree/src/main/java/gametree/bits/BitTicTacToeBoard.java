package gametree.bits;

import gametree.DrawState;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardState;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import gametree.Player0WonState;
import gametree.Player1WonState;

/**
 * Tic-Tac-Toe on bits: the tokens of each player are one number of 9 bits, and a table says which
 * numbers have three in a row. The rules are those of {@link gametree.TicTacToeBoard}.
 */
public final class BitTicTacToeBoard implements IBoardModel {

  private static final int SIZE = 3;
  private static final int FULL = 0777;
  private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
  private static final boolean[] WINS = new boolean[FULL + 1];
  private static final IUndoMove NOTHING = () -> {};

  static {
    for (int tokens = 0; tokens <= FULL; tokens++) {
      for (int line : LINES) {
        WINS[tokens] |= (tokens & line) == line;
      }
    }
  }

  private final IBoardState won0 = new Player0WonState();
  private final IBoardState won1 = new Player1WonState();
  private final IBoardState drawn = new DrawState();
  private final IBoardState open = new Open();
  private int tokens0;
  private int tokens1;
  private IBoardState state = open;

  /** Creates an empty board. */
  public BitTicTacToeBoard() {}

  @Override
  public void reset() {
    tokens0 = 0;
    tokens1 = 0;
    state = open;
  }

  @Override
  public int getRows() {
    return SIZE;
  }

  @Override
  public int getColumns() {
    return SIZE;
  }

  @Override
  public int getTokenAt(int row, int col) {
    int bit = 1 << row * SIZE + col;
    return (tokens0 & bit) != 0 ? 0 : (tokens1 & bit) != 0 ? 1 : NO_PLAYER;
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    boolean isOnBoard = row >= 0 && row < SIZE && col >= 0 && col < SIZE;
    int bit = isOnBoard ? 1 << row * SIZE + col : 0;
    if (state != open || (~(tokens0 | tokens1) & bit) == 0) {
      check.invalidMoveCase();
      return NOTHING;
    }
    if (player == 0) {
      tokens0 |= bit;
    } else {
      tokens1 |= bit;
    }
    updateState();
    check.validMoveCase();
    execute(status, null);
    return () -> {
      tokens0 &= ~bit;
      tokens1 &= ~bit;
      state = open;
    };
  }

  private void updateState() {
    if (WINS[tokens0]) {
      state = won0;
    } else if (WINS[tokens1]) {
      state = won1;
    } else if ((tokens0 | tokens1) == FULL) {
      state = drawn;
    }
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, lambda, param);
  }

  /** The open game: goes over the bits of all empty places, and makes no list. */
  private final class Open implements IBoardState {

    @Override
    public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return visitor.noWinnerCase(host, param);
    }

    @Override
    public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
      int empty = FULL & ~(tokens0 | tokens1);
      boolean goesOn = true;
      while (goesOn && empty != 0) {
        int place = Integer.numberOfTrailingZeros(empty);
        goesOn = lambda.apply(host, player, place / SIZE, place % SIZE, param);
        empty &= empty - 1;
      }
    }
  }
}
