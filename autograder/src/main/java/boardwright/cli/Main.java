package boardwright.cli;

import boardwright.grading.EarlyStart;
import boardwright.grading.Workers;
import boardwright.lab.Course;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Option;

/** The door of the program. Without a command it shows the course at a glance. */
@Command(
    name = "boardwright",
    description = "Learn object-oriented design by building board games in Java.",
    synopsisSubcommandLabel = "[COMMAND]",
    subcommands = {
      PlayCommand.class,
      CheckCommand.class,
      HintCommand.class,
      SynopsisCommand.class,
      GradeCommand.class,
      RegradeCommand.class,
      ExplainCommand.class,
      ExportCommand.class,
      SimilarityCommand.class,
      NewLabCommand.class,
      HelpCommand.class
    },
    footer = {
      "",
      "Exit codes: 0 all checks passed (grade: the run completed), 1 some check did",
      "not pass, 2 the call was wrong, 3 the grader itself failed."
    })
public final class Main implements CommandCalls {
  /** The top of the tree, set by the launcher. */
  private static final String ROOT = "boardwright.root";

  private final Session session;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help message.")
  private boolean help;

  private Main(Session session) {
    this.session = session;
  }

  /** Runs a command and exits with its code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT); // reports are the same wherever they are made
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    System.setOut(out);
    System.setErr(err);
    Course course = course();
    // a check needs a worker, which takes longest to start: so it starts first
    boolean checks = args.length > 0 && args[0].equals("check");
    int code;
    try (EarlyStart early = checks ? new EarlyStart() : null) {
      code =
          run(
              new Session(
                  course,
                  out,
                  err,
                  checks ? early : Workers.PROCESSES,
                  System.getProperty("user.name", "")),
              args);
    } catch (Throwable e) {
      err.println(ErrorMessages.of(e)); // such as too little memory
      code = ExitCode.GRADER_FAILED;
    }
    out.flush();
    System.exit(code);
  }

  /** The course that the launcher names, or that lies here. */
  static Course course() {
    return new Course(Path.of(System.getProperty(ROOT, ".")).toAbsolutePath().normalize());
  }

  /** Runs a command. */
  static int run(Session session, String... args) {
    return new CommandLine(
            new Main(session),
            new CommandLine.IFactory() {
              @Override
              public <K> K create(Class<K> type) throws Exception {
                return CommandCalls.class.isAssignableFrom(type)
                    ? type.getDeclaredConstructor(Session.class).newInstance(session)
                    : CommandLine.defaultFactory().create(type);
              }
            })
        .setOut(new PrintWriter(session.out(), true))
        .setErr(new PrintWriter(session.err(), true))
        .setUsageHelpWidth(80)
        .setParameterExceptionHandler(
            (e, given) -> {
              session.err().println(ErrorMessages.of(e));
              return ExitCode.WRONG_CALL;
            })
        .setExecutionExceptionHandler(
            (e, commandLine, parsed) -> {
              session.err().println(ErrorMessages.of(e));
              return ErrorMessages.isWrongCall(e) ? ExitCode.WRONG_CALL : ExitCode.GRADER_FAILED;
            })
        .execute(args);
  }

  @Override
  public Integer call() {
    return new CourseOverview(session).print();
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
