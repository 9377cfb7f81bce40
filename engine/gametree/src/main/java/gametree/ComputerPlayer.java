package gametree;

/** Lets a strategy play. It requests its moves in the same way as a person's view does. */
public class ComputerPlayer implements IPlayer {

  private final INextMoveStrategy strategy;

  /**
   * Creates a player.
   *
   * @param strategy picks the moves; not null
   */
  public ComputerPlayer(INextMoveStrategy strategy) {
    this.strategy = strategy;
  }

  /**
   * Picks a move and requests it.
   *
   * @throws IllegalStateException if the move is rejected: then the strategy is wrong
   */
  @Override
  public void takeTurn(IBoardModel board, int player, IRequestor requestor) {
    Move move = strategy.getNextMove(board, player);
    requestor.setTokenAt(
        move.row(),
        move.col(),
        player,
        new IRejectCommand() {
          @Override
          public void execute() {
            throw new IllegalStateException("The strategy chose an invalid move: " + move);
          }
        });
  }
}
