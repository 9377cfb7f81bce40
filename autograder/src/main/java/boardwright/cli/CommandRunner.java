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
import java.util.function.Function;
import picocli.CommandLine;

/**
 * Runs a command line, whichever commands it has: those of the whole tree or of a student's kit.
 */
final class CommandRunner {
  /** The top of the tree, set by the launcher. */
  private static final String ROOT = "boardwright.root";

  private CommandRunner() {}

  /**
   * Runs a command in a process of its own, and ends the process with the command's exit code.
   *
   * @param top creates the command that all others belong to
   */
  static void start(Function<Session, CommandCalls> top, String... args) {
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
      Session session =
          new Session(
              course,
              out,
              err,
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

  /**
   * Runs a command.
   *
   * @return its exit code
   */
  static int run(Session session, Function<Session, CommandCalls> top, String... args) {
    return new CommandLine(
            top.apply(session),
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

  /** The course that the launcher names, or that lies here. */
  static Course course() {
    return new Course(Path.of(System.getProperty(ROOT, ".")).toAbsolutePath().normalize());
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(new FileOutputStream(descriptor), true, StandardCharsets.UTF_8);
  }
}
