import framework.play.Command;
import framework.application.GameApplication;
import javax.swing.JToolBar;

/** Program with files. */
public abstract class SavingApplication extends GameApplication {
  @Override
  protected void addButtons(JToolBar bar) {
    addButton(bar, "Save", "Save", "ctrl S");
    addButton(bar, "Open", "Open", "ctrl O");
    super.addButtons(bar);
  }

  @Override
  protected void handleButton(String name) {
    if ("Save".equals(name)) {
      chooseFile(name, file -> {
        Command command = new SaveGameCommand(file, getName());
        submit(command);
      });
      return;
    }
    if ("Open".equals(name)) {
      chooseFile(name, file -> {
        Command command = new OpenGameCommand(file, getName());
        submit(command);
      });
      return;
    }
    super.handleButton(name);
  }
}
