package combochess.window;

import combochess.controller.PlayerStatus;
import combochess.model.SinglePiece;
import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.List;
import java.util.StringJoiner;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.UIManager;

/** Shows one player: name, points, turns left, and a tray of what the player has captured. */
final class PlayerStatusUpdate extends JPanel {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 8;

  private final JLabel name = new JLabel(" ");
  private final JLabel points = new JLabel(" ");
  private final JLabel turns = new JLabel(" ");
  private final Tray tray = new Tray();

  /** Creates a display; the name is what tests and screen readers find it by. */
  PlayerStatusUpdate(String title) {
    setLayout(new BoxLayout(this, BoxLayout.Y_AXIS));
    setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    name.setFont(name.getFont().deriveFont(Font.BOLD));
    name.setName(title + " name");
    points.setName(title + " points");
    points.setFont(points.getFont().deriveFont(2 * points.getFont().getSize2D()));
    turns.setName(title + " turns");
    for (JComponent part : List.of(name, points, turns, tray)) {
      part.setAlignmentX(LEFT_ALIGNMENT);
      add(part);
    }
    add(Box.createVerticalGlue());
  }

  /** Shows how the player stands now. */
  void show(PlayerStatus status, boolean active) {
    // An arrow and not a colour alone says whose turn it is.
    String title = status.colour().getTitle();
    String side = status.name().equals(title) ? "" : " (" + title + ")";
    name.setText((active ? "▶ " : "") + status.name() + side);
    points.setText(status.points() + (status.points() == 1 ? " point" : " points"));
    turns.setText(status.turnsLeft() + (status.turnsLeft() == 1 ? " turn" : " turns") + " left");
    tray.show(status.captured());
  }

  /** The captured pieces, six in a row. */
  private static final class Tray extends JComponent {

    private static final long serialVersionUID = 1L;
    private static final int SIDE = 28;
    private static final int PIECES = 6;

    private transient List<SinglePiece> captured = List.of();

    Tray() {
      Dimension size = new Dimension(PIECES * SIDE + 2, SIDE + 2);
      setPreferredSize(size);
      setMinimumSize(size);
      setMaximumSize(size);
    }

    void show(List<SinglePiece> shown) {
      captured = shown;
      StringJoiner names = new StringJoiner(", ", "Captured: ", "");
      names.setEmptyValue("Captured: nothing");
      captured.forEach(piece -> names.add(piece.getPartName()));
      setToolTipText(names.toString());
      getAccessibleContext().setAccessibleName(names.toString());
      repaint();
    }

    @Override
    public javax.accessibility.AccessibleContext getAccessibleContext() {
      if (accessibleContext == null) {
        accessibleContext =
            new AccessibleJComponent() {
              private static final long serialVersionUID = 1L;
            };
      }
      return accessibleContext;
    }

    @Override
    protected void paintComponent(Graphics target) {
      Graphics2D graphics = (Graphics2D) target.create();
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      graphics.setColor(UIManager.getColor("Label.disabledForeground"));
      graphics.setStroke(new BasicStroke(1));
      graphics.drawRoundRect(0, 0, getWidth() - 1, getHeight() - 1, GAP, GAP);
      for (int i = 0; i < captured.size(); i++) {
        SinglePiece piece = captured.get(i);
        Rectangle square = new Rectangle(i % PIECES * SIDE + 1, 1, SIDE, SIDE);
        ChessStyle.paint(graphics, square, piece.getKind(), piece.getColour().ordinal());
      }
      graphics.dispose();
    }
  }
}
