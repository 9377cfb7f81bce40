package boardwright.command;

/** A command that passes unless it throws an exception. */
public abstract class PassingCommand extends SessionCommand {
  @Override
  public final Integer call() throws Exception {
    run();
    return ExitCode.ALL_PASSED;
  }

  /** Does what the command is for. */
  protected abstract void run() throws Exception;
}
