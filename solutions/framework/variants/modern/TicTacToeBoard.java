package framework.games.tictactoe;

import framework.model.Board;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.Player;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.util.List;

/** The board; its lines are records. */
public class TicTacToeBoard extends Board {

  /** A step from one space of a line to the next. */
  private enum Direction {
    ACROSS,
    DOWN,
    FALLING,
    RISING
  }

  /** A line: where it begins, and where it goes. */
  private record Line(int row, int column, Direction direction) {
    Space space(Board board, int number) {
      return switch (direction) {
        case ACROSS -> board.getSpace(row, column + number);
        case DOWN -> board.getSpace(row + number, column);
        case FALLING -> board.getSpace(row + number, column + number);
        case RISING -> board.getSpace(row - number, column + number);
      };
    }

    List<Space> spaces(Board board) {
      return List.of(space(board, 0), space(board, 1), space(board, 2));
    }
  }

  private static final List<Line> LINES =
      List.of(
          new Line(0, 0, Direction.ACROSS),
          new Line(1, 0, Direction.ACROSS),
          new Line(2, 0, Direction.ACROSS),
          new Line(0, 0, Direction.DOWN),
          new Line(0, 1, Direction.DOWN),
          new Line(0, 2, Direction.DOWN),
          new Line(0, 0, Direction.FALLING),
          new Line(2, 0, Direction.RISING));

  /**
   * Makes the board.
   *
   * @throws InvalidSingletonInstantiationException if made by anybody else than the framework
   */
  public TicTacToeBoard() throws InvalidSingletonInstantiationException {
    super(3, 3);
  }

  @Override
  protected GameOverStatus gameOverHook() {
    for (var line : LINES) {
      var spaces = line.spaces(this);
      if (spaces.stream().noneMatch(Space::isEmpty)) {
        var owner = owner(spaces.get(0));
        if (spaces.stream().allMatch(space -> owner(space) == owner)) {
          return new WinningSpacesGameOverStatus(owner, spaces);
        }
      }
    }
    return isFull() ? new GameOverStatus(true, null) : GameOverStatus.NOT_OVER;
  }

  private static Player owner(Space space) {
    return space.getPiece().getPlayer();
  }
}
