package checkerboard.window;

import framework.Board;
import framework.GameOverStatus;
import framework.InvalidSingletonInstantiationException;
import framework.Piece;
import framework.Player;
import framework.Space;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The board as the framework sees it: after each change it shows what the checkerboard has. */
final class CheckersBoard extends Board {

  private final Position position = new Position();
  private Player player;

  /** The last question, and the answer: the same one is asked for every space of the board. */
  private Space askedFrom;

  private List<Space> answer = List.of();

  /**
   * Makes the board; {@link Board#instance} calls this.
   *
   * @throws InvalidSingletonInstantiationException if anybody else does
   */
  CheckersBoard() throws InvalidSingletonInstantiationException {
    super(Position.SIZE, Position.SIZE);
  }

  @Override
  protected void newGameHook(List<Player> players) {
    player = players.get(0);
    position.setUp();
    show(piecesFor(Collections.nCopies(Position.SIZE * Position.SIZE, null)));
  }

  /** Nobody wins here: the checkerboard keeps no turns. */
  @Override
  protected GameOverStatus gameOverHook() {
    return GameOverStatus.NOT_OVER;
  }

  /** Returns what the checkerboard can be asked. */
  Position getPosition() {
    return position;
  }

  /** Returns where the piece on a space may go. */
  List<Space> targets(Space from) {
    if (from != askedFrom) {
      answer = position.targets(from);
      askedFrom = from;
    }
    return answer;
  }

  /** Returns what stands on all spaces; null for an empty one. */
  List<Piece> pieces() {
    List<Piece> pieces = new ArrayList<>();
    for (Space space : this) {
      pieces.add(space.getPiece());
    }
    return pieces;
  }

  /**
   * Returns the pieces that the checkerboard has now.
   *
   * @param before what stood on the spaces before; a piece that still stands there is the same one
   */
  List<Piece> piecesFor(List<Piece> before) {
    int[] codes = position.codes();
    List<Piece> pieces = new ArrayList<>();
    for (int i = 0; i < codes.length; i++) {
      if (before.get(i) instanceof CheckersPiece piece && piece.getCode() == codes[i]) {
        pieces.add(piece);
      } else {
        boolean empty = codes[i] == checkerboard.Piece.NO_PIECE;
        pieces.add(empty ? null : new CheckersPiece(player, codes[i]));
      }
    }
    return pieces;
  }

  /** Puts these pieces on the spaces, and no others. */
  void show(List<Piece> pieces) {
    askedFrom = null;
    int i = 0;
    for (Space space : this) {
      Piece piece = pieces.get(i++);
      if (space.getPiece() != piece) {
        space.clearSpace();
        if (piece != null) {
          space.placePiece(piece);
        }
      }
    }
  }
}
