package gametree.window;

import framework.model.Cell;
import framework.view.BoardPanel;
import framework.view.Mark;
import framework.view.Occupant;
import framework.view.Picture;
import gametree.IBoardModel;
import gametree.ICommand;
import gametree.IModelAdmin;
import gametree.IRejectCommand;
import gametree.IRequestor;
import gametree.IView;
import gametree.Move;
import gametree.ReadOnlyBoard;
import gametree.RejectedMove;
import java.util.List;
import java.util.function.Consumer;

/**
 * A view in a window: a board to click on, and a sentence that says how the game stands.
 *
 * <p>The model calls it on the game's thread, the person on Swing's event thread. What a person
 * asks for is done on the game's thread.
 */
final class WindowView implements IView {

  private final Look look;
  private final GameThread thread;
  private final Consumer<String> status;
  private final BoardPanel panel;
  private volatile IRequestor requestor;
  private volatile IModelAdmin modelAdmin;
  private volatile ReadOnlyBoard board;
  private volatile int toMove;

  /**
   * Creates a view.
   *
   * @param look what the tokens look like
   * @param thread where the model runs
   * @param status shows a sentence; may be called on any thread
   */
  WindowView(Look look, GameThread thread, Consumer<String> status) {
    this.look = look;
    this.thread = thread;
    this.status = status;
    // The panel knows which place was clicked, so nobody has to find out.
    panel = new BoardPanel(look.style(), cell -> request(new Move(cell.row(), cell.column())));
  }

  /** Returns what shows the board. */
  BoardPanel getPanel() {
    return panel;
  }

  /** Returns how a game is begun. */
  IModelAdmin getModelAdmin() {
    return modelAdmin;
  }

  @Override
  public void setRequestor(IRequestor requestor) {
    this.requestor = requestor;
  }

  @Override
  public void setModelAdmin(IModelAdmin modelAdmin) {
    this.modelAdmin = modelAdmin;
  }

  @Override
  public ICommand getCommand() {
    return new ICommand() {
      @Override
      public void setTokenAt(int row, int col, int player, ReadOnlyBoard after) {
        show(after, List.of(new Move(row, col)));
      }
    };
  }

  @Override
  public void reset(ReadOnlyBoard start) {
    show(start, List.of());
  }

  @Override
  public void turn(int player) {
    toMove = player;
    boolean mustPass = board.getValidMoves().equals(List.of(Move.PASS));
    status.accept(look.players().get(player) + " to move" + (mustPass ? ": only a pass" : ""));
  }

  @Override
  public void win(int player) {
    status.accept(look.players().get(player) + " wins" + count());
  }

  @Override
  public void draw() {
    status.accept("The game is a draw" + count());
  }

  /** Requests a move for the player whose turn it is. */
  void request(Move move) {
    if (thread.isBusy()) {
      status.accept("The computer is thinking. Press Move now if you are in a hurry.");
      return;
    }
    thread.run(
        () ->
            requestor.setTokenAt(
                move.row(),
                move.col(),
                toMove,
                new IRejectCommand() {
                  @Override
                  public void execute() {
                    status.accept(RejectedMove.explain(move, board));
                  }
                }));
  }

  private String count() {
    int[] tokens = new int[2];
    for (int row = 0; row < board.getRows(); row++) {
      for (int col = 0; col < board.getColumns(); col++) {
        int token = board.getTokenAt(row, col);
        if (token != IBoardModel.NO_PLAYER) {
          tokens[token]++;
        }
      }
    }
    return ". Tokens: " + tokens[0] + " to " + tokens[1];
  }

  private void show(ReadOnlyBoard shown, List<Move> last) {
    board = shown;
    Picture.Builder picture = Picture.ofSize(shown.getRows(), shown.getColumns());
    for (int row = 0; row < shown.getRows(); row++) {
      for (int col = 0; col < shown.getColumns(); col++) {
        int token = shown.getTokenAt(row, col);
        if (token != IBoardModel.NO_PLAYER) {
          String name = look.players().get(token);
          picture.put(new Cell(row, col), new Occupant(token, name, name.substring(0, 1)));
        }
      }
    }
    shown.getValidMoves().stream()
        .filter(move -> !move.equals(Move.PASS))
        .forEach(move -> picture.mark(Mark.TARGET, new Cell(move.row(), move.col())));
    last.stream()
        .filter(move -> !move.equals(Move.PASS))
        .forEach(move -> picture.mark(Mark.LAST_TO, new Cell(move.row(), move.col())));
    panel.show(picture.build());
  }
}
