package framework.window;

import framework.play.Entry;
import framework.view.Theme;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.DefaultListModel;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;

/** What stands beside the board: the players, whose turn it is, their points, and all moves. */
final class MatchPanel extends JPanel {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 8;
  private static final int WIDTH = 170;

  private final List<String> names;
  private final List<JLabel> players = new ArrayList<>();
  private final DefaultListModel<String> moves = new DefaultListModel<>();
  private final JList<String> list = new JList<>(moves);

  /** Whether the selection changes because the game does, and not because of a click. */
  private boolean showing;

  /**
   * Makes a panel.
   *
   * @param names the players
   * @param onStep called with the number of moves after which the person would like to see the game
   */
  MatchPanel(List<String> names, IntConsumer onStep) {
    super(new BorderLayout(GAP, GAP));
    this.names = names;
    setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    setPreferredSize(new Dimension(WIDTH, 0));
    Box box = new Box(BoxLayout.Y_AXIS);
    for (String name : names) {
      JLabel label = new JLabel(name);
      players.add(label);
      box.add(label);
    }
    list.setName("moves");
    list.setFocusable(false);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.addListSelectionListener(
        event -> {
          if (!showing && !event.getValueIsAdjusting() && list.getSelectedIndex() >= 0) {
            onStep.accept(list.getSelectedIndex() + 1);
          }
        });
    add(box, BorderLayout.NORTH);
    add(new JScrollPane(list), BorderLayout.CENTER);
  }

  /**
   * Shows how the game stands.
   *
   * @param seat who is to move; negative for nobody
   * @param scores the points of the players; empty if the game has none
   * @param all all moves, also those that one could step forward to
   * @param made how many of them were made
   */
  void show(int seat, List<Integer> scores, List<? extends Entry<?>> all, int made) {
    Theme theme = Theme.ofWindows();
    for (int i = 0; i < players.size(); i++) {
      JLabel label = players.get(i);
      String score = scores.isEmpty() ? "" : "  " + scores.get(i);
      label.setText((i == seat ? "▶ " : "   ") + names.get(i) + score);
      label.setFont(label.getFont().deriveFont(i == seat ? Font.BOLD : Font.PLAIN));
      label.setForeground(theme.ink());
    }
    showing = true;
    moves.clear();
    for (int i = 0; i < all.size(); i++) {
      moves.addElement((i + 1) + ".  " + names.get(all.get(i).seat()) + "  " + all.get(i).text());
    }
    if (made > 0) {
      list.setSelectedIndex(made - 1);
      list.ensureIndexIsVisible(made - 1);
    } else {
      list.clearSelection();
    }
    showing = false;
  }
}
