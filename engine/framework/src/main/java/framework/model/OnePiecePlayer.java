package framework.model;

import java.util.function.Function;

/**
 * A player who has pieces of one kind only and puts a new one on the board with every move, as X
 * does in Tic-Tac-Toe.
 *
 * <p>Pattern <em>Factory Method</em>: {@link #createPiece} makes pieces of a kind that this class
 * does not know. The usual way would be a subclass for each kind; a constructor that is handed in
 * saves these subclasses.
 */
public class OnePiecePlayer extends Player {

  private final Function<Player, ? extends Piece> pieceMaker;

  /**
   * Makes a player without a strategy.
   *
   * @param name the name of the side; not null
   * @param pieceMaker makes a piece of its owner, such as {@code XPiece::new}; not null
   */
  public OnePiecePlayer(String name, Function<Player, ? extends Piece> pieceMaker) {
    super(name);
    this.pieceMaker = pieceMaker;
  }

  /**
   * Makes a piece.
   *
   * @return a new piece of this player, which stands nowhere yet
   */
  public Piece createPiece() {
    return pieceMaker.apply(this);
  }
}
