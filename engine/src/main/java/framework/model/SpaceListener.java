package framework.model;

/** Whoever wants to know what stands on a space: an observer, see the pattern <em>Observer</em>. */
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
