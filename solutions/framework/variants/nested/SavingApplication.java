package framework.saved;

import framework.application.GameApplication;
import framework.play.Command;
import java.nio.file.Path;
import javax.swing.JToolBar;

/** A program that can save. */
public abstract class SavingApplication extends GameApplication {

  /** What a button does with a file. */
  private abstract class FileWork {
    private final String name;

    FileWork(String name) {
      this.name = name;
    }

    void addTo(JToolBar bar) {
      addButton(bar, name, name + " the game", null);
    }

    boolean handles(String pressed) {
      if (!pressed.equals(name)) {
        return false;
      }
      chooseFile(name, file -> submit(command(file)));
      return true;
    }

    abstract Command command(Path file);
  }

  private final FileWork save =
      new FileWork("Save") {
        @Override
        Command command(Path file) {
          return new SaveGameCommand(file, getName());
        }
      };

  private final FileWork open =
      new FileWork("Open") {
        @Override
        Command command(Path file) {
          return new OpenGameCommand(file, getName());
        }
      };

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    bar.addSeparator();
    save.addTo(bar);
    open.addTo(bar);
  }

  @Override
  protected void handleButton(String name) {
    if (!save.handles(name) && !open.handles(name)) {
      super.handleButton(name);
    }
  }
}
