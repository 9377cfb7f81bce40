package framework.saved;

import framework.application.GameApplication;
import framework.play.Command;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.BiFunction;
import javax.swing.JToolBar;

/** Has a table of its two buttons; all other names go up. */
public abstract class SavingApplication extends GameApplication {
  private static final Map<String, BiFunction<Path, String, Command>> COMMANDS =
      Map.of("Save…", SaveGameCommand::new, "Open…", OpenGameCommand::new);

  /** Creates a program. */
  protected SavingApplication() {
    super();
  }

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    COMMANDS.keySet().forEach(name -> addButton(bar, name, name, null));
  }

  @Override
  protected void handleButton(String name) {
    if (COMMANDS.containsKey(name)) {
      chooseFile(
          name.replace("…", ""), file -> submit(COMMANDS.get(name).apply(file, getName())));
    } else {
      super.handleButton(name);
    }
  }
}
