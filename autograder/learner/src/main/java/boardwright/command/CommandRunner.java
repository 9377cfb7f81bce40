package boardwright.command;

import boardwright.command.VisibleOutput.Style;
import boardwright.grading.EarlyStart;
import boardwright.grading.Workers;
import boardwright.lab.Course;
import boardwright.lab.WrongCallException;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import picocli.CommandLine;

/**
 * Runs a command line, whichever commands it has: those of the whole tree or of a student's kit.
 */
public final class CommandRunner {
  /** The top of the tree, set by the launcher. */
  private static final String ROOT = "boardwright.root";

  /** Set by the launcher where the output is a terminal that shows colours. */
  private static final String COLOURS = "boardwright.colours";

  /** As wide as a terminal is at least. */
  private static final int WIDTH = 80;

  private CommandRunner() {}

  /**
   * Runs a command in its own process, and ends the process with the command's exit code.
   *
   * @param top the class of the command that all others belong to
   */
  public static void start(Class<?> top, String... args) {
    Locale.setDefault(Locale.ROOT); // reports are the same wherever they are made
    PrintStream out = utf8(FileDescriptor.out);
    PrintStream err = utf8(FileDescriptor.err);
    System.setOut(out);
    System.setErr(err);
    Course course = course();
    // a check needs a worker, which takes longest to start: so it starts first
    boolean checks = args.length > 0 && Set.of("check", "submit").contains(args[0]);
    int code;
    try (EarlyStart early = checks ? new EarlyStart() : null) {
      Session session =
          new Session(
              course,
              new VisibleOutput(out, style()),
              new VisibleOutput(err, style(), WIDTH),
              checks ? early : Workers.PROCESSES,
              System.getProperty("user.name", ""));
      code = run(session, top, args);
    } catch (Throwable e) {
      err.println(ErrorMessages.of(e)); // such as too little memory
      code = ExitCode.GRADER_FAILED;
    }
    out.flush();
    System.exit(code);
  }

  private static Style style() {
    if (isSet("BOARDWRIGHT_PLAIN")) {
      return Style.WORDS;
    }
    return Boolean.getBoolean(COLOURS) && !isSet("NO_COLOR") ? Style.COLOURS : Style.MARKS;
  }

  private static boolean isSet(String variable) {
    return !System.getenv().getOrDefault(variable, "").isEmpty();
  }

  /**
   * Runs a command.
   *
   * @return its exit code
   */
  public static int run(Session session, Class<?> top, String... args) {
    List<String> words = new ArrayList<>(List.of(args));
    if (words.equals(List.of("version"))) { // as many programs have it
      return execute(session, top, "--version");
    }
    return words.removeIf(CommonOptions.PLAIN::equals)
        ? execute(session.inWords(), top, words.toArray(String[]::new))
        : execute(session, top, args);
  }

  private static int execute(Session session, Class<?> top, String... args) {
    CommandLine line =
        new CommandLine(
            top,
            new CommandLine.IFactory() {
              @Override
              public <K> K create(Class<K> type) throws Exception {
                K created = CommandLine.defaultFactory().create(type);
                if (created instanceof SessionCommand command) {
                  SessionCommand.in(session, command);
                }
                return created;
              }
            });
    setVersion(line);
    return line.setOut(new PrintWriter(session.out(), true))
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
              return e instanceof WrongCallException ? ExitCode.WRONG_CALL : ExitCode.GRADER_FAILED;
            })
        .execute(args);
  }

  /** Every command says the version, since people ask whichever they use. */
  private static void setVersion(CommandLine line) {
    line.getCommandSpec().version("Boardwright on Java " + Runtime.version());
    line.getSubcommands().values().forEach(CommandRunner::setVersion);
  }

  /** The course that the launcher names, or that lies here. */
  public static Course course() {
    return new Course(Path.of(System.getProperty(ROOT, ".")).toAbsolutePath().normalize());
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
