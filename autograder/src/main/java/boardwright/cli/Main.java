package boardwright.cli;

import boardwright.command.CommandRunner;
import boardwright.command.CommonOptions;
import boardwright.command.Session;
import boardwright.command.SessionCommand;
import boardwright.learner.CheckCommand;
import boardwright.learner.CourseOverview;
import boardwright.learner.DoctorCommand;
import boardwright.learner.HintCommand;
import boardwright.learner.PlayCommand;
import boardwright.learner.ResetCommand;
import boardwright.learner.RunCommand;
import boardwright.learner.StartCommand;
import boardwright.learner.SubmitCommand;
import boardwright.learner.SynopsisCommand;
import boardwright.learner.WatchCommand;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Mixin;

/** The door of the program. Without a command it shows the course at a glance. */
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
      SolutionCommand.class,
      ResetCommand.class,
      SubmitCommand.class,
      DoctorCommand.class,
      SynopsisCommand.class,
      ReadFromTree.class,
      GradeCommand.class,
      RegradeCommand.class,
      ExplainCommand.class,
      HistoryCommand.class,
      MergeCommand.class,
      CourseCommand.class,
      ChecksCommand.class,
      ExportCommand.class,
      SimilarityCommand.class,
      WorkCommand.class,
      QueueCommand.class,
      KitCommand.class,
      AuthorCommand.class,
      BookCommand.class,
      HelpCommand.class
    },
    footer = {
      "",
      "Exit codes: 0 all checks passed (grade: the run completed), 1 some check did",
      "not pass, 2 the call was wrong, 3 the grader itself failed."
    })
public final class Main extends SessionCommand {
  @Mixin private CommonOptions common = new CommonOptions();

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    CommandRunner.start(Main.class, args);
  }

  /** Runs a command. */
  static int run(Session session, String... args) {
    return CommandRunner.run(session, Main.class, args);
  }

  @Override
  public Integer call() {
    return new CourseOverview(session).print();
  }
}
