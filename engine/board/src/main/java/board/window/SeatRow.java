package board.window;

import board.picture.PiecePainter;
import board.picture.Theme;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.util.List;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;

/** Shows one player: a piece, name, who plays, points, and what was captured. */
final class SeatRow extends JPanel {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 6;
  private static final int TOKEN = 34;
  private static final int SMALL = 16;
  private static final int IN_A_ROW = 12;

  private final Pieces token = new Pieces(TOKEN, 1);
  private final JLabel name = new JLabel(" ");
  private final JLabel player = new JLabel(" ");
  private final JLabel score = new JLabel();
  private final Pieces captured = new Pieces(SMALL, IN_A_ROW);

  /** Creates a row; what it shows comes later. */
  SeatRow() {
    super(new BorderLayout(GAP, 2));
    setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    JPanel words = new JPanel(new BorderLayout());
    words.setOpaque(false);
    words.add(name, BorderLayout.CENTER);
    words.add(player, BorderLayout.SOUTH);
    score.setFont(score.getFont().deriveFont(Font.BOLD, 1.5f * score.getFont().getSize2D()));
    add(token, BorderLayout.WEST);
    add(words, BorderLayout.CENTER);
    add(score, BorderLayout.EAST);
    add(captured, BorderLayout.SOUTH);
  }

  /** Shows a player. */
  void show(Seat seat, boolean toMove) {
    Theme theme = Theme.ofWindows();
    // An arrow, too: never by colour alone.
    name.setText((toMove ? "▶ " : "") + seat.name());
    name.setName("player " + seat.name());
    name.setFont(name.getFont().deriveFont(toMove ? Font.BOLD : Font.PLAIN));
    player.setText(seat.player());
    player.setVisible(!seat.player().isEmpty());
    score.setText(seat.score());
    score.setToolTipText(seat.score().isEmpty() ? null : seat.name() + "’s points");
    token.show(List.of(seat.token()));
    captured.show(seat.captured());
    captured.setVisible(!seat.captured().isEmpty());
    captured.setToolTipText("Captured by " + seat.name() + ": " + seat.captured().size());
    setBackground(toMove ? theme.space() : null);
    setOpaque(toMove);
  }

  @Override
  public Dimension getMaximumSize() {
    return new Dimension(Integer.MAX_VALUE, getPreferredSize().height);
  }

  /** Some pieces side by side. */
  private static final class Pieces extends JComponent {

    private static final long serialVersionUID = 1L;

    private final int side;
    private final int across;
    private transient List<PiecePainter> painters = List.of();

    Pieces(int side, int across) {
      this.side = side;
      this.across = across;
    }

    void show(List<PiecePainter> shown) {
      painters = shown;
      revalidate();
      repaint();
    }

    @Override
    public Dimension getPreferredSize() {
      int rows = Math.max(1, (painters.size() + across - 1) / across);
      return new Dimension(Math.min(across, Math.max(1, painters.size())) * side, rows * side);
    }

    @Override
    protected void paintComponent(Graphics target) {
      for (int i = 0; i < painters.size(); i++) {
        Graphics2D graphics = (Graphics2D) target.create();
        graphics.setRenderingHint(
            RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        AffineTransform place =
            AffineTransform.getTranslateInstance(i % across * side, i / across * side);
        graphics.transform(place);
        Rectangle square = new Rectangle(side, side);
        graphics.clip(square);
        try {
          painters.get(i).paint(graphics, square, Theme.ofWindows());
        } catch (RuntimeException | StackOverflowError trouble) {
          // The board says what is wrong with a painter; here the piece is missing.
        } finally {
          graphics.dispose();
        }
      }
    }
  }
}
