package framework.saved;

import framework.application.GameApplication;
import javax.swing.JToolBar;

/** Saves and opens. */
public abstract class SavingApplication extends GameApplication {
  private enum Action {
    SAVE("Save…", "ctrl S"),
    OPEN("Open…", "ctrl O"),
    OTHER("", null);

    private final String label;
    private final String key;

    Action(String label, String key) {
      this.label = label;
      this.key = key;
    }

    static Action of(String name) {
      for (var action : values()) {
        if (action != OTHER && action.label.equals(name)) {
          return action;
        }
      }
      return OTHER;
    }
  }

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    for (var action : Action.values()) {
      if (action != Action.OTHER) {
        addButton(bar, action.label, action.label, action.key);
      }
    }
  }

  @Override
  protected void handleButton(String name) {
    switch (Action.of(name)) {
      case SAVE -> chooseFile("Save", file -> submit(new SaveGameCommand(file, getName())));
      case OPEN -> chooseFile("Open", file -> submit(new OpenGameCommand(file, getName())));
      case OTHER -> super.handleButton(name);
    }
  }
}
