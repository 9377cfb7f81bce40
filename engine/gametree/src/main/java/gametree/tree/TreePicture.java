package gametree.tree;

import gametree.IBoardModel;
import gametree.ReadOnlyBoard;
import java.util.Locale;

/**
 * Draws a search tree as an SVG picture, which every browser shows.
 *
 * <p>Each position is a small board with its value below. A triangle that points up says that the
 * player who searches is to move, and the value is the maximum of those below; one that points down
 * is the opponent's, with the minimum. Where the search did not try all moves, the value is only a
 * bound, and a double bar says how many moves were cut off.
 */
public final class TreePicture {

  private static final int CELL = 11;
  private static final int GAP = 22;
  private static final int BELOW_BOARD = 34;
  private static final int EDGE_HEIGHT = 56;
  private static final int MARGIN = 16;

  private final SearchTree root;
  private final StringBuilder svg = new StringBuilder();
  private final int boardWidth;
  private final int boardHeight;
  private double right = MARGIN;

  private TreePicture(SearchTree root) {
    this.root = root;
    boardWidth = root.getBoard().getColumns() * CELL;
    boardHeight = root.getBoard().getRows() * CELL;
  }

  /**
   * Draws a tree.
   *
   * @param tree what is drawn, down to the last position that was kept
   * @return the text of an SVG file
   */
  public static String draw(SearchTree tree) {
    return new TreePicture(tree).draw();
  }

  private String draw() {
    double middle = drawSubtree(root, 0);
    int height = MARGIN + (depth(root) + 1) * (boardHeight + BELOW_BOARD + EDGE_HEIGHT);
    double width = Math.max(right, middle + boardWidth) + MARGIN;
    return String.format(
            Locale.ROOT,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%.0f\" height=\"%d\""
                + " font-family=\"sans-serif\" font-size=\"11\">%n"
                + "<title>A search tree of %d positions</title>%n"
                + "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>%n",
            width,
            height,
            root.getSize())
        + svg
        + "</svg>\n";
  }

  private static int depth(SearchTree tree) {
    return tree.getChildren().stream().mapToInt(child -> 1 + depth(child)).max().orElse(0);
  }

  /** Draws the leaves from left to right, and each parent over the middle of its children. */
  private double drawSubtree(SearchTree tree, int level) {
    double top = MARGIN + level * (double) (boardHeight + BELOW_BOARD + EDGE_HEIGHT);
    double[] middles =
        tree.getChildren().stream().mapToDouble(child -> drawSubtree(child, level + 1)).toArray();
    double middle;
    if (middles.length == 0) {
      middle = right + boardWidth / 2.0;
      right += boardWidth + GAP;
    } else {
      middle = (middles[0] + middles[middles.length - 1]) / 2;
    }
    double foot = top + boardHeight + BELOW_BOARD;
    for (int i = 0; i < middles.length; i++) {
      drawEdge(tree.getChildren().get(i), middle, foot, middles[i], foot + EDGE_HEIGHT);
    }
    drawBoard(tree.getBoard(), middle - boardWidth / 2.0, top);
    drawValue(tree, middle, top + boardHeight);
    if (tree.getSkipped() > 0) {
      drawCut(tree.getSkipped(), middle, top + boardHeight + 29);
    }
    return middle;
  }

  private void drawEdge(SearchTree child, double fromX, double fromY, double toX, double toY) {
    line(fromX, fromY, toX, toY, "#888");
    text((fromX + 2 * toX) / 3, (fromY + 2 * toY) / 3, "#555", child.getMove().toString());
  }

  private void drawBoard(ReadOnlyBoard board, double left, double top) {
    for (int row = 0; row < board.getRows(); row++) {
      for (int col = 0; col < board.getColumns(); col++) {
        double x = left + col * CELL;
        double y = top + row * CELL;
        add(
            "<rect x=\"%.1f\" y=\"%.1f\" width=\"%d\" height=\"%d\" fill=\"none\""
                + " stroke=\"#aaa\"/>",
            x, y, CELL, CELL);
        if (board.getTokenAt(row, col) != IBoardModel.NO_PLAYER) {
          String symbol = board.getTokenAt(row, col) == 0 ? "X" : "O";
          text(x + CELL / 2.0, y + CELL - 2, "black", symbol);
        }
      }
    }
  }

  private void drawValue(SearchTree tree, double middle, double top) {
    String value = tree.getValue() == null ? "?" : String.valueOf(tree.getValue());
    String bound = tree.isMax() ? "≥ " : "≤ ";
    boolean isLeaf = tree.getSize() == 1;
    text(
        middle + (isLeaf ? 0 : 9), top + 15, "black", (tree.getSkipped() > 0 ? bound : "") + value);
    if (!isLeaf) {
      double x = middle - 14;
      double tip = tree.isMax() ? top + 6 : top + 16;
      double base = tree.isMax() ? top + 16 : top + 6;
      add(
          "<path d=\"M%.1f %.1f L%.1f %.1f L%.1f %.1f Z\" fill=\"%s\"/>",
          x - 6, base, x + 6, base, x, tip, tree.isMax() ? "#0072b2" : "#d55e00");
    }
    if (tree.getChildren().isEmpty() && !isLeaf) {
      text(middle, top + 29, "#777", (tree.getSize() - 1) + " more");
    }
  }

  private void drawCut(int skipped, double middle, double y) {
    line(middle - 25, y, middle - 20, y - 9, "#b00020");
    line(middle - 21, y, middle - 16, y - 9, "#b00020");
    text(middle + 6, y, "#b00020", skipped + " cut");
  }

  private void line(double x1, double y1, double x2, double y2, String color) {
    add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"/>",
        x1, y1, x2, y2, color);
  }

  private void text(double x, double y, String color, String text) {
    add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"middle\" fill=\"%s\">%s</text>",
        x, y, color, text);
  }

  private void add(String format, Object... values) {
    svg.append(String.format(Locale.ROOT, format, values)).append('\n');
  }
}
