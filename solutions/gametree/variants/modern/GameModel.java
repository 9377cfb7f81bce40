package gametree;

import java.util.List;

/** A model with its players in a list. */
public class GameModel implements IModelAdmin {

  private final IBoardModel board;
  private List<IPlayer> players = List.of(IPlayer.PERSON, IPlayer.PERSON);
  private ICommand command;
  private IViewAdmin view;
  private int turn;

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
    players = List.of(player0, player1);
  }

  @Override
  public void reset() {
    board.reset();
    turn = 0;
    view.reset(ReadOnlyBoard.of(board, 0));
    board.execute(new Next(), 0);
  }

  /** Creates a requestor, as a lambda. */
  public IRequestor getRequestor() {
    return (row, col, player, reject) -> {
      var answer = new Answer();
      var moved = turn == player;
      if (moved) {
        board.makeMove(
            row,
            col,
            player,
            new ICheckMoveVisitor() {
              @Override
              public void invalidMoveCase() {
                answer.valid = false;
              }

              @Override
              public void validMoveCase() {
                answer.valid = true;
              }
            },
            IBoardStatusVisitor.ignore());
      }
      if (!moved || !answer.valid) {
        reject.execute();
        return;
      }
      turn = 1 - turn;
      command.setTokenAt(row, col, player, ReadOnlyBoard.of(board, turn));
      board.execute(new Next(), turn);
    };
  }

  private static class Answer {
    private boolean valid;
  }

  private class Next implements IBoardStatusVisitor<Integer, Void> {

    @Override
    public Void player0WonCase(IBoardModel host, Integer next) {
      view.win(0);
      return null;
    }

    @Override
    public Void player1WonCase(IBoardModel host, Integer next) {
      view.win(1);
      return null;
    }

    @Override
    public Void drawCase(IBoardModel host, Integer next) {
      view.draw();
      return null;
    }

    @Override
    public Void noWinnerCase(IBoardModel host, Integer next) {
      view.turn(next);
      players.get(next).takeTurn(board, next, getRequestor());
      return null;
    }
  }
}
