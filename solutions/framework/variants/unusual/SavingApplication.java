package framework.saved;

import framework.application.GameApplication;
import java.util.HashMap;
import java.util.Map;
import javax.swing.JToolBar;

/** Buttons that are registered with what they do when they are added. */
public abstract class SavingApplication extends GameApplication {
  private final Map<String, Runnable> actions = new HashMap<>();

  /** Makes a program. */
  protected SavingApplication() {
    super();
  }

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    register(
        bar,
        "Save…",
        () -> chooseFile("Save", file -> submit(new SaveGameCommand(file, getName()))));
    register(
        bar,
        "Open…",
        () -> chooseFile("Open", file -> submit(new OpenGameCommand(file, getName()))));
  }

  private void register(JToolBar bar, String name, Runnable action) {
    actions.put(name, action);
    addButton(bar, name, name, null);
  }

  @Override
  protected void handleButton(String name) {
    Runnable action = actions.get(name);
    if (action == null) {
      super.handleButton(name);
    } else {
      action.run();
    }
  }
}
