package boardwright.cli;

import boardwright.command.Session;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import boardwright.submission.LazySubmission;
import java.util.List;
import picocli.CommandLine.Option;

/** The option of a command that runs what others handed in. */
final class SandboxOption {
  @Option(
      names = "--sandbox",
      paramLabel = "KIND",
      defaultValue = "auto",
      description =
          "What is put around the workers: auto (the default: bubblewrap, but for hand-ins that"
              + " ship with Boardwright), bwrap, each (bwrap with workers that serve one hand-in"
              + " each, which takes longer), or none.")
  private String sandbox;

  /**
   * What is put around workers that will run anybody's code.
   *
   * @throws WrongCallException if there is none, and none was not asked for
   */
  SandboxChoice forAnybody(Session session) {
    SandboxChoice choice = SandboxChoice.forAnybody(sandbox);
    choice.warnRoot(session);
    return choice;
  }

  /**
   * What is put around the workers of these submissions. Warns an account that should run none.
   *
   * @throws WrongCallException if there is none, and none was not asked for
   */
  SandboxChoice sandbox(Session session, Lab lab, List<LazySubmission> submissions) {
    SandboxChoice choice = SandboxChoice.of(sandbox, lab, submissions);
    choice.warnRoot(session);
    return choice;
  }
}
