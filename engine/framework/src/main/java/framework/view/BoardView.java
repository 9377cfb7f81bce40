package framework.view;

import board.model.Cell;
import board.picture.Mark;
import board.picture.Theme;
import framework.model.Board;
import framework.model.BoardListener;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.Piece;
import framework.model.Space;
import framework.model.WinningSpacesGameOverStatus;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;

/**
 * Draws the board, and takes what a person selects on it with the mouse or the keys.
 *
 * <p>In <em>Model-View-Controller</em> this is the view; {@link BoardController} is its controller.
 * Pattern <em>Observer</em>: it listens to the board and its spaces. It may be notified on any
 * thread; all that it does then is pass the change on to Swing's event thread, in order. So what is
 * on the screen is only touched by that thread, which never looks into the model. The view knows no
 * game: the window that shows it listens to it ({@link #setListener}) and sets the marks.
 *
 * <p>Pattern <em>Template Method</em>: {@link #paintComponent} draws everything in order, and
 * leaves to {@link #drawHook} what lies between and around the spaces.
 */
public class BoardView extends JComponent {

  private static final long serialVersionUID = 1L;

  /** How long the longer side of a board is at first, about, in points. */
  private static final int PREFERRED_SIDE = 480;

  private static final int FRAME_MILLIS = 15;

  /** The lines between spaces, which are seen on a board of any light colour. */
  private static final Color LINES = new Color(0x22, 0x26, 0x2B, 0x60);

  private final transient GameContext context;
  private final transient ViewFactory factory;
  private final transient SpaceView[][] spaceViews;
  private final int rows;
  private final int columns;
  private final transient Set<String> told = new HashSet<>();
  private transient GameOverStatus status = GameOverStatus.NOT_OVER;

  private transient Map<Cell, Cell> clickable;
  private transient BoardViewListener listener;
  private transient Timer animation;
  private boolean animated = true;

  /** Whether Swing draws, and not a test that would like to know what goes wrong. */
  private boolean guarded;

  /**
   * Makes a view, and one of each space. To be called before the game begins.
   *
   * @param board the board; not null
   */
  public BoardView(Board board) {
    context = board.getContext();
    factory = context.factory(ViewFactory.class);
    rows = board.getRows();
    columns = board.getColumns();
    spaceViews = new SpaceView[rows][columns];
    for (Space space : board) {
      SpaceView view = factory.createSpaceView(this, space);
      spaceViews[space.getRow()][space.getColumn()] = view;
      space.addListener((changed, piece) -> onEventThread(() -> showPiece(view, piece)));
    }
    board.addListener(
        new BoardListener() {
          @Override
          public void gameOver(GameOverStatus how) {
            onEventThread(() -> showGameOver(how));
          }

          @Override
          public void gameOverUndone() {
            onEventThread(() -> showGameOver(GameOverStatus.NOT_OVER));
          }
        });
    new BoardController(this);
    setOpaque(true);
    setFocusable(true);
    setBackground(Palette.BOARD);
  }

  /** Does something on the event thread, at this view's context, after all that came before. */
  public final void onEventThread(Runnable work) {
    SwingUtilities.invokeLater(() -> context.run(work));
  }

  private void showPiece(SpaceView view, Piece piece) {
    view.showPiece(piece);
    if (animated && isShowing()) {
      view.animate();
      startAnimation();
    }
    repaint(view.getRectangle());
  }

  private void startAnimation() {
    if (animation == null) {
      animation =
          new Timer(
              FRAME_MILLIS,
              event -> {
                repaint();
                if (spaceViews().stream().noneMatch(SpaceView::isAnimated)) {
                  animation.stop();
                }
              });
    }
    animation.start();
  }

  /** Says whether pieces grow when they come to a space. At first they do. */
  public final void setAnimated(boolean animated) {
    this.animated = animated;
  }

  /** Sets who is told what people do here; null, the default, for nobody. */
  public final void setListener(BoardViewListener listener) {
    this.listener = listener;
  }

  /**
   * Sets where a click means something, and for which space.
   *
   * @param clickable what may be clicked, each with the space that is meant; null if nobody knows
   */
  public final void setClickable(Map<Cell, Cell> clickable) {
    this.clickable = clickable;
  }

  /** Returns which space a click on a space means; null if it would do nothing. */
  final SpaceView clickTarget(SpaceView pointed) {
    Space space = pointed.getSpace();
    if (clickable == null || pointed.isMarked(Mark.TARGET)) {
      return pointed;
    }
    Cell cell = clickable.get(new Cell(space.getRow(), space.getColumn()));
    return cell == null ? null : getSpaceView(cell.row(), cell.column());
  }

  /**
   * Shows how the game stands. Where the views of a game show the win themselves, they alone do;
   * otherwise the winning spaces get a frame.
   */
  final void showGameOver(GameOverStatus shown) {
    status = shown;
    boolean isShown = false;
    for (SpaceView view : spaceViews()) {
      isShown |= view.showGameOver(shown);
    }
    showMarks(Mark.WINNING, isShown ? List.of() : winningSpaces());
    repaint();
  }

  private List<Space> winningSpaces() {
    return status instanceof WinningSpacesGameOverStatus winning
        ? winning.getWinningSpaces()
        : List.of();
  }

  /** Puts a mark on some spaces and takes it from all others. Call it on the event thread. */
  public final void showMarks(Mark mark, Collection<Space> spaces) {
    for (SpaceView view : spaceViews()) {
      view.mark(mark, spaces.contains(view.getSpace()));
    }
  }

  /** Returns the factory that creates the views of pieces. */
  final ViewFactory getFactory() {
    return factory;
  }

  /** Tells the listener that a person has selected a space. */
  final void select(SpaceView view) {
    if (listener != null) {
      listener.spaceSelected(view.getSpace());
    }
  }

  /** Returns how many rows there are. */
  public final int getRows() {
    return rows;
  }

  /** Returns how many columns there are. */
  public final int getColumns() {
    return columns;
  }

  /**
   * Returns the view of one space.
   *
   * @param row from 0, counted from the top
   * @param column from 0, counted from the left
   */
  public final SpaceView getSpaceView(int row, int column) {
    return spaceViews[row][column];
  }

  private List<SpaceView> spaceViews() {
    return Arrays.stream(spaceViews).flatMap(Arrays::stream).toList();
  }

  /**
   * Returns the view of the space at a point.
   *
   * @param x points from the left edge of this view
   * @param y points from its upper edge
   * @return the view; null if there is no space
   */
  public final SpaceView spaceViewAt(int x, int y) {
    arrange();
    for (SpaceView view : spaceViews()) {
      if (view.getRectangle().contains(x, y)) {
        return view;
      }
    }
    return null;
  }

  /**
   * Returns how far apart two spaces lie. Here: a line's width.
   *
   * @param spaceSize the side of a space, in points
   * @return the gap between two spaces, in points
   */
  protected int gapHook(int spaceSize) {
    return Math.max(1, spaceSize / 40);
  }

  /**
   * Returns how far the outer spaces lie from the edge of the board. Here: a tenth of a space.
   *
   * @param spaceSize the side of a space, in points
   * @return the border, in points
   */
  protected int borderHook(int spaceSize) {
    return spaceSize / 10;
  }

  /** Returns the smallest rectangle with all spaces in it, in points. */
  public final Rectangle getGrid() {
    arrange();
    return spaceViews[0][0].getRectangle().union(spaceViews[rows - 1][columns - 1].getRectangle());
  }

  /** Says of every space where it lies: squares, as large as fit, in the middle. */
  private void arrange() {
    context.run(this::arrangeHere);
  }

  private void arrangeHere() {
    int size = Math.max(1, Math.min(getWidth() / columns, getHeight() / rows));
    while (size > 1 && (length(columns, size) > getWidth() || length(rows, size) > getHeight())) {
      size--;
    }
    int gap = gapHook(size);
    int border = borderHook(size);
    int left = (getWidth() - length(columns, size)) / 2 + border;
    int top = (getHeight() - length(rows, size)) / 2 + border;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        int x = left + column * (size + gap);
        int y = top + row * (size + gap);
        spaceViews[row][column].setRectangle(new Rectangle(x, y, size, size));
      }
    }
  }

  private int length(int count, int size) {
    return count * size + (count - 1) * gapHook(size) + 2 * borderHook(size);
  }

  /** Returns a size at which spaces are large enough to play on. */
  @Override
  public Dimension getPreferredSize() {
    if (isPreferredSizeSet()) {
      return super.getPreferredSize();
    }
    int space = PREFERRED_SIDE / Math.max(rows, columns);
    return context.call(() -> new Dimension(length(columns, space), length(rows, space)));
  }

  /** Draws at this view's context, so that the hooks find their own board and factory. */
  @Override
  protected final void paintComponent(Graphics graphics) {
    context.run(() -> paintHere(graphics));
  }

  /**
   * Draws as Swing asks for it. Whatever a part of the view throws is told once, and an exclamation
   * mark stands where that part could not be drawn: a window never stays white.
   */
  @Override
  public final void paint(Graphics graphics) {
    guarded = true;
    try {
      super.paint(graphics);
    } finally {
      guarded = false;
    }
  }

  /** A part that throws may have turned its graphics, so when Swing draws, each has a copy. */
  private void draw(Graphics2D graphics, Rectangle where, Consumer<Graphics2D> part) {
    try {
      part.accept(guarded ? (Graphics2D) graphics.create() : graphics);
    } catch (RuntimeException | Error trouble) {
      if (!guarded) {
        throw trouble;
      }
      graphics.setColor(Palette.INK);
      graphics.drawString("!", where.x + where.width / 2, where.y + where.height / 2);
      if (told.add(trouble.toString()) && listener != null) {
        listener.drawingFailed(trouble);
      }
    }
  }

  private void paintHere(Graphics graphics) {
    Graphics2D copy = (Graphics2D) graphics.create();
    copy.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    copy.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    arrange();
    paintGround(copy);
    draw(copy, getGrid(), this::drawHook);
    for (SpaceView view : spaceViews()) {
      draw(copy, view.getRectangle(), view::draw);
    }
    copy.dispose();
  }

  /** The board has its own colour; in a dark window, what lies around it is dark. */
  private void paintGround(Graphics2D graphics) {
    Theme theme = Theme.ofWindows();
    graphics.setColor(theme == Theme.DARK ? theme.ground() : getBackground());
    graphics.fillRect(0, 0, getWidth(), getHeight());
    Rectangle around = getGrid();
    int border = context.call(() -> borderHook(spaceViews[0][0].getRectangle().width));
    around.grow(border, border);
    graphics.setColor(getBackground());
    graphics.fill(around);
  }

  /**
   * Draws what lies around and between the spaces. Here: lines between and around the spaces.
   *
   * @param graphics where to draw; it must be left as it was found
   */
  protected void drawHook(Graphics2D graphics) {
    Color before = graphics.getColor();
    Rectangle grid = getGrid();
    int line = gapHook(spaceViews[0][0].getRectangle().width);
    grid.grow(line, line);
    graphics.setColor(LINES);
    graphics.fill(grid);
    graphics.setColor(before);
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
