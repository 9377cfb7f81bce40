package boardwright.learner;

import boardwright.command.CommandCalls;
import boardwright.command.CommandRunner;
import boardwright.command.CommonOptions;
import boardwright.command.FullTreeOnly;
import boardwright.command.Session;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The door of a student's kit: the commands of a learner, and none that needs answers. */
@Command(
    name = "boardwright",
    description = "Learn object-oriented design by building board games in Java.",
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
      StartCommand.class,
      CheckCommand.class,
      WatchCommand.class,
      HintCommand.class,
      PlayCommand.class,
      RunCommand.class,
      ResetCommand.class,
      SubmitCommand.class,
      DoctorCommand.class,
      SynopsisCommand.class,
      ReadCommand.class,
      FullTreeOnly.class,
      HelpCommand.class
    },
    footer = {
      "",
      "This is the student edition: solutions and grading come with the full tree.",
      "Exit codes: 0 all checks passed, 1 some check did not pass, 2 the call was",
      "wrong, 3 the checks themselves failed."
    })
public final class StudentMain implements CommandCalls {
  private final Session session;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help message.")
  private boolean help;

  @Mixin private CommonOptions common = new CommonOptions();

  private StudentMain(Session session) {
    this.session = session;
  }

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    CommandRunner.start(StudentMain.class, args);
  }

  @Override
  public Integer call() {
    return new CourseOverview(session).print();
  }
}
