package framework.games.own;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.MoveProcessor;
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
    int made = MoveProcessor.instance().getMoveCount();
    Player next = players.get(made % 2);
    Player last = players.get((made + 1) % 2);
    boolean arrived = hasArrived(last);
    if (arrived || stepsOf(next).isEmpty()) {
      return new GameOverStatus(true, last);
    }
    return GameOverStatus.NOT_OVER;
  }

  private boolean hasArrived(Player player) {
    int goal = player == players.get(0) ? 0 : SIZE - 1;
    for (int column = 0; column < SIZE; column++) {
      Piece piece = getSpace(goal, column).getPiece();
      if (piece != null && piece.getPlayer() == player) {
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
