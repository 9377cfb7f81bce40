package combochess.controller;

import combochess.model.Square;

/** The person clicked on a tile of the board, or typed its place. */
public final class TileEvent extends Event {

  private final Square square;

  /**
   * Creates the event.
   *
   * @param square where; not null
   */
  public TileEvent(Square square) {
    super("tile");
    this.square = square;
  }

  /** Returns where. */
  public Square getSquare() {
    return square;
  }

  @Override
  StateId happenIn(State state) {
    return state.tileClicked(square);
  }
}
