package framework;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds lines of pieces of one player: so many in a row, across, down or along a diagonal.
 *
 * <p>Pattern <em>Observer</em>: it listens to the spaces of the board, and so knows where pieces
 * were put since it last looked and found no line. A line that is complete now must go through one
 * of these spaces; the others need no look. Cost of a look: the lines through the spaces that have
 * changed, for one new piece at most four times the length of a line.
 */
public final class Lines implements SpaceListener {

  private static final int[][] DIRECTIONS = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};

  private final int columns;

  /** For each space, row by row: the lines through it. */
  private final Space[][][] linesThrough;

  /** Indexes of spaces where a piece was put since there was no line; without repetition. */
  private final int[] fresh;

  private final boolean[] isFresh;
  private int freshCount;

  /**
   * Makes a finder. A board makes it in its constructor, before there is a piece.
   *
   * @param board the empty board; not null
   * @param length how many in a row make a line, at least 2
   */
  public Lines(Board board, int length) {
    columns = board.getColumns();
    List<List<Space[]>> through = new ArrayList<>();
    for (Space space : board) {
      space.addListener(this);
      through.add(new ArrayList<>());
    }
    for (Space start : board) {
      for (int[] direction : DIRECTIONS) {
        Space[] line = line(board, start, direction, length);
        for (Space space : line) {
          through.get(index(space)).add(line);
        }
      }
    }
    linesThrough = new Space[through.size()][][];
    for (int i = 0; i < linesThrough.length; i++) {
      linesThrough[i] = through.get(i).toArray(new Space[0][]);
    }
    fresh = new int[linesThrough.length];
    isFresh = new boolean[linesThrough.length];
  }

  /** Returns the line that begins at a space; without any space if it would leave the board. */
  private static Space[] line(Board board, Space start, int[] direction, int length) {
    int lastRow = start.getRow() + direction[0] * (length - 1);
    int lastColumn = start.getColumn() + direction[1] * (length - 1);
    if (!board.hasSpace(lastRow, lastColumn)) {
      return new Space[0];
    }
    Space[] line = new Space[length];
    for (int i = 0; i < length; i++) {
      line[i] =
          board.getSpace(start.getRow() + direction[0] * i, start.getColumn() + direction[1] * i);
    }
    return line;
  }

  private int index(Space space) {
    return space.getRow() * columns + space.getColumn();
  }

  @Override
  public void spaceChanged(Space space, Piece piece) {
    int index = index(space);
    if (piece != null && !isFresh[index]) {
      isFresh[index] = true;
      fresh[freshCount++] = index;
    }
  }

  /**
   * Returns all lines that are complete now.
   *
   * @return the lines, each from one end to the other; empty if there is none
   */
  public List<List<Space>> complete() {
    List<List<Space>> complete = List.of();
    for (int i = 0; i < freshCount; i++) {
      for (Space[] line : linesThrough[fresh[i]]) {
        if (isComplete(line)) {
          complete = with(complete, List.of(line));
        }
      }
    }
    if (complete.isEmpty()) {
      for (int i = 0; i < freshCount; i++) {
        isFresh[fresh[i]] = false;
      }
      freshCount = 0;
    }
    return complete;
  }

  private static List<List<Space>> with(List<List<Space>> lines, List<Space> line) {
    if (lines.contains(line)) {
      return lines;
    }
    List<List<Space>> more = new ArrayList<>(lines);
    more.add(line);
    return more;
  }

  private static boolean isComplete(Space[] line) {
    Piece first = line[0].getPiece();
    if (first == null) {
      return false;
    }
    Player owner = first.getPlayer();
    for (int i = 1; i < line.length; i++) {
      Piece piece = line[i].getPiece();
      if (piece == null || piece.getPlayer() != owner) {
        return false;
      }
    }
    return owner != null;
  }

  /**
   * Returns the end of a game in which the player of a complete line has won, where only one player
   * can have one.
   *
   * @return the status with the spaces of all complete lines, each space once; null if no line is
   *     complete
   */
  public GameOverStatus status() {
    List<List<Space>> complete = complete();
    return complete.isEmpty() ? null : statusOf(complete);
  }

  /**
   * Returns the end of a game in which certain lines have won.
   *
   * @param lines at least one; all of one player
   * @return the status with the spaces of all these lines, each space once
   */
  public static GameOverStatus statusOf(List<List<Space>> lines) {
    Player winner = lines.get(0).get(0).getPiece().getPlayer();
    List<Space> spaces = new ArrayList<>();
    for (List<Space> line : lines) {
      for (Space space : line) {
        if (!spaces.contains(space)) {
          spaces.add(space);
        }
      }
    }
    return new WinningSpacesGameOverStatus(winner, spaces);
  }
}
