package framework.saved;

import framework.application.GameApplication;
import framework.play.Command;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import javax.swing.JToolBar;

/** A program that saves and opens games. */
public abstract class SavingApplication extends GameApplication {
  private static final Map<String, BiFunction<Path, String, Command>> COMMANDS =
      Map.of("Save", SaveGameCommand::new, "Open", OpenGameCommand::new);

  @Override
  protected void addButtons(JToolBar bar) {
    super.addButtons(bar);
    Stream.of("Save", "Open").forEach(name -> addButton(bar, name, name + " a game", null));
  }

  @Override
  protected void handleButton(String name) {
    Optional.ofNullable(COMMANDS.get(name))
        .ifPresentOrElse(
            maker -> chooseFile(name, file -> submit(maker.apply(file, getName()))),
            () -> super.handleButton(name));
  }
}
