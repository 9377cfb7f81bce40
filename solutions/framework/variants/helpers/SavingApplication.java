package framework.saved;

import framework.application.GameApplication;
import java.util.List;
import javax.swing.JToolBar;

/** A program with two more links in its chain. */
public abstract class SavingApplication extends GameApplication {
  private final List<FileButton> links =
      List.of(
          new FileButton("Save…", "Save the game", "ctrl S", SaveGameCommand::new),
          new FileButton("Open…", "Open a game", "ctrl O", OpenGameCommand::new));

  /** Makes a program. */
  protected SavingApplication() {}

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    bar.addSeparator();
    for (FileButton link : links) {
      addButton(bar, link.getName(), link.getTip(), link.getKey());
    }
  }

  @Override
  protected void handleButton(String name) {
    for (FileButton link : links) {
      if (link.getName().equals(name)) {
        chooseFile(link.getVerb(), file -> submit(link.command(file, getName())));
        return;
      }
    }
    super.handleButton(name);
  }
}
