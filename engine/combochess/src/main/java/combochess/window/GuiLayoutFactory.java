package combochess.window;

import combochess.model.Colour;
import java.awt.BorderLayout;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;

/**
 * Puts the parts of a view in their places: the board, the players above and below the clock and
 * the turns.
 *
 * <p>In the design that this game follows, this class and most views are singletons: each can be
 * reached from everywhere, and there can only be one. That costs more than it saves. Two games
 * could not be shown at once, a test could not get a fresh window, and a reader could not see from
 * a class's constructor what it needs. So here each window has its own parts, which are passed in.
 */
final class GuiLayoutFactory {

  private static final int GAP = 8;
  private static final int SIDE_WIDTH = 230;

  private GuiLayoutFactory() {}

  /** Returns all parts of a view in one component. */
  static JComponent createContents(WindowView view) {
    JPanel contents = new JPanel(new BorderLayout());
    contents.add(view.getBoard().getPanel(), BorderLayout.CENTER);
    contents.add(createSide(view), BorderLayout.LINE_END);
    return contents;
  }

  private static JComponent createSide(WindowView view) {
    JPanel middle = new JPanel(new BorderLayout(GAP, GAP));
    middle.setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    JPanel clock = new JPanel();
    clock.setLayout(new BoxLayout(clock, BoxLayout.X_AXIS));
    clock.add(view.getClock());
    clock.add(Box.createHorizontalGlue());
    middle.add(clock, BorderLayout.PAGE_START);
    middle.add(new JScrollPane(view.getTurns()), BorderLayout.CENTER);
    JPanel side = new JPanel(new BorderLayout());
    side.add(view.getPlayer(Colour.BLACK), BorderLayout.PAGE_START);
    side.add(middle, BorderLayout.CENTER);
    side.add(view.getPlayer(Colour.WHITE), BorderLayout.PAGE_END);
    side.setPreferredSize(new Dimension(SIDE_WIDTH, 0));
    return side;
  }
}
