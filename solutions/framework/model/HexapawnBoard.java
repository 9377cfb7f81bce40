package framework.games.own;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Move;
import framework.model.Piece;
import framework.model.Player;
import framework.model.Space;
import java.util.ArrayList;
import java.util.List;

/** Nine spaces with a row of pawns at the top and one at the bottom. */
class HexapawnBoard extends Board {

  private static final int SIZE = 3;

  private List<Player> players = List.of();

  HexapawnBoard() throws InvalidSingletonInstantiationException {
    super(SIZE, SIZE);
  }

  @Override
  protected void newGameHook(List<Player> newPlayers) {
    players = List.copyOf(newPlayers);
    for (int column = 0; column < SIZE; column++) {
      getSpace(SIZE - 1, column).placePiece(new Pawn(players.get(0), -1));
      getSpace(0, column).placePiece(new Pawn(players.get(1), 1));
    }
  }

  @Override
  protected GameOverStatus gameOverHook() {
    Move latest = getLastMove();
    if (latest == null) {
      return GameOverStatus.NOT_OVER;
    }
    Player last = latest.getPlayer();
    Player next = players.get(last == players.get(0) ? 1 : 0);
    boolean isOver = hasArrived(last) || stepsOf(next).isEmpty();
    return isOver ? new GameOverStatus(true, last) : GameOverStatus.NOT_OVER;
  }

  private boolean hasArrived(Player player) {
    for (Space space : this) {
      Piece pawn = space.getPiece();
      if (pawn != null && pawn.getPlayer() == player && ((Pawn) pawn).hasArrived()) {
        return true;
      }
    }
    return false;
  }

  /** All steps of a player: where from and where to. */
  List<List<Space>> stepsOf(Player player) {
    List<List<Space>> steps = new ArrayList<>();
    for (Space from : this) {
      if (!from.isEmpty() && from.getPiece().isMoveableBy(player)) {
        for (Space to : this) {
          if (from.getPiece().isMoveableTo(to)) {
            steps.add(List.of(from, to));
          }
        }
      }
    }
    return steps;
  }
}
