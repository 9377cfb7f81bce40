package framework;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.GridLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.KeyStroke;
import javax.swing.SwingUtilities;
import javax.swing.WindowConstants;

/** The dialog where a person chooses a strategy for each player. */
public final class WhoPlaysDialog implements WhoPlays {

  private static final int GAP = 12;

  private final JFrame window;

  /**
   * Makes a dialog, which is shown when somebody asks.
   *
   * @param window the window it belongs to; not null
   */
  public WhoPlaysDialog(JFrame window) {
    this.window = window;
  }

  @Override
  public void ask(
      List<Player> players, List<Strategy> prototypes, Consumer<List<Strategy>> answer) {
    SwingUtilities.invokeLater(() -> show(players, prototypes, answer));
  }

  private void show(
      List<Player> players, List<Strategy> prototypes, Consumer<List<Strategy>> answer) {
    JDialog dialog = new JDialog(window, "Who plays?", true);
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    List<Strategy> chosen = new ArrayList<>();
    JPanel choices = new JPanel(new GridLayout(1, 0, GAP, 0));
    choices.setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    for (int i = 0; i < players.size(); i++) {
      chosen.add(prototypes.get(0));
      choices.add(choicesOf(players.get(i), i, prototypes, chosen));
    }
    JButton start = new JButton("Start the game");
    start.addActionListener(
        event -> {
          dialog.dispose();
          answer.accept(List.copyOf(chosen));
        });
    JButton cancel = new JButton("Cancel");
    cancel.addActionListener(event -> dialog.dispose());
    Box buttons = Box.createHorizontalBox();
    buttons.setBorder(BorderFactory.createEmptyBorder(0, GAP, GAP, GAP));
    buttons.add(Box.createHorizontalGlue());
    buttons.add(cancel);
    buttons.add(Box.createHorizontalStrut(GAP));
    buttons.add(start);
    dialog.getRootPane().setDefaultButton(start);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            event -> dialog.dispose(),
            KeyStroke.getKeyStroke("ESCAPE"),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
    dialog.add(choices, BorderLayout.CENTER);
    dialog.add(buttons, BorderLayout.SOUTH);
    dialog.pack();
    dialog.setLocationRelativeTo(window);
    dialog.setVisible(true);
  }

  /** Makes the buttons for one player; the one that fits the present strategy is on. */
  private static Component choicesOf(
      Player player, int index, List<Strategy> prototypes, List<Strategy> chosen) {
    JPanel column = new JPanel(new GridLayout(0, 1));
    column.add(new JLabel(player.getName()));
    ButtonGroup group = new ButtonGroup();
    for (Strategy prototype : prototypes) {
      JRadioButton button = new JRadioButton(prototype.getName());
      button.setName(player.getName() + ": " + prototype.getName());
      button.addActionListener(event -> chosen.set(index, prototype));
      Strategy present = player.getStrategy();
      if (present == null ? group.getButtonCount() == 0 : isSameKind(present, prototype)) {
        button.setSelected(true);
        chosen.set(index, prototype);
      }
      group.add(button);
      column.add(button);
    }
    return column;
  }

  private static boolean isSameKind(Strategy one, Strategy other) {
    return one.getClass() == other.getClass() && one.getName().equals(other.getName());
  }
}
