package framework.games.quixo;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.MoveProcessor;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

/** A square board that is over when somebody has a whole line. */
public abstract class SquareBoard extends Board {

  private final int size;

  /**
   * Makes a board.
   *
   * @param size rows and columns
   * @throws InvalidSingletonInstantiationException as in Board
   */
  protected SquareBoard(int size) throws InvalidSingletonInstantiationException {
    super(size, size);
    this.size = size;
  }

  /** Of two players with a line, the one who wins. */
  protected abstract Player winner(Player mover, Player other);

  @Override
  protected GameOverStatus gameOverHook() {
    Line ofMover = null;
    Line ofOther = null;
    for (Line line : new AllLines()) {
      if (line.owner() != null && line.owner() == mover()) {
        ofMover = line;
      } else if (line.owner() != null) {
        ofOther = line;
      }
    }
    if (ofMover == null && ofOther == null) {
      return GameOverStatus.NOT_OVER;
    }
    if (ofMover == null || ofOther == null) {
      return (ofMover == null ? ofOther : ofMover).wins();
    }
    return winner(ofMover.owner(), ofOther.owner()) == ofMover.owner()
        ? ofMover.wins()
        : ofOther.wins();
  }

  private Player mover() {
    return MoveProcessor.instance().getLastMove() == null
        ? null
        : MoveProcessor.instance().getLastMove().getPlayer();
  }

  /** A row, a column or a diagonal. */
  private abstract class Line {
    abstract Space space(int index);

    Player owner() {
      Player owner = ownerOf(0);
      for (int i = 1; i < size; i++) {
        if (ownerOf(i) != owner) {
          return null;
        }
      }
      return owner;
    }

    private Player ownerOf(int index) {
      return space(index).isEmpty() ? null : space(index).getPiece().getPlayer();
    }

    GameOverStatus wins() {
      List<Space> spaces = new ArrayList<>();
      for (int i = size - 1; i >= 0; i--) {
        spaces.add(space(i));
      }
      return new WinningSpacesGameOverStatus(owner(), spaces);
    }
  }

  /** All lines, one after another. */
  private class AllLines implements Iterable<Line> {
    @Override
    public Iterator<Line> iterator() {
      return new Iterator<Line>() {
        private int next;

        @Override
        public boolean hasNext() {
          return next < 2 * size + 2;
        }

        @Override
        public Line next() {
          if (!hasNext()) {
            throw new NoSuchElementException();
          }
          return line(next++);
        }
      };
    }

    private Line line(int number) {
      return new Line() {
        @Override
        Space space(int index) {
          if (number < size) {
            return getSpace(number, index);
          }
          if (number < 2 * size) {
            return getSpace(index, number - size);
          }
          return getSpace(index, number == 2 * size ? index : size - 1 - index);
        }
      };
    }
  }
}
