package framework.model;

/**
 * A piece of a player, or of nobody. It stands on one space, or nowhere: in a player's hand, or
 * taken.
 *
 * <p>A piece never changes its owner. Where the rules turn a piece over, the turned piece is a new
 * one; so a view that still draws the old piece draws nothing that never was.
 */
public class Piece {

  private final Player player;
  private Space space;

  /**
   * Makes a piece that stands nowhere yet.
   *
   * @param player who owns it; null for a piece of nobody
   */
  public Piece(Player player) {
    this.player = player;
  }

  /**
   * Returns who owns this piece.
   *
   * @return the owner; null for a piece of nobody
   */
  public Player getPlayer() {
    return player;
  }

  /**
   * Returns where this piece stands.
   *
   * @return the space; null if it stands nowhere
   */
  public Space getSpace() {
    return space;
  }

  /** Only a space says where a piece stands, so that both always agree. */
  void setSpace(Space space) {
    this.space = space;
  }

  /**
   * Tells whether a player may move this piece at all. Here: the owner may. Override it where a
   * game has other rules.
   *
   * @param mover who would like to move it; not null
   * @return true if the player may take up this piece
   */
  public boolean isMoveableBy(Player mover) {
    return mover == player;
  }

  /**
   * Tells whether this piece may go from its space to another one, whichever player moves it. Here:
   * to any other space. Most games with moving pieces override it.
   *
   * @param target where it would go; not null
   * @return true if the rules let it go there
   */
  public boolean isMoveableTo(Space target) {
    return target != space;
  }
}
