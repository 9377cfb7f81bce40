package framework.saved;

import framework.play.Command;
import java.nio.file.Path;

/** A wrong command, into which the hostile hand-ins are written where it says so. */
public class SaveGameCommand extends Command {
  /*members*/
  static { /*static-block*/ }
  private final Path file;

  /** Keeps the file. */
  public SaveGameCommand(Path file, String game) {
    this.file = file;
    /*constructor*/
  }

  /** Saves nothing. */
  @Override
  protected void executeHook() {
    if (file != null) { /*hook*/ }
  }
}
