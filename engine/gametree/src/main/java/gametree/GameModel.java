package gametree;

/**
 * Moderates a game: between the board with its rules, the two who play, and the view.
 *
 * <p>It contains nothing about any game, and nothing about how a view looks. It is used by one
 * thread at a time.
 */
public class GameModel implements IModelAdmin {

  private final IBoardModel board;
  private final IPlayer[] players = {IPlayer.PERSON, IPlayer.PERSON};
  private int toMove;
  private ICommand command;
  private IViewAdmin viewAdmin;

  /**
   * Creates a model for two persons. Before the first {@link #reset}, it must be given its command
   * and its view.
   *
   * @param board the board to play on; not null
   */
  public GameModel(IBoardModel board) {
    this.board = board;
  }

  /** Sets what shows the moves; the controller calls this. */
  public void setCommand(ICommand command) {
    this.command = command;
  }

  /** Sets what is told of turns and results; the controller calls this. */
  public void setViewAdmin(IViewAdmin viewAdmin) {
    this.viewAdmin = viewAdmin;
  }

  @Override
  public void setPlayers(IPlayer player0, IPlayer player1) {
    players[0] = player0;
    players[1] = player1;
  }

  @Override
  public void reset() {
    board.reset();
    toMove = 0;
    viewAdmin.reset(ReadOnlyBoard.of(board, toMove));
    board.execute(goOn(), null);
  }

  /**
   * Creates the view's way to request moves (Factory Method pattern). A move is rejected if it is
   * another player's turn, or if the board finds it invalid.
   */
  public IRequestor getRequestor() {
    return new IRequestor() {
      @Override
      public void setTokenAt(int row, int col, int player, IRejectCommand rejectCommand) {
        if (player != toMove) {
          rejectCommand.execute();
          return;
        }
        board.makeMove(
            row,
            col,
            player,
            new ICheckMoveVisitor() {
              @Override
              public void invalidMoveCase() {
                rejectCommand.execute();
              }

              @Override
              public void validMoveCase() {
                toMove = 1 - player;
                command.setTokenAt(row, col, player, ReadOnlyBoard.of(board, toMove));
              }
            },
            goOn());
      }
    };
  }

  /** What happens next, in each state of the board. */
  private IBoardStatusVisitor<Void, Void> goOn() {
    return new IBoardStatusVisitor<>() {
      @Override
      public Void player0WonCase(IBoardModel host, Void nothing) {
        viewAdmin.win(0);
        return null;
      }

      @Override
      public Void player1WonCase(IBoardModel host, Void nothing) {
        viewAdmin.win(1);
        return null;
      }

      @Override
      public Void drawCase(IBoardModel host, Void nothing) {
        viewAdmin.draw();
        return null;
      }

      @Override
      public Void noWinnerCase(IBoardModel host, Void nothing) {
        viewAdmin.turn(toMove);
        players[toMove].takeTurn(board, toMove, getRequestor());
        return null;
      }
    };
  }
}
