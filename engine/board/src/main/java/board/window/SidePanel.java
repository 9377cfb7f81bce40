package board.window;

import java.awt.BorderLayout;
import java.awt.Dimension;
import java.awt.GridLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.BoxLayout;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.ListSelectionModel;

/** What stands beside the board: the players, all moves, and buttons to step through them. */
public final class SidePanel extends JPanel {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 8;
  private static final int WIDTH = 230;

  /** What stands on the buttons: to the beginning, back, forward, to the end. */
  private static final List<String> ARROWS = List.of("|◀", "◀", "▶", "▶|");

  private final List<SeatRow> rows = new ArrayList<>();
  private final Box players = new Box(BoxLayout.Y_AXIS);
  private final DefaultListModel<String> moves = new DefaultListModel<>();
  private final JList<String> list = new JList<>(moves);

  /** Whether the selection changes because the game does, and not because of a click. */
  private boolean showing;

  /**
   * Creates a panel.
   *
   * @param onStep called with the number of moves after which the person would like to see the game
   * @param steps the actions of the four buttons: to the beginning, back, forward, to the end
   */
  public SidePanel(IntConsumer onStep, List<GameAction> steps) {
    super(new BorderLayout(GAP, GAP));
    setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    setPreferredSize(new Dimension(WIDTH, 0));
    list.setName("moves");
    list.getAccessibleContext().setAccessibleName("Moves");
    list.setFocusable(false);
    list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
    list.addListSelectionListener(
        event -> {
          if (!showing && !event.getValueIsAdjusting() && list.getSelectedIndex() >= 0) {
            onStep.accept(list.getSelectedIndex() + 1);
          }
        });
    JPanel buttons = new JPanel(new GridLayout(1, 0, 2, 0));
    for (int i = 0; i < steps.size(); i++) {
      JButton button = new JButton(steps.get(i));
      button.setName(button.getText());
      button.getAccessibleContext().setAccessibleName(button.getText());
      button.setText(ARROWS.get(i));
      button.setMargin(new java.awt.Insets(2, 2, 2, 2));
      button.setFocusable(false);
      buttons.add(button);
    }
    add(players, BorderLayout.NORTH);
    add(new JScrollPane(list), BorderLayout.CENTER);
    add(buttons, BorderLayout.SOUTH);
  }

  /**
   * Shows how the game stands.
   *
   * @param seats the players
   * @param toMove who is to move; negative for nobody
   * @param all all moves, also those that one could step forward to; numbered here
   * @param made how many of them were made
   */
  public void show(List<Seat> seats, int toMove, List<String> all, int made) {
    while (rows.size() < seats.size()) {
      SeatRow row = new SeatRow();
      rows.add(row);
      players.add(row);
    }
    for (int i = 0; i < seats.size(); i++) {
      rows.get(i).show(seats.get(i), i == toMove);
    }
    showing = true;
    showMoves(all);
    if (made > 0) {
      list.setSelectedIndex(made - 1);
      list.ensureIndexIsVisible(made - 1);
    } else {
      list.clearSelection();
    }
    showing = false;
  }

  /** Changes what is different, so that a long list neither flickers nor costs time. */
  private void showMoves(List<String> all) {
    int same = 0;
    while (same < Math.min(moves.size(), all.size())
        && moves.get(same).equals(numbered(all, same))) {
      same++;
    }
    if (same < moves.size()) {
      moves.removeRange(same, moves.size() - 1);
    }
    for (int i = same; i < all.size(); i++) {
      moves.addElement(numbered(all, i));
    }
  }

  private static String numbered(List<String> all, int index) {
    return (index + 1) + ".  " + all.get(index);
  }
}
