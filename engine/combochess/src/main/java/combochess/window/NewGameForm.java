package combochess.window;

import combochess.controller.Level;
import combochess.controller.SettingsEvent;
import combochess.model.Colour;
import combochess.model.GameSettings;
import java.awt.Component;
import java.awt.GridBagConstraints;
import java.awt.GridBagLayout;
import java.awt.Insets;
import java.util.EnumMap;
import java.util.Map;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.SpinnerNumberModel;

/** What a person fills in for a new game: names, who the computer plays for, turns. */
final class NewGameForm extends JPanel {

  private static final long serialVersionUID = 1L;
  private static final int GAP = 4;
  private static final int COLUMNS = 14;
  private static final String PERSON = "a person";

  private final Map<Colour, JTextField> names = new EnumMap<>(Colour.class);
  private final Map<Colour, JComboBox<String>> players = new EnumMap<>(Colour.class);
  private final JSpinner turns;
  private final JLabel trouble = new JLabel(" ");

  /** Creates a form with a proposal. */
  NewGameForm(GameSettings proposed) {
    setLayout(new GridBagLayout());
    for (Colour colour : Colour.values()) {
      JTextField name = new JTextField(proposed.name(colour), COLUMNS);
      name.setName(colour.getTitle());
      JComboBox<String> player = new JComboBox<>();
      player.setName("who plays " + colour.getTitle());
      player.getAccessibleContext().setAccessibleName("Who plays " + colour.getTitle());
      player.addItem(PERSON);
      for (Level level : Level.values()) {
        player.addItem("computer, " + level.getTitle());
      }
      names.put(colour, name);
      players.put(colour, player);
      boolean begins = colour == Colour.WHITE;
      addRow(begins ? "White, begins:" : "Black:", name, player);
    }
    turns =
        new JSpinner(
            new SpinnerNumberModel(
                proposed.turns(), GameSettings.LEAST_TURNS, GameSettings.MOST_TURNS, 1));
    turns.setName("turns");
    addRow("Turns for each player:", turns, new JLabel("10 to 50"));
    trouble.setName("trouble");
    addRow(" ", trouble, new JLabel());
  }

  private void addRow(String title, Component field, Component beside) {
    GridBagConstraints place = new GridBagConstraints();
    place.insets = new Insets(GAP, GAP, GAP, GAP);
    place.anchor = GridBagConstraints.LINE_START;
    JLabel label = new JLabel(title);
    label.setLabelFor(field);
    add(label, place);
    place.fill = GridBagConstraints.HORIZONTAL;
    add(field, place);
    place.gridwidth = GridBagConstraints.REMAINDER;
    add(beside, place);
  }

  /** Returns the field that is filled in first. */
  Component getFirstField() {
    return names.get(Colour.WHITE);
  }

  /** Returns what is filled in; null, with a sentence on the form, if that cannot be played. */
  SettingsEvent getSettings() {
    String white = names.get(Colour.WHITE).getText().strip();
    String black = names.get(Colour.BLACK).getText().strip();
    int count = (int) turns.getValue();
    String refusal = GameSettings.refusal(white, black, count);
    if (refusal != null) {
      trouble.setText(refusal);
      return null;
    }
    Map<Colour, Level> computers = new EnumMap<>(Colour.class);
    for (Colour colour : Colour.values()) {
      int index = players.get(colour).getSelectedIndex();
      if (index > 0) {
        computers.put(colour, Level.values()[index - 1]);
      }
    }
    return new SettingsEvent(new GameSettings(white, black, count), computers);
  }
}
