package framework.saved;

import framework.application.GameApplication;
import javax.swing.JToolBar;

/**
 * The program of a game that can be saved to a file, and opened again.
 *
 * <p>Pattern <em>Chain of Responsibility</em>: this class adds two buttons and handles their names;
 * it passes every other name on to its superclass. The framework itself need not know that games
 * can be saved.
 */
public abstract class SavingApplication extends GameApplication {

  /** Writes the game to a file. */
  private static final String SAVE = "Save…";

  /** Goes on with a game from a file. */
  private static final String OPEN = "Open…";

  /** Makes a program; it belongs to the context of the current thread. */
  protected SavingApplication() {}

  /**
   * Adds a button that saves the game and one that opens another, besides those of the class above.
   */
  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    bar.addSeparator();
    addButton(bar, SAVE, "Write the game to a file", "ctrl S");
    addButton(bar, OPEN, "Go on with a game from a file", "ctrl O");
  }

  /**
   * Handles the names of the two buttons, which submit a command for the file that was chosen. Any
   * other name is for the class above.
   */
  @Override
  protected void handleButton(String name) {
    switch (name) {
      case SAVE -> chooseFile("Save", file -> submit(new SaveGameCommand(file, getName())));
      case OPEN -> chooseFile("Open", file -> submit(new OpenGameCommand(file, getName())));
      default -> super.handleButton(name);
    }
  }
}
