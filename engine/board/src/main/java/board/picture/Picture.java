package board.picture;

import board.model.Cell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What is to be seen of a board at one moment. It never changes, so a view may keep it and paint it
 * whenever it likes, on whatever thread.
 *
 * <p>Row 0 is the row that is drawn at the top, column 0 the one at the left. A game that counts
 * from below turns its rows over and says so in the labels.
 *
 * <p>Pattern <em>Builder</em>: {@link #ofSize} begins a picture, {@link Builder#build} ends it.
 */
public final class Picture {

  private final int rows;
  private final int columns;
  private final List<List<Occupant>> occupants;
  private final Map<Cell, Set<Mark>> marks;
  private final Map<Cell, String> captions;
  private final List<String> rowLabels;
  private final List<String> columnLabels;

  private Picture(Builder builder) {
    rows = builder.rows;
    columns = builder.columns;
    List<List<Occupant>> stacks = new ArrayList<>();
    builder.occupants.forEach(stack -> stacks.add(List.copyOf(stack)));
    occupants = List.copyOf(stacks);
    Map<Cell, Set<Mark>> sets = new HashMap<>();
    builder.marks.forEach((cell, set) -> sets.put(cell, Collections.unmodifiableSet(copy(set))));
    marks = Map.copyOf(sets);
    captions = Map.copyOf(builder.captions);
    rowLabels = List.copyOf(builder.rowLabels);
    columnLabels = List.copyOf(builder.columnLabels);
  }

  private static Set<Mark> copy(Set<Mark> set) {
    return EnumSet.copyOf(set);
  }

  /**
   * Begins a picture of an empty board, whose rows and columns are numbered from 0.
   *
   * @param rows how many rows, at least 1
   * @param columns how many columns, at least 1
   * @throws IllegalArgumentException if there is no row or no column
   */
  public static Builder ofSize(int rows, int columns) {
    return new Builder(rows, columns);
  }

  /** Returns how many rows there are. */
  public int rows() {
    return rows;
  }

  /** Returns how many columns there are. */
  public int columns() {
    return columns;
  }

  /** Returns all cells, row by row from the top; a new list. */
  public List<Cell> cells() {
    List<Cell> cells = new ArrayList<>();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        cells.add(new Cell(row, column));
      }
    }
    return cells;
  }

  /**
   * Returns what is on a space, the lowest of a stack first.
   *
   * @param cell a cell of this board; not null
   * @return empty if nothing is there; the list cannot be changed
   * @throws IndexOutOfBoundsException if the board has no such cell
   */
  public List<Occupant> at(Cell cell) {
    return occupants.get(index(cell, rows, columns));
  }

  /**
   * Returns the marks of a space.
   *
   * @param cell any cell; not null
   * @return empty if it has none; the set cannot be changed
   */
  public Set<Mark> marks(Cell cell) {
    return marks.getOrDefault(cell, Set.of());
  }

  /**
   * Returns the cells that have a mark, row by row.
   *
   * @param mark which mark; not null
   */
  public List<Cell> marked(Mark mark) {
    return cells().stream().filter(cell -> marks(cell).contains(mark)).toList();
  }

  /**
   * Returns what is written on a space itself, such as the name of a tile.
   *
   * @param cell any cell; not null
   * @return empty if nothing is
   */
  public String caption(Cell cell) {
    return captions.getOrDefault(cell, "");
  }

  /** Returns what is written beside a row; empty for nothing. */
  public String rowLabel(int row) {
    return rowLabels.get(row);
  }

  /** Returns what is written below a column; empty for nothing. */
  public String columnLabel(int column) {
    return columnLabels.get(column);
  }

  private static int index(Cell cell, int rows, int columns) {
    if (cell.row() < 0 || cell.row() >= rows || cell.column() < 0 || cell.column() >= columns) {
      throw new IndexOutOfBoundsException(
          "The board has " + rows + " x " + columns + " spaces and no space " + cell + ".");
    }
    return cell.row() * columns + cell.column();
  }

  /** Collects what is to be seen. */
  public static final class Builder {

    private final int rows;
    private final int columns;
    private final List<List<Occupant>> occupants = new ArrayList<>();
    private final Map<Cell, Set<Mark>> marks = new HashMap<>();
    private final Map<Cell, String> captions = new HashMap<>();
    private List<String> rowLabels;
    private List<String> columnLabels;

    private Builder(int rows, int columns) {
      if (rows < 1 || columns < 1) {
        throw new IllegalArgumentException("No board has " + rows + " x " + columns + " spaces.");
      }
      this.rows = rows;
      this.columns = columns;
      for (int i = 0; i < rows * columns; i++) {
        occupants.add(new ArrayList<>());
      }
      rowLabels = IntStream.range(0, rows).mapToObj(String::valueOf).toList();
      columnLabels = IntStream.range(0, columns).mapToObj(String::valueOf).toList();
    }

    /**
     * Puts something on a space, on top of what is there.
     *
     * @throws IndexOutOfBoundsException if the board has no such cell
     */
    public Builder put(Cell cell, Occupant occupant) {
      occupants.get(index(cell, rows, columns)).add(occupant);
      return this;
    }

    /**
     * Puts a mark on one space.
     *
     * @throws IndexOutOfBoundsException if the board has no such cell
     */
    public Builder mark(Mark mark, Cell cell) {
      index(cell, rows, columns);
      marks.computeIfAbsent(cell, none -> EnumSet.noneOf(Mark.class)).add(mark);
      return this;
    }

    /** Puts a mark on several spaces; see {@link #mark(Mark, Cell)}. */
    public Builder mark(Mark mark, Collection<Cell> cells) {
      cells.forEach(cell -> mark(mark, cell));
      return this;
    }

    /** Writes something on a space itself, below what is on it. */
    public Builder caption(Cell cell, String text) {
      index(cell, rows, columns);
      captions.put(cell, text);
      return this;
    }

    /**
     * Sets what is written beside the rows and below the columns.
     *
     * @param ofRows one for each row from the top; an empty text for none
     * @param ofColumns one for each column from the left
     * @throws IllegalArgumentException if there are more or fewer
     */
    public Builder labels(List<String> ofRows, List<String> ofColumns) {
      if (ofRows.size() != rows || ofColumns.size() != columns) {
        throw new IllegalArgumentException("Every row and every column needs a label.");
      }
      rowLabels = ofRows;
      columnLabels = ofColumns;
      return this;
    }

    /** Returns the picture; this builder may be used further, and does not change it. */
    public Picture build() {
      return new Picture(this);
    }
  }
}
