package framework.saved;

import framework.application.GameApplication;
import java.nio.file.Path;
import java.util.function.Consumer;
import javax.swing.JToolBar;

/** An application with Save and Open. */
public abstract class SavingApplication extends GameApplication {
  private static final String[] NAMES = {"Save...", "Open..."};
  private static final String[] TIPS = {"Save", "Open"};
  private static final String[] KEYS = {"ctrl S", "ctrl O"};

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    for (int i = 0; i < NAMES.length; i++) {
      addButton(bar, NAMES[i], TIPS[i], KEYS[i]);
    }
  }

  @Override
  protected void handleButton(String name) {
    int number = -1;
    for (int i = 0; i < NAMES.length; i++) {
      if (NAMES[i].equals(name)) {
        number = i;
      }
    }
    if (number < 0) {
      super.handleButton(name);
      return;
    }
    final boolean saves = number == 0;
    chooseFile(
        TIPS[number],
        new Consumer<Path>() {
          @Override
          public void accept(Path file) {
            if (saves) {
              submit(new SaveGameCommand(file, getName()));
            } else {
              submit(new OpenGameCommand(file, getName()));
            }
          }
        });
  }
}
