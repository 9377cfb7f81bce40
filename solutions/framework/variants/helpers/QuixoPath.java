package framework.games.quixo;

import framework.model.Board;
import framework.model.Piece;
import framework.model.Space;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The spaces of a row or column between two of its spaces, both included. */
final class QuixoPath {
  private final List<Space> spaces;
  private final boolean horizontal;

  private QuixoPath(List<Space> spaces, boolean horizontal) {
    this.spaces = spaces;
    this.horizontal = horizontal;
  }

  /** The path between two different spaces of a row or column; null for any other two. */
  static QuixoPath between(Space from, Space to) {
    boolean sameRow = from.getRow() == to.getRow();
    boolean sameColumn = from.getColumn() == to.getColumn();
    if (sameRow == sameColumn) {
      return null;
    }
    List<Space> spaces = new ArrayList<>();
    int row = from.getRow();
    int column = from.getColumn();
    spaces.add(from);
    while (row != to.getRow() || column != to.getColumn()) {
      row = closer(row, to.getRow());
      column = closer(column, to.getColumn());
      spaces.add(Board.instance().getSpace(row, column));
    }
    return new QuixoPath(spaces, sameRow);
  }

  private static int closer(int number, int goal) {
    if (number == goal) {
      return number;
    }
    return number < goal ? number + 1 : number - 1;
  }

  boolean endsAtRim() {
    Space end = spaces.get(spaces.size() - 1);
    return QuixoRim.isEnd(horizontal ? end.getColumn() : end.getRow());
  }

  /** Takes all cubes of the path away. */
  Deque<Piece> lift() {
    Deque<Piece> cubes = new ArrayDeque<>();
    for (Space space : spaces) {
      cubes.addLast(space.clearSpace());
    }
    return cubes;
  }

  /** Lays cubes down, the first one at the beginning. */
  void lay(Deque<Piece> cubes) {
    for (Space space : spaces) {
      space.placePiece(cubes.removeFirst());
    }
  }
}
