package framework.saved;

import framework.application.GameApplication;
import java.nio.file.Path;
import javax.swing.JToolBar;

/** A program with two buttons more than others: to save its game, and to open it again. */
public abstract class SavingApplication extends GameApplication {

  private static final String SAVE = "Save…";
  private static final String OPEN = "Open…";

  /** Makes a program. */
  protected SavingApplication() {
    super();
  }

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    addButton(bar, SAVE, "Save this game", "ctrl S");
    addButton(bar, OPEN, "Open a saved game", "ctrl O");
  }

  @Override
  protected void handleButton(String name) {
    if (name.equals(SAVE)) {
      chooseFile("Save", this::save);
    } else if (name.equals(OPEN)) {
      chooseFile("Open", this::open);
    } else {
      super.handleButton(name);
    }
  }

  private void save(Path file) {
    submit(new SaveGameCommand(file, getName()));
  }

  private void open(Path file) {
    submit(new OpenGameCommand(file, getName()));
  }
}
