package board.picture;

import board.model.Cell;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;

/**
 * Paints any board in a window, and reports which spaces a person selects with the mouse, or with
 * the arrow keys and Enter. It scales with the window and follows the window's light or dark look.
 *
 * <p>In <em>Model-View-Controller</em> this is the view, {@link BoardInput} the controller, and a
 * {@link Picture} is what the view gets to know of the model. Use it on Swing's event thread only,
 * except for {@link #show}.
 */
public final class BoardPanel extends JComponent {

  private static final long serialVersionUID = 1L;

  /** How long the longer side of a board is at first, about, in points. */
  private static final int PREFERRED_SIDE = 480;

  private static final int ANIMATION_MILLIS = 160;
  private static final int FRAME_MILLIS = 15;

  private final transient BoardStyle style;
  private final transient Consumer<Cell> onSelect;
  private final transient BoardInput input;
  private final transient AtomicReference<Picture> newest;
  private final transient Set<String> reported = new HashSet<>();
  private final transient Timer timer = new Timer(FRAME_MILLIS, event -> repaint());

  private transient Consumer<Throwable> onTrouble = trouble -> System.err.println(trouble);
  private transient Picture picture = Picture.ofSize(1, 1).labels(List.of(""), List.of("")).build();
  private transient Theme theme;
  private transient UnaryOperator<Cell> meaning = cell -> cell;
  private boolean animated = true;
  private long animationStart;

  /**
   * Makes a panel that shows one empty space until it is told what to show.
   *
   * @param style what the board looks like; not null
   * @param onSelect called on the event thread with the space that a person has selected; not null
   */
  public BoardPanel(BoardStyle style, Consumer<Cell> onSelect) {
    this.style = style;
    this.onSelect = onSelect;
    newest = new AtomicReference<>(picture);
    input = new BoardInput(this);
    setOpaque(true);
    setFocusable(true);
  }

  /**
   * Shows a picture from now on. May be called on any thread; the picture of the last call wins.
   *
   * @param shown what to show; not null
   */
  public void show(Picture shown) {
    newest.set(shown);
    if (SwingUtilities.isEventDispatchThread()) {
      showNewest();
    } else {
      SwingUtilities.invokeLater(this::showNewest);
    }
  }

  private void showNewest() {
    Picture next = newest.get();
    if (next == picture) {
      return;
    }
    boolean moved = hasMoved(picture, next);
    boolean resized = next.rows() != picture.rows() || next.columns() != picture.columns();
    picture = next;
    if (animated && moved && isShowing()) {
      animationStart = System.nanoTime();
      timer.start();
    }
    if (resized) {
      revalidate();
    }
    input.pictureChanged();
    repaint();
  }

  /** Tells whether the later picture shows a move that the earlier one does not show. */
  private static boolean hasMoved(Picture before, Picture after) {
    List<Cell> to = after.marked(Mark.LAST_TO);
    return before.rows() == after.rows()
        && before.columns() == after.columns()
        && to.size() == 1
        && after.marked(Mark.LAST_FROM).size() <= 1
        && !after.at(to.get(0)).isEmpty()
        && !before.at(to.get(0)).equals(after.at(to.get(0)));
  }

  /** Returns the picture that is shown. */
  public Picture getPicture() {
    return picture;
  }

  /** Has moves shown as motion, which is so at first, or not. */
  public void setAnimated(boolean animated) {
    this.animated = animated;
  }

  /** Sets the colours; null, the default, to follow the look of the program's windows. */
  public void setTheme(Theme theme) {
    this.theme = theme;
    repaint();
  }

  /** Returns the colours in use. */
  public Theme getTheme() {
    return theme == null ? Theme.ofWindows() : theme;
  }

  /**
   * Sets who is told when a painter throws. The board then shows an exclamation mark where the
   * painter failed and goes on; the same trouble is told once. Without this, it is printed.
   *
   * @param listener called on the event thread; not null
   */
  public void setTroubleListener(Consumer<Throwable> listener) {
    onTrouble = listener;
  }

  /**
   * Sets which space a click on a space means, so that this one is shown under the mouse: where a
   * disc lands that is dropped into a column. At first, it is the space itself.
   *
   * @param meaning called on the event thread; not null
   */
  public void setMeaning(UnaryOperator<Cell> meaning) {
    this.meaning = meaning;
  }

  /** Returns which space a click on a space means. */
  Cell meant(Cell cell) {
    return meaning.apply(cell);
  }

  /**
   * Returns where a space lies.
   *
   * @return in points of this panel; a new rectangle
   */
  public Rectangle getSquare(Cell cell) {
    return layoutOfBoard().square(cell);
  }

  /**
   * Returns the space at a point.
   *
   * @return the space; null if there is none
   */
  public Cell cellAt(int x, int y) {
    return layoutOfBoard().cellAt(x, y);
  }

  private BoardLayout layoutOfBoard() {
    return new BoardLayout(picture, style, getWidth(), getHeight());
  }

  /** Reports that a person has selected a space. */
  void select(Cell cell) {
    onSelect.accept(cell);
  }

  /** Returns a size at which spaces are large enough to play on. */
  @Override
  public Dimension getPreferredSize() {
    if (isPreferredSizeSet()) {
      return super.getPreferredSize();
    }
    int side = PREFERRED_SIDE / Math.max(picture.rows(), picture.columns());
    return new Dimension(
        BoardLayout.length(picture.columns(), side, picture, style),
        BoardLayout.length(picture.rows(), side, picture, style));
  }

  /** Paints the picture that was shown last. */
  @Override
  protected void paintComponent(Graphics target) {
    Graphics2D graphics = (Graphics2D) target.create();
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    Theme colors = getTheme();
    graphics.setColor(colors.ground());
    graphics.fillRect(0, 0, getWidth(), getHeight());
    BoardLayout layout = layoutOfBoard();
    paintLabels(graphics, layout, colors);
    Cell moving = moving();
    for (Cell cell : picture.cells()) {
      paintSpace(graphics, layout.square(cell), cell, colors, !cell.equals(moving));
    }
    if (moving != null) {
      paintMoving(graphics, layout, moving, colors);
    }
    graphics.dispose();
  }

  private void paintLabels(Graphics2D graphics, BoardLayout layout, Theme colors) {
    graphics.setColor(colors.ink());
    for (int row = 0; row < picture.rows(); row++) {
      PiecePainter.drawText(graphics, picture.rowLabel(row), layout.rowLabel(row));
    }
    for (int column = 0; column < picture.columns(); column++) {
      PiecePainter.drawText(graphics, picture.columnLabel(column), layout.columnLabel(column));
    }
  }

  private void paintSpace(
      Graphics2D graphics, Rectangle square, Cell cell, Theme colors, boolean withTop) {
    paintSafely(graphics, square, copy -> style.paintSpace(copy, square, cell, colors));
    MarkPainter marks = new MarkPainter(graphics, square, colors, style);
    marks.paintBelow(picture.marks(cell));
    graphics.setColor(colors.ink());
    int height = Math.max(8, square.height / 6);
    Rectangle foot =
        new Rectangle(square.x, square.y + square.height - height, square.width, height);
    foot.grow(-square.width / 10, -height / 8);
    PiecePainter.drawText(graphics, picture.caption(cell), foot);
    List<Occupant> stack = picture.at(cell);
    paintStack(graphics, square, withTop ? stack : stack.subList(0, stack.size() - 1), colors);
    marks.paintAbove(picture.marks(cell), !stack.isEmpty());
    if (cell.equals(input.hovered())) {
      marks.paintHover();
    }
    if (isFocusOwner() && cell.equals(input.cursor())) {
      marks.paintCursor();
    }
  }

  /** One occupant fills its space; several share it, in rows of two or three. */
  private void paintStack(
      Graphics2D graphics, Rectangle square, List<Occupant> stack, Theme colors) {
    int across = (int) Math.ceil(Math.sqrt(stack.size()));
    for (int i = 0; i < stack.size(); i++) {
      int side = square.width / across;
      int rows = (stack.size() + across - 1) / across;
      int x = square.x + i % across * side;
      int y = square.y + (square.height - rows * side) / 2 + i / across * side;
      paintOccupant(graphics, new Rectangle(x, y, side, side), stack.get(i), colors);
    }
  }

  private void paintOccupant(
      Graphics2D graphics, Rectangle square, Occupant occupant, Theme colors) {
    paintSafely(
        graphics, square, copy -> style.createPainter(occupant).paint(copy, square, colors));
  }

  /** Paints a part of the board, so that its trouble is not the trouble of the whole window. */
  private void paintSafely(Graphics2D graphics, Rectangle square, Consumer<Graphics2D> part) {
    Graphics2D copy = (Graphics2D) graphics.create();
    try {
      copy.clip(square);
      part.accept(copy);
    } catch (RuntimeException | StackOverflowError trouble) {
      graphics.setColor(getTheme().ink());
      Rectangle middle = new Rectangle(square);
      middle.grow(-square.width / 4, -square.height / 4);
      PiecePainter.drawText(graphics, "!", middle);
      if (reported.add(trouble.toString())) {
        onTrouble.accept(trouble);
      }
    } finally {
      copy.dispose();
    }
  }

  /** Returns where the piece goes that is in motion; null if none is. */
  private Cell moving() {
    return timer.isRunning()
        ? picture.marked(Mark.LAST_TO).stream().findFirst().orElse(null)
        : null;
  }

  private void paintMoving(Graphics2D graphics, BoardLayout layout, Cell to, Theme colors) {
    double share = (System.nanoTime() - animationStart) / (ANIMATION_MILLIS * 1e6);
    if (share >= 1) {
      share = 1;
      timer.stop();
    }
    Rectangle end = layout.square(to);
    List<Cell> from = picture.marked(Mark.LAST_FROM);
    Rectangle now;
    if (from.isEmpty()) {
      now = new Rectangle(end);
      int shrink = (int) (end.width * (1 - share) / 4);
      now.grow(-shrink, -shrink);
    } else {
      Rectangle start = layout.square(from.get(0));
      now = new Rectangle(end);
      now.x = (int) Math.round(start.x + share * (end.x - start.x));
      now.y = (int) Math.round(start.y + share * (end.y - start.y));
    }
    List<Occupant> stack = picture.at(to);
    if (!stack.isEmpty()) {
      paintOccupant(graphics, now, stack.get(stack.size() - 1), colors);
    }
  }

  /** Returns what a screen reader reads of the board. */
  @Override
  public AccessibleContext getAccessibleContext() {
    if (accessibleContext == null) {
      accessibleContext =
          new AccessibleJComponent() {
            private static final long serialVersionUID = 1L;

            @Override
            public AccessibleRole getAccessibleRole() {
              return AccessibleRole.CANVAS;
            }
          };
      accessibleContext.setAccessibleName("Board");
    }
    return accessibleContext;
  }
}
