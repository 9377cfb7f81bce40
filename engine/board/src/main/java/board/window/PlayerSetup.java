package board.window;

import board.players.SeatOptions;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Font;
import java.awt.GridLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
import javax.swing.WindowConstants;

/** The dialog in which a person says who plays: for each seat a person or a computer player. */
public final class PlayerSetup {

  private static final int GAP = 12;

  private final JDialog dialog;
  private final List<String> chosen;
  private boolean confirmed;

  private PlayerSetup(
      JFrame window, String verb, List<String> seats, List<String> choices, List<String> present) {
    dialog = new JDialog(window, "Who plays?", true);
    chosen = new ArrayList<>(present);
    dialog.setDefaultCloseOperation(WindowConstants.DISPOSE_ON_CLOSE);
    JPanel columns = new JPanel(new GridLayout(1, 0, 2 * GAP, 0));
    columns.setBorder(BorderFactory.createEmptyBorder(GAP, GAP, GAP, GAP));
    for (int seat = 0; seat < seats.size(); seat++) {
      columns.add(column(seat, seats.get(seat), choices));
    }
    dialog.add(columns, BorderLayout.CENTER);
    dialog.add(buttons(verb), BorderLayout.SOUTH);
    dialog
        .getRootPane()
        .registerKeyboardAction(
            event -> dialog.dispose(),
            KeyStroke.getKeyStroke("ESCAPE"),
            JComponent.WHEN_IN_FOCUSED_WINDOW);
    dialog.pack();
    dialog.setResizable(false);
    dialog.setLocationRelativeTo(window);
  }

  /**
   * Asks who plays; returns when the person has answered. Call it on Swing's event thread.
   *
   * @param window the window that asks
   * @param verb what the button says that confirms
   * @param seats the names of the players
   * @param choices who can play, such as {@link SeatOptions#HUMAN} and {@link SeatOptions#LEVELS}
   * @param present who plays now, one of the choices for each seat
   * @return one of the choices for each seat; empty if everything stays as it is
   */
  public static Optional<List<String>> ask(
      JFrame window, String verb, List<String> seats, List<String> choices, List<String> present) {
    PlayerSetup setup = new PlayerSetup(window, verb, seats, choices, present);
    Component board = window == null ? null : window.getMostRecentFocusOwner();
    setup.dialog.setVisible(true);
    if (board != null) {
      board.requestFocus(); // Not every desktop gives it the keys again.
    }
    return setup.confirmed ? Optional.of(List.copyOf(setup.chosen)) : Optional.empty();
  }

  /** Returns what windows call a player, such as {@code Computer: hard}. */
  public static String label(String choice) {
    if (SeatOptions.LEVELS.contains(choice)) {
      return "Computer: " + choice;
    }
    return choice.isEmpty()
        ? ""
        : choice.substring(0, 1).toUpperCase(Locale.ROOT) + choice.substring(1);
  }

  private Component column(int seat, String name, List<String> choices) {
    JPanel column = new JPanel(new GridLayout(0, 1));
    JLabel title = new JLabel(name);
    title.setFont(title.getFont().deriveFont(Font.BOLD));
    column.add(title);
    ButtonGroup group = new ButtonGroup();
    for (String choice : choices) {
      JRadioButton button = new JRadioButton(label(choice), choice.equals(chosen.get(seat)));
      button.setName(name + ": " + label(choice));
      button.getAccessibleContext().setAccessibleName(button.getName());
      button.addActionListener(event -> chosen.set(seat, choice));
      group.add(button);
      column.add(button);
    }
    return column;
  }

  private Component buttons(String verb) {
    JButton start = new JButton(verb);
    start.addActionListener(
        event -> {
          confirmed = true;
          dialog.dispose();
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
    return buttons;
  }
}
