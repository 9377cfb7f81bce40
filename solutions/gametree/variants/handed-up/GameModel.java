package gametree;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntConsumer;

/** A model whose visitor is given what to do. */
public class GameModel implements IModelAdmin {

  private static final int NOBODY = -1;

  private final IBoardModel board;
  private final Map<Integer, IPlayer> players = new HashMap<>();
  private ICommand command;
  private IViewAdmin view;
  private boolean begun;
  private int next = NOBODY;

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
    players.put(0, player0);
    players.put(1, player1);
  }

  @Override
  public void reset() {
    board.reset();
    begun = true;
    view.reset(ReadOnlyBoard.of(board, 0));
    goOn(0);
  }

  private void goOn(int player) {
    next = NOBODY;
    board.execute(new After(this::won, this::drawn, () -> turn(player)), null);
  }

  private void won(int winner) {
    view.win(winner);
  }

  private void drawn() {
    view.draw();
  }

  private void turn(int player) {
    next = player;
    view.turn(player);
    players.getOrDefault(player, IPlayer.PERSON).takeTurn(board, player, getRequestor());
  }

  /** Creates a requestor. */
  public IRequestor getRequestor() {
    return (row, col, player, reject) -> {
      boolean[] valid = {false};
      if (begun && player == next) {
        board.makeMove(row, col, player, new Valid(valid), IBoardStatusVisitor.ignore());
      }
      if (!valid[0]) {
        reject.execute();
        return;
      }
      command.setTokenAt(row, col, player, ReadOnlyBoard.of(board, 1 - player));
      goOn(1 - player);
    };
  }

  private record Valid(boolean[] answer) implements ICheckMoveVisitor {

    @Override
    public void invalidMoveCase() {
      answer[0] = false;
    }

    @Override
    public void validMoveCase() {
      answer[0] = true;
    }
  }

  private record After(IntConsumer won, Runnable drawn, Runnable open)
      implements IBoardStatusVisitor<Void, Void> {

    @Override
    public Void player0WonCase(IBoardModel host, Void param) {
      won.accept(0);
      return null;
    }

    @Override
    public Void player1WonCase(IBoardModel host, Void param) {
      won.accept(1);
      return null;
    }

    @Override
    public Void drawCase(IBoardModel host, Void param) {
      drawn.run();
      return null;
    }

    @Override
    public Void noWinnerCase(IBoardModel host, Void param) {
      open.run();
      return null;
    }
  }
}
