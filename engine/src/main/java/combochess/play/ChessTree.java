package combochess.play;

import combochess.model.Colour;
import combochess.model.GameModel;
import combochess.model.Kind;
import combochess.model.Move;
import combochess.model.Piece;
import combochess.model.Player;
import combochess.model.Square;
import gametree.IBoardLambda;
import gametree.IBoardModel;
import gametree.IBoardStatusVisitor;
import gametree.ICheckMoveVisitor;
import gametree.IUndoMove;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Presents a {@link GameModel} as a board that the searches of {@code gametree} can look ahead on:
 * the pattern Adapter. White is player 0.
 *
 * <p>A search knows a move by two numbers. Here, {@code row} is the square and the parts that leave
 * it, {@code col} is the square where they land.
 */
public final class ChessTree implements IBoardModel {

  /** There are 8 sets of kinds, so a square and a set are the number 8 * square + set. */
  private static final int SETS = 8;

  private static final int PASS = -1;

  private final GameModel model;

  /**
   * Creates a board.
   *
   * @param model is changed while a search looks ahead, and is as before when it returns; not null
   */
  public ChessTree(GameModel model) {
    this.model = model;
  }

  @Override
  public int getRows() {
    return model.getSize();
  }

  @Override
  public int getColumns() {
    return model.getSize();
  }

  @Override
  public int getTokenAt(int row, int col) {
    Piece piece = model.getTile(new Square(col, row)).getPiece();
    return piece == null ? NO_PLAYER : piece.getColour().ordinal();
  }

  @Override
  public void reset() {
    model.newGame(model.getSettings());
  }

  /** Returns by how many points a player is ahead. */
  int getLead(int player) {
    int lead = model.getScore(Colour.WHITE) - model.getScore(Colour.BLACK);
    return player == 0 ? lead : -lead;
  }

  /**
   * Returns the move that two numbers stand for.
   *
   * @param row from {@link IBoardLambda#apply}; no pass
   * @param col from there too
   */
  Move toMove(int row, int col) {
    Set<Kind> parts = EnumSet.noneOf(Kind.class);
    for (Kind kind : Kind.values()) {
      if ((row % SETS >> kind.ordinal() & 1) == 1) {
        parts.add(kind);
      }
    }
    return new Move(square(row / SETS), parts, square(col));
  }

  private Square square(int number) {
    return new Square(number % model.getSize(), number / model.getSize());
  }

  private int number(Square square) {
    return square.getY() * model.getSize() + square.getX();
  }

  private int row(Move move) {
    int set = 0;
    for (Kind kind : move.getParts()) {
      set |= 1 << kind.ordinal();
    }
    return number(move.getFrom()) * SETS + set;
  }

  @Override
  public IUndoMove makeMove(
      int row, int col, int player, ICheckMoveVisitor check, IBoardStatusVisitor<?, ?> status) {
    if (!isLegal(row, col, player)) {
      check.invalidMoveCase();
      return () -> {};
    }
    if (row == PASS) {
      model.pass();
    } else {
      model.play(toMove(row, col));
    }
    check.validMoveCase();
    execute(status, null);
    return model::undo;
  }

  private boolean isLegal(int row, int col, int player) {
    if (model.isOver() || model.getActivePlayer().getColour().ordinal() != player) {
      return false;
    }
    if (row < 0 || col < 0) {
      return row == PASS && col == PASS && model.mustPass();
    }
    return row % SETS != 0 && model.getRefusal(toMove(row, col)) == null;
  }

  @Override
  public <P, R> R execute(IBoardStatusVisitor<P, R> visitor, P param) {
    if (!model.isOver()) {
      return visitor.noWinnerCase(this, param);
    }
    Player winner = model.getWinner();
    if (winner == null) {
      return visitor.drawCase(this, param);
    }
    return winner.getColour() == Colour.WHITE
        ? visitor.player0WonCase(this, param)
        : visitor.player1WonCase(this, param);
  }

  /** Offers the moves that bring most points first, because a search then can leave out more. */
  @Override
  public <P> void map(int player, IBoardLambda<P> lambda, P param) {
    if (model.isOver()) {
      lambda.noApply(this, player, param);
      return;
    }
    if (model.getActivePlayer().getColour().ordinal() != player) {
      return;
    }
    List<int[]> moves = new ArrayList<>();
    for (Move move : model.getLegalMoves()) {
      moves.add(new int[] {row(move), number(move.getTo()), model.getPoints(move)});
    }
    if (moves.isEmpty()) {
      lambda.apply(this, player, PASS, PASS, param);
      return;
    }
    moves.sort((one, other) -> other[2] - one[2]);
    for (int[] move : moves) {
      if (!lambda.apply(this, player, move[0], move[1], param)) {
        return;
      }
    }
  }
}
