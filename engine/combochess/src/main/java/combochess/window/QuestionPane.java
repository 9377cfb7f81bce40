package combochess.window;

import java.awt.AWTEvent;
import java.awt.Color;
import java.awt.Component;
import java.awt.FlowLayout;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;

/**
 * Asks a question above the window's contents, which cannot be used meanwhile. It does not wait for
 * the answer, so a timeout can close it. News that needs no answer stands in nobody's way.
 */
final class QuestionPane extends JComponent {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 12;
  private static final Color SHADE = new Color(0, 0, 0, 110);

  private static final int NOTICE_MILLIS = 4000;

  private final Component free;
  private final Timer notice = new Timer(NOTICE_MILLIS, event -> close());

  /** Whether there is an answer to wait for. */
  private boolean asking;

  /**
   * Creates a pane that asks nothing; it is to become the window's glass pane.
   *
   * @param free what can still be used: the buttons, because a new game can be asked for at any
   *     time
   */
  QuestionPane(Component free) {
    this.free = free;
    setLayout(new GridBagLayout());
    // The keys Tab and Shift-Tab stay among the parts of the question.
    setFocusCycleRoot(true);
    setFocusTraversalPolicyProvider(true);
    setFocusTraversalPolicy(new javax.swing.LayoutFocusTraversalPolicy());
    notice.setRepeats(false);
    // Clicks beside the question go nowhere.
    addMouseListener(new MouseAdapter() {});
    enableEvents(AWTEvent.MOUSE_MOTION_EVENT_MASK);
  }

  /**
   * Asks a question; an older one disappears.
   *
   * @param title what it is about
   * @param content what there is to read or to fill in; its first field gets the focus
   * @param first who gets the focus
   * @param answers the buttons; the first one is pressed by Enter
   */
  void ask(String title, JComponent content, Component first, JButton... answers) {
    ask(GridBagConstraints.CENTER, title, content, first, answers);
  }

  /** Asks as {@link #ask} does, at the right edge of the window, so that the board can be seen. */
  void askBesideTheBoard(String title, JComponent content, Component first, JButton... answers) {
    ask(GridBagConstraints.LINE_END, title, content, first, answers);
  }

  private void ask(
      int anchor, String title, JComponent content, Component first, JButton... answers) {
    JPanel buttons = new JPanel(new FlowLayout(FlowLayout.TRAILING, GAP / 2, 0));
    for (JButton answer : answers) {
      buttons.add(answer);
    }
    asking = true;
    show(anchor, title, content, buttons);
    getRootPane().setDefaultButton(answers[0]);
    first.requestFocusInWindow();
  }

  /**
   * Says something at the right edge for some seconds, or until something else is shown. The window
   * can be used meanwhile: clicks go through it, and the focus stays where it is.
   *
   * @param title what it is about
   * @param sentence what there is to say
   */
  void tell(String title, String sentence) {
    asking = false;
    JLabel text = new JLabel();
    text.putClientProperty("html.disable", true); // a name may look like it
    text.setText(sentence);
    text.setName("notice");
    show(GridBagConstraints.LINE_END, title, text);
    notice.restart();
  }

  private void show(int anchor, String title, JComponent... parts) {
    notice.stop();
    JPanel box = new JPanel();
    box.setLayout(new BoxLayout(box, BoxLayout.Y_AXIS));
    box.setBorder(
        BorderFactory.createCompoundBorder(
            BorderFactory.createLineBorder(UIManager.getColor("Label.foreground")),
            BorderFactory.createEmptyBorder(GAP, 2 * GAP, GAP, 2 * GAP)));
    JLabel heading = new JLabel(title);
    heading.setName("question");
    heading.setFont(heading.getFont().deriveFont(Font.BOLD, 1.4f * heading.getFont().getSize2D()));
    heading.setAlignmentX(LEFT_ALIGNMENT);
    box.add(heading);
    for (JComponent part : parts) {
      part.setAlignmentX(LEFT_ALIGNMENT);
      box.add(Box.createVerticalStrut(GAP));
      box.add(part);
    }
    box.getAccessibleContext().setAccessibleName(title);
    GridBagConstraints place = new GridBagConstraints();
    place.anchor = anchor;
    place.weightx = 1;
    place.weighty = 1;
    place.insets = new Insets(freeArea().height + GAP, 0, GAP, 0);
    removeAll();
    add(box, place);
    setVisible(true);
    revalidate();
    repaint();
  }

  /** Closes the question, if there is one. */
  void close() {
    if (isVisible()) {
      notice.stop();
      removeAll();
      setVisible(false);
      getRootPane().setDefaultButton(null);
    }
  }

  @Override
  public boolean contains(int x, int y) {
    return asking && super.contains(x, y) && !freeArea().contains(x, y);
  }

  /** Everything down to the lower edge of the buttons can be used, and so can the menus above. */
  private Rectangle freeArea() {
    Rectangle buttons = SwingUtilities.convertRectangle(free.getParent(), free.getBounds(), this);
    return new Rectangle(0, 0, getWidth(), buttons.y + buttons.height);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (!asking) {
      return;
    }
    graphics.setColor(SHADE);
    Rectangle used = freeArea();
    graphics.fillRect(0, used.height, getWidth(), getHeight() - used.height);
  }
}
