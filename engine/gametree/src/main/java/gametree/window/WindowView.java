package gametree.window;

import board.model.Cell;
import board.picture.BoardPanel;
import board.picture.Mark;
import board.picture.Picture;
import gametree.IBoardModel;
import gametree.ICommand;
import gametree.IModelAdmin;
import gametree.IPlayer;
import gametree.IRejectCommand;
import gametree.IRequestor;
import gametree.IView;
import gametree.Move;
import gametree.ReadOnlyBoard;
import gametree.RejectedMove;
import java.util.List;

/**
 * A view in a window: a board to click on, and a sentence that says how the game stands.
 *
 * <p>The model calls it on the game's thread, the person on Swing's event thread. What a person
 * asks for is done on the game's thread.
 */
final class WindowView implements IView {

  /** Shows what stands around the board. Called on the game's thread. */
  interface Surroundings {

    /**
     * Shows how the game stands.
     *
     * @param sentence says so
     * @param toMove whose turn it is: 0, 1, or -1 when the game is over
     */
    void show(String sentence, int toMove);

    /** Says that something can't be done. */
    void warn(String sentence);
  }

  private final Look look;
  private final GameThread thread;
  private final Surroundings surroundings;
  private final BoardPanel panel;
  private final MoveLog log = new MoveLog();
  private volatile IRequestor requestor;
  private volatile IModelAdmin modelAdmin;
  private volatile ReadOnlyBoard board;
  private volatile int toMove;

  /** Moves are made again that are known already; used by the game's thread. */
  private boolean replaying;

  /**
   * Creates a view.
   *
   * @param look what the tokens look like
   * @param thread where the model runs
   * @param surroundings shows what stands around the board
   */
  WindowView(Look look, GameThread thread, Surroundings surroundings) {
    this.look = look;
    this.thread = thread;
    this.surroundings = surroundings;
    // The panel knows which place was clicked, so nobody has to find out.
    panel = new BoardPanel(look.style(), cell -> request(new Move(cell.row(), cell.column())));
  }

  /** Returns what shows the board. */
  BoardPanel getPanel() {
    return panel;
  }

  /** Returns the moves; for the game's thread. */
  MoveLog getLog() {
    return log;
  }

  /** Returns how many tokens a player has. */
  int count(int player) {
    int tokens = 0;
    for (int row = 0; row < board.getRows(); row++) {
      for (int col = 0; col < board.getColumns(); col++) {
        tokens += board.getTokenAt(row, col) == player ? 1 : 0;
      }
    }
    return tokens;
  }

  /** Returns whether the only move is a pass. */
  boolean mustPass() {
    ReadOnlyBoard shown = board;
    return shown != null && shown.getValidMoves().equals(List.of(Move.PASS));
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
        log.add(player, new Move(row, col));
        show(after, List.of(new Move(row, col)));
      }
    };
  }

  @Override
  public void reset(ReadOnlyBoard start) {
    if (replaying) {
      log.rewind();
    } else {
      log.clear();
    }
    show(start, List.of());
  }

  @Override
  public void turn(int player) {
    toMove = player;
    surroundings.show(look.name(player) + " to move" + (mustPass() ? ": only a pass" : ""), player);
  }

  @Override
  public void win(int player) {
    surroundings.show(look.name(player) + " wins" + tokens(), IBoardModel.NO_PLAYER);
  }

  @Override
  public void draw() {
    surroundings.show("The game is a draw" + tokens(), IBoardModel.NO_PLAYER);
  }

  private String tokens() {
    return ". Tokens: " + count(0) + " to " + count(1);
  }

  /** Begins a new game; for the game's thread. */
  void begin(IPlayer player0, IPlayer player1) {
    modelAdmin.setPlayers(player0, player1);
    modelAdmin.reset();
  }

  /**
   * Goes to another moment of the game; for the game's thread. The model knows no way back, so the
   * game begins again, and the moves up to there are made again.
   *
   * @param count after how many moves
   * @param goesOn whether a computer player that is to move then moves
   */
  void replay(int count, IPlayer player0, IPlayer player1, boolean goesOn) {
    replaying = true;
    try {
      modelAdmin.setPlayers(IPlayer.PERSON, IPlayer.PERSON);
      List<MoveLog.Made> moves = log.all().subList(0, count);
      modelAdmin.reset();
      for (int i = 0; i < count; i++) {
        if (i == count - 1 && goesOn) {
          modelAdmin.setPlayers(player0, player1);
        }
        Move move = moves.get(i).move();
        requestor.setTokenAt(move.row(), move.col(), moves.get(i).player(), () -> {});
      }
      modelAdmin.setPlayers(player0, player1);
    } finally {
      replaying = false;
    }
    panel.show(picture(board, log.made() == 0 ? List.of() : List.of(last())));
  }

  private Move last() {
    return log.all().get(log.made() - 1).move();
  }

  /** Requests a move for the player whose turn it is. */
  void request(Move move) {
    if (thread.isBusy()) {
      surroundings.warn("The computer is thinking. Press Ctrl+M if it should move now.");
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
                    surroundings.warn(RejectedMove.explain(move, board));
                  }
                }));
  }

  private void show(ReadOnlyBoard shown, List<Move> last) {
    board = shown;
    if (!replaying) {
      panel.show(picture(shown, last));
    }
  }

  private Picture picture(ReadOnlyBoard shown, List<Move> last) {
    Picture.Builder picture = Picture.ofSize(shown.getRows(), shown.getColumns());
    for (int row = 0; row < shown.getRows(); row++) {
      for (int col = 0; col < shown.getColumns(); col++) {
        int token = shown.getTokenAt(row, col);
        if (token != IBoardModel.NO_PLAYER) {
          picture.put(new Cell(row, col), look.token(token));
        }
      }
    }
    mark(picture, Mark.TARGET, shown.getValidMoves());
    mark(picture, Mark.LAST_TO, last);
    return picture.build();
  }

  private static void mark(Picture.Builder picture, Mark mark, List<Move> moves) {
    moves.stream()
        .filter(move -> !move.equals(Move.PASS))
        .forEach(move -> picture.mark(mark, new Cell(move.row(), move.col())));
  }
}
