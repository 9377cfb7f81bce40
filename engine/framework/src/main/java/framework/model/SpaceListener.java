package framework.model;

/** Notified when the piece on a space changes: an observer, see the pattern <em>Observer</em>. */
@FunctionalInterface
public interface SpaceListener {

  /**
   * Called after a piece was put on a space or taken from it, on the thread that did so.
   *
   * @param space the space that changed
   * @param piece what stands there now; null if the space is empty
   */
  void spaceChanged(Space space, Piece piece);
}
