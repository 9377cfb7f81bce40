package gametree;

/**
 * A board that passes everything on to another one (Decorator pattern). Subclasses look on: a
 * strategy that plays on a decorated board cannot tell the difference.
 */
public abstract class BoardDecorator implements IBoardModel {

  private final IBoardModel board;

  /**
   * Creates a decorator.
   *
   * @param board the board that is decorated; not null
   */
  protected BoardDecorator(IBoardModel board) {
    this.board = board;
  }

  /** Is called before a move is tried. */
  protected void beforeMove() {}

  /** Is called after a valid move was made, before anybody is told how the game stands. */
  protected void afterMove(int row, int col, int player, IUndoMove undo) {}

  /** Is called after a move was taken back. */
  protected void afterUndo() {}

  /** Is called after a map over a player's moves has ended, with how many it was applied to. */
  protected void afterMap(int player, int applied) {}

  @Override
  public final IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    beforeMove();
    boolean[] valid = {false};
    IUndoMove undo =
        board.makeMove(
            row,
            col,
            player,
            new ICheckMoveVisitor() {
              @Override
              public void invalidMoveCase() {
                check.invalidMoveCase();
              }

              @Override
              public void validMoveCase() {
                valid[0] = true;
                check.validMoveCase();
              }
            },
            IBoardStatusVisitor.ignore());
    if (!valid[0]) {
      return undo;
    }
    afterMove(row, col, player, undo);
    execute(status, null);
    return () -> {
      undo.undo();
      afterUndo();
    };
  }

  @Override
  public final <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    return board.execute(new OnThisBoard<>(visitor), param);
  }

  @Override
  public final <P> void map(int player, IBoardLambda<P> lambda, P param) {
    int[] applied = {0};
    board.map(
        player,
        new IBoardLambda<P>() {
          @Override
          public boolean apply(IBoardModel host, int who, int row, int col, P given) {
            applied[0]++;
            return lambda.apply(BoardDecorator.this, who, row, col, given);
          }

          @Override
          public void noApply(IBoardModel host, int who, P given) {
            lambda.noApply(BoardDecorator.this, who, given);
          }
        },
        param);
    afterMap(player, applied[0]);
  }

  @Override
  public int getRows() {
    return board.getRows();
  }

  @Override
  public int getColumns() {
    return board.getColumns();
  }

  @Override
  public int getTokenAt(int row, int col) {
    return board.getTokenAt(row, col);
  }

  @Override
  public void reset() {
    board.reset();
  }

  /** Lets a visitor see the decorator where the board would show itself. */
  private final class OnThisBoard<P, R> implements IBoardStatusVisitor<P, R> {

    private final IBoardStatusVisitor<P, R> visitor;

    OnThisBoard(IBoardStatusVisitor<P, R> visitor) {
      this.visitor = visitor;
    }

    @Override
    public R player0WonCase(IBoardModel host, P param) {
      return visitor.player0WonCase(BoardDecorator.this, param);
    }

    @Override
    public R player1WonCase(IBoardModel host, P param) {
      return visitor.player1WonCase(BoardDecorator.this, param);
    }

    @Override
    public R drawCase(IBoardModel host, P param) {
      return visitor.drawCase(BoardDecorator.this, param);
    }

    @Override
    public R noWinnerCase(IBoardModel host, P param) {
      return visitor.noWinnerCase(BoardDecorator.this, param);
    }
  }
}
