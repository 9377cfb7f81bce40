package gametree.bits;

import gametree.DrawState;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardState;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import gametree.Move;
import gametree.Player0WonState;
import gametree.Player1WonState;

/**
 * Othello on bits: the tokens of each player are one number of 64 bits, and all places are looked
 * at together by shifting it. The rules are those of {@link gametree.OthelloBoard}.
 *
 * <p>Place (row, col) is bit 8 row + col, whatever the size, so that the same shifts go in the same
 * directions on every board.
 */
public final class BitOthelloBoard implements IBoardModel {

  private static final int WIDTH = 8;
  private static final long LEFTMOST = 0x0101010101010101L;
  private static final long RIGHTMOST = LEFTMOST << WIDTH - 1;

  /** How far each direction shifts; a negative number shifts to the right. */
  private static final int[] SHIFTS = {1, -1, 8, -8, 9, -9, 7, -7};

  /** Where a shift in each direction can arrive without having left the board at its side. */
  private static final long[] ARRIVALS = {
    ~LEFTMOST, ~RIGHTMOST, -1L, -1L, ~LEFTMOST, ~RIGHTMOST, ~RIGHTMOST, ~LEFTMOST
  };

  private static final IUndoMove NOTHING = () -> {};

  private final int size;
  private final Runnable beforeMove;
  private final long all;
  private final IBoardState[] finished = {
    new Player0WonState(), new Player1WonState(), new DrawState()
  };
  private final Open open = new Open();
  private long tokens0;
  private long tokens1;
  private IBoardState state;

  /**
   * Creates a board.
   *
   * @param size the number of rows and of columns: 2, 4, 6 or 8
   * @throws IllegalArgumentException for any other size
   */
  public BitOthelloBoard(int size) {
    this(size, () -> {});
  }

  /**
   * Creates a board on which somebody counts the moves, without the cost of a decorator.
   *
   * @param size as above
   * @param beforeMove is run before each move that is tried, and may stop a search by an exception
   */
  public BitOthelloBoard(int size, Runnable beforeMove) {
    if (size < 2 || size > WIDTH || size % 2 != 0) {
      throw new IllegalArgumentException("The size must be 2, 4, 6 or 8, not " + size);
    }
    this.size = size;
    this.beforeMove = beforeMove;
    long row = (1L << size) - 1;
    long places = 0;
    for (int i = 0; i < size; i++) {
      places |= row << i * WIDTH;
    }
    all = places;
    setUp();
  }

  @Override
  public void reset() {
    setUp();
  }

  private void setUp() {
    int half = size / 2;
    tokens0 = bit(half - 1, half) | bit(half, half - 1);
    tokens1 = bit(half - 1, half - 1) | bit(half, half);
    updateState();
  }

  private static long bit(int row, int col) {
    return 1L << row * WIDTH + col;
  }

  @Override
  public int getRows() {
    return size;
  }

  @Override
  public int getColumns() {
    return size;
  }

  @Override
  public int getTokenAt(int row, int col) {
    long bit = bit(row, col);
    return (tokens0 & bit) != 0 ? 0 : (tokens1 & bit) != 0 ? 1 : NO_PLAYER;
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    beforeMove.run();
    boolean isPass = row == -1 && col == -1;
    boolean isOnBoard = row >= 0 && row < size && col >= 0 && col < size;
    long flipped = isOnBoard ? flipped(bit(row, col), player) : 0;
    boolean valid = isPass ? settings(player) == 0 : flipped != 0;
    if (state != open || !valid) {
      check.invalidMoveCase();
      return NOTHING;
    }
    long before0 = tokens0;
    long before1 = tokens1;
    if (!isPass) {
      long gained = flipped | bit(row, col);
      tokens0 = player == 0 ? tokens0 | gained : tokens0 & ~gained;
      tokens1 = player == 1 ? tokens1 | gained : tokens1 & ~gained;
      updateState();
    }
    check.validMoveCase();
    execute(status, null);
    return () -> {
      tokens0 = before0;
      tokens1 = before1;
      state = open;
    };
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return state.execute(this, visitor, param);
  }

  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    state.map(this, player, lambda, param);
  }

  private void updateState() {
    state = open;
    if (settings(0) == 0 && settings(1) == 0) {
      int lead = Long.bitCount(tokens0) - Long.bitCount(tokens1);
      state = finished[lead == 0 ? 2 : lead > 0 ? 0 : 1];
    }
  }

  private static long shifted(long places, int direction) {
    int shift = SHIFTS[direction];
    long moved = shift > 0 ? places << shift : places >>> -shift;
    return moved & ARRIVALS[direction];
  }

  /**
   * Returns the tokens that a new one on an empty place encloses; none on a place that is taken.
   */
  private long flipped(long place, int player) {
    if (((tokens0 | tokens1) & place) != 0) {
      return 0;
    }
    long mine = player == 0 ? tokens0 : tokens1;
    long theirs = player == 0 ? tokens1 : tokens0;
    long flipped = 0;
    for (int direction = 0; direction < SHIFTS.length; direction++) {
      long line = 0;
      long next = shifted(place, direction);
      while ((next & theirs) != 0) {
        line |= next;
        next = shifted(next, direction);
      }
      if ((next & mine) != 0) {
        flipped |= line;
      }
    }
    return flipped;
  }

  /** Returns the places on which a player can set a token: all lines are followed together. */
  private long settings(int player) {
    long mine = player == 0 ? tokens0 : tokens1;
    long theirs = player == 0 ? tokens1 : tokens0;
    long empty = all & ~(mine | theirs);
    long settings = 0;
    for (int direction = 0; direction < SHIFTS.length; direction++) {
      long line = shifted(mine, direction) & theirs;
      for (int i = 3; i < size; i++) {
        line |= shifted(line, direction) & theirs;
      }
      settings |= shifted(line, direction) & empty;
    }
    return settings;
  }

  /** The open game: goes over the bits of all settings, and makes no list. */
  private final class Open implements IBoardState {

    @Override
    public <P, R> R execute(IBoardModel host, IBoardStatusVisitor<P, R> visitor, P param) {
      return visitor.noWinnerCase(host, param);
    }

    @Override
    public <P> void map(IBoardModel host, int player, IBoardLambda<P> lambda, P param) {
      long settings = settings(player);
      if (settings == 0) {
        lambda.apply(host, player, Move.PASS.row(), Move.PASS.col(), param);
      }
      boolean goesOn = true;
      while (goesOn && settings != 0) {
        int place = Long.numberOfTrailingZeros(settings);
        goesOn = lambda.apply(host, player, place / WIDTH, place % WIDTH, param);
        settings &= settings - 1;
      }
    }
  }
}
