package combochess.model;

import java.util.function.Consumer;

/** Two players in a ring. */
public class TurnOrder {
  private Seat active;

  /** A player, and the seat beside. */
  private static final class Seat {
    private final Player player;
    private Seat beside;

    private Seat(Player player) {
      this.player = player;
    }
  }

  /**
   * Seats the players.
   *
   * @param white is white
   * @param black is black
   */
  public TurnOrder(Player white, Player black) {
    Contract.requires(white.getColour() == Colour.WHITE, "White begins");
    Contract.requires(black.getColour() == Colour.BLACK, "Black is second");
    active = new Seat(white);
    active.beside = new Seat(black);
    active.beside.beside = active;
  }

  /**
   * Returns a player.
   *
   * @param colour whose
   */
  public Player getPlayer(Colour colour) {
    Player one = active.player;
    return one.getColour() == colour ? one : active.beside.player;
  }

  /** Returns whose turn it is. */
  public Player getActive() {
    return active.player;
  }

  /** Tells whether both are done. */
  public boolean isOver() {
    return active.player.getTurnsLeft() == 0 && active.beside.player.getTurnsLeft() == 0;
  }

  /** Ends a turn. */
  public void next() {
    Contract.requires(!isOver(), "a turn is left");
    pass(active, Player::useTurn);
  }

  /** Takes a turn back. */
  public void back() {
    pass(active.beside, Player::giveTurnBack);
  }

  private void pass(Seat seat, Consumer<Player> counting) {
    counting.accept(seat.player);
    active = active.beside;
  }
}
