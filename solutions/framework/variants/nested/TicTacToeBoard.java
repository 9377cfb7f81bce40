package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** The board, with a line as an inner class that walks over it. */
public class TicTacToeBoard extends Board {

  private final List<Line> lines = new ArrayList<>();

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException when others than the framework make it
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 3);
    for (int number = 0; number < 3; number++) {
      final int fixed = number;
      lines.add(
          new Line() {
            @Override
            Space at(int i) {
              return getSpace(fixed, i);
            }
          });
      lines.add(
          new Line() {
            @Override
            Space at(int i) {
              return getSpace(i, fixed);
            }
          });
    }
    lines.add(
        new Line() {
          @Override
          Space at(int i) {
            return getSpace(i, i);
          }
        });
    lines.add(
        new Line() {
          @Override
          Space at(int i) {
            return getSpace(i, 2 - i);
          }
        });
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (Iterator<Line> walk = lines.iterator(); walk.hasNext(); ) {
      Line line = walk.next();
      Player winner = line.winner();
      if (winner != null) {
        return new Victory(winner, line);
      }
    }
    return isFull() ? new Draw() : GameOverStatus.NOT_OVER;
  }

  /** Three spaces. */
  private abstract static class Line {
    abstract Space at(int number);

    private Player owner(int number) {
      return at(number).isEmpty() ? null : at(number).getPiece().getPlayer();
    }

    Player winner() {
      return owner(0) == owner(1) && owner(1) == owner(2) ? owner(0) : null;
    }
  }

  /** The end with a winner. */
  private static final class Victory extends WinningSpacesGameOverStatus {
    Victory(Player winner, Line line) {
      super(winner, List.of(line.at(0), line.at(1), line.at(2)));
    }
  }

  /** The end without one. */
  private static final class Draw extends GameOverStatus {
    Draw() {
      super(true, null);
    }
  }
}
