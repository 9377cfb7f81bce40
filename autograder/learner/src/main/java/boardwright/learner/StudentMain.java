package boardwright.learner;

import boardwright.command.CommandRunner;
import boardwright.command.CommonOptions;
import boardwright.command.FullTreeOnly;
import boardwright.command.SessionCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;

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
public final class StudentMain extends SessionCommand {
  @Mixin private CommonOptions common = new CommonOptions();

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    CommandRunner.start(StudentMain.class, args);
  }

  @Override
  public Integer call() {
    return new CourseOverview(session).print();
  }
}
