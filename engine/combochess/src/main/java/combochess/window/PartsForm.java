package combochess.window;

import combochess.model.Kind;
import combochess.model.Piece;
import combochess.model.SinglePiece;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JPanel;

/** What a person ticks to choose parts of a combination; at first, all of them. */
final class PartsForm extends JPanel {

  private static final long serialVersionUID = 1L;
  private static final int SIDE = 56;
  private static final int GAP = 16;

  private final Map<Kind, JCheckBox> boxes = new EnumMap<>(Kind.class);

  /** Creates a form for a combination; {@code onChange} is run when a tick changes. */
  PartsForm(Piece combination, Runnable onChange) {
    setLayout(new FlowLayout(FlowLayout.CENTER, GAP, 0));
    for (SinglePiece part : combination.getParts()) {
      Kind kind = part.getKind();
      JCheckBox box = new JCheckBox(kind.getTitle(), true);
      box.setName(kind.getTitle());
      box.setMnemonic(kind.getLetter());
      box.addActionListener(event -> onChange.run());
      boxes.put(kind, box);
      JPanel column = new JPanel();
      column.setLayout(new BoxLayout(column, BoxLayout.Y_AXIS));
      column.add(new Picture(part));
      column.add(Box.createVerticalStrut(GAP / 2));
      box.setAlignmentX(CENTER_ALIGNMENT);
      column.add(box);
      add(column);
    }
  }

  /** Returns the field that gets the focus first. */
  Component getFirstField() {
    return boxes.values().iterator().next();
  }

  /** Returns the kinds that are ticked; perhaps none. */
  Set<Kind> getParts() {
    Set<Kind> parts = EnumSet.noneOf(Kind.class);
    boxes.forEach(
        (kind, box) -> {
          if (box.isSelected()) {
            parts.add(kind);
          }
        });
    return parts;
  }

  /** One part, as it looks on the board. */
  private static final class Picture extends JComponent {

    private static final long serialVersionUID = 1L;

    private final transient SinglePiece part;

    Picture(SinglePiece part) {
      this.part = part;
      setPreferredSize(new Dimension(SIDE, SIDE));
      setMaximumSize(new Dimension(SIDE, SIDE));
      setAlignmentX(CENTER_ALIGNMENT);
    }

    @Override
    protected void paintComponent(Graphics target) {
      Graphics2D graphics = (Graphics2D) target.create();
      graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      Rectangle square = new Rectangle(0, 0, getWidth(), getHeight());
      ChessStyle.paint(graphics, square, part.getKind(), part.getColour().ordinal());
      graphics.dispose();
    }
  }
}
