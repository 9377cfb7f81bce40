package gametree.tree;

import gametree.Move;
import gametree.ReadOnlyBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A position that a search looked at, with those that it reached from there. */
public final class SearchTree {

  private final Move move;
  private final ReadOnlyBoard board;
  private final boolean isMax;
  private final List<SearchTree> children = new ArrayList<>();
  private Integer value;
  private int skipped;
  private long size = 1;

  SearchTree(Move move, ReadOnlyBoard board, boolean isMax) {
    this.move = move;
    this.board = board;
    this.isMax = isMax;
  }

  /** Returns the move that led here; null at the root. */
  public Move getMove() {
    return move;
  }

  /** Returns the position. */
  public ReadOnlyBoard getBoard() {
    return board;
  }

  /** Returns whether the player who searches is to move here, and looks for the maximum. */
  public boolean isMax() {
    return isMax;
  }

  /** Returns the positions that are kept, in the order in which the search reached them. */
  public List<SearchTree> getChildren() {
    return Collections.unmodifiableList(children);
  }

  /**
   * Returns what the position is worth to the player who searches, as far as the search went.
   *
   * @return null if the search valued nothing here
   */
  public Integer getValue() {
    return value;
  }

  /** Returns how many valid moves the search did not try here, because it ended the map. */
  public int getSkipped() {
    return skipped;
  }

  /** Returns how many positions the search looked at from here on, this one included. */
  public long getSize() {
    return size;
  }

  void setValue(int value) {
    this.value = value;
  }

  void setSkipped(int skipped) {
    this.skipped = skipped;
  }

  void keep(SearchTree child) {
    children.add(child);
  }

  /** Takes notice of a position that the search has finished. */
  void finished(SearchTree child) {
    size += child.size;
    if (child.value != null) {
      boolean better = value == null || (isMax ? child.value > value : child.value < value);
      value = better ? child.value : value;
    }
  }
}
