package gametree;

/** A model whose visitor returns what is to be announced. */
public class GameModel implements IModelAdmin {

  private final IBoardModel board;
  private final IPlayer[] players = {IPlayer.PERSON, IPlayer.PERSON};
  private ICommand command;
  private IViewAdmin view;
  private int next;
  private int requests;

  /** Creates a model. */
  public GameModel(IBoardModel board) {
    this.board = board;
  }

  /** Sets the command. */
  public void setCommand(ICommand command) {
    this.command = command;
  }

  /** Sets the view. */
  public void setViewAdmin(IViewAdmin viewAdmin) {
    view = viewAdmin;
  }

  @Override
  public void setPlayers(IPlayer player0, IPlayer player1) {
    players[0] = player0;
    players[1] = player1;
  }

  @Override
  public void reset() {
    board.reset();
    requests = 0;
    next = requests;
    view.reset(ReadOnlyBoard.of(board, 0));
    announce();
  }

  private void announce() {
    board.execute(new Announcements(), next).run();
  }

  /** Creates a requestor. */
  public IRequestor getRequestor() {
    return new Requests();
  }

  private class Requests implements IRequestor {

    @Override
    public void setTokenAt(int row, int col, int player, IRejectCommand reject) {
      requests++;
      if (player != next) {
        reject.execute();
        return;
      }
      board.makeMove(
          row,
          col,
          player,
          new ICheckMoveVisitor() {
            @Override
            public void invalidMoveCase() {
              reject.execute();
            }

            @Override
            public void validMoveCase() {
              next = 1 - player;
              command.setTokenAt(row, col, player, ReadOnlyBoard.of(board, next));
            }
          },
          new After());
    }
  }

  /** Announces at once what the visitor returns. */
  private class After implements IBoardStatusVisitor<Object, Void> {

    @Override
    public Void player0WonCase(IBoardModel host, Object none) {
      return now(host);
    }

    @Override
    public Void player1WonCase(IBoardModel host, Object none) {
      return now(host);
    }

    @Override
    public Void drawCase(IBoardModel host, Object none) {
      return now(host);
    }

    @Override
    public Void noWinnerCase(IBoardModel host, Object none) {
      return now(host);
    }

    private Void now(IBoardModel host) {
      host.execute(new Announcements(), next).run();
      return null;
    }
  }

  private class Announcements implements IBoardStatusVisitor<Integer, Runnable> {

    @Override
    public Runnable player0WonCase(IBoardModel host, Integer player) {
      return () -> view.win(0);
    }

    @Override
    public Runnable player1WonCase(IBoardModel host, Integer player) {
      return new Runnable() {
        @Override
        public void run() {
          view.win(1);
        }
      };
    }

    @Override
    public Runnable drawCase(IBoardModel host, Integer player) {
      return view::draw;
    }

    @Override
    public Runnable noWinnerCase(IBoardModel host, Integer player) {
      return () -> {
        view.turn(player);
        players[player].takeTurn(board, player, getRequestor());
      };
    }
  }
}
