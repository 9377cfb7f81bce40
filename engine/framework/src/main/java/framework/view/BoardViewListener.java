package framework.view;

import framework.model.Space;

/** Notified by a {@link BoardView}: an observer of it. Called on Swing's event thread. */
public interface BoardViewListener {

  /**
   * A person has selected a space.
   *
   * @param space which one
   */
  void spaceSelected(Space space);

  /**
   * A part of the view could not be drawn. This is told once for each kind of failure.
   *
   * @param trouble what a class of the view threw
   */
  void drawingFailed(Throwable trouble);
}
