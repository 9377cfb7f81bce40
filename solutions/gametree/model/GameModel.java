package gametree;

/** Sits between a board, two players and a view. */
public class GameModel implements IModelAdmin {

  private final IBoardModel board;
  private IPlayer first = IPlayer.PERSON;
  private IPlayer second = IPlayer.PERSON;
  private ICommand command;
  private IViewAdmin viewAdmin;
  private int next;

  /**
   * Creates a model.
   *
   * @param board the board on which the games are played
   */
  public GameModel(IBoardModel board) {
    this.board = board;
  }

  /** Sets the command that shows moves. */
  public void setCommand(ICommand command) {
    this.command = command;
  }

  /** Sets who is told of turns and results. */
  public void setViewAdmin(IViewAdmin viewAdmin) {
    this.viewAdmin = viewAdmin;
  }

  @Override
  public void setPlayers(IPlayer player0, IPlayer player1) {
    first = player0;
    second = player1;
  }

  @Override
  public void reset() {
    board.reset();
    next = 0;
    viewAdmin.reset(ReadOnlyBoard.of(board, 0));
    board.execute(afterwards(), null);
  }

  /** Creates a requestor, by which a view asks for moves. */
  public IRequestor getRequestor() {
    return new IRequestor() {
      @Override
      public void setTokenAt(int row, int col, int player, IRejectCommand rejectCommand) {
        if (player == next) {
          board.makeMove(row, col, player, answer(row, col, player, rejectCommand), afterwards());
        } else {
          rejectCommand.execute();
        }
      }
    };
  }

  private ICheckMoveVisitor answer(int row, int col, int player, IRejectCommand rejectCommand) {
    return new ICheckMoveVisitor() {
      @Override
      public void invalidMoveCase() {
        rejectCommand.execute();
      }

      @Override
      public void validMoveCase() {
        next = 1 - player;
        command.setTokenAt(row, col, player, ReadOnlyBoard.of(board, next));
      }
    };
  }

  private IBoardStatusVisitor<Void, Void> afterwards() {
    return new IBoardStatusVisitor<>() {
      @Override
      public Void player0WonCase(IBoardModel host, Void none) {
        viewAdmin.win(0);
        return none;
      }

      @Override
      public Void player1WonCase(IBoardModel host, Void none) {
        viewAdmin.win(1);
        return none;
      }

      @Override
      public Void drawCase(IBoardModel host, Void none) {
        viewAdmin.draw();
        return none;
      }

      @Override
      public Void noWinnerCase(IBoardModel host, Void none) {
        viewAdmin.turn(next);
        IPlayer player = next == 0 ? first : second;
        player.takeTurn(board, next, getRequestor());
        return none;
      }
    };
  }
}
