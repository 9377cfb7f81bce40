package boardwright.learner;

import boardwright.command.ExitCode;
import boardwright.command.SessionCommand;
import boardwright.grading.Workers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.report.Wrapped;
import boardwright.sandbox.Bubblewrap;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javax.tools.ToolProvider;
import picocli.CommandLine.Command;

/** {@code doctor}. */
@Command(
    name = "doctor",
    description = "Says what is wrong with this machine, and how to fix it.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright doctor"})
public final class DoctorCommand extends SessionCommand {
  private static final int OLDEST_JAVA = 17;
  private static final int NEWEST_JAVA = 25;
  private static final long LEAST_MEGABYTES = 200;
  private static final long LEAST_MEMORY = 1000;
  private static final int NARROW = 80;
  private static final String INDENT = "    ";

  private boolean healthy = true;

  @Override
  public Integer call() {
    java();
    compiler();
    write();
    memory();
    encoding();
    terminal();
    display();
    sandbox();
    session.print("");
    session.print(
        healthy
            ? "Everything that Boardwright needs is here."
            : "Fix the lines that begin with ✗, then call ./boardwright doctor again.");
    return healthy ? ExitCode.ALL_PASSED : ExitCode.SOME_FAILED;
  }

  private void java() {
    int version = Runtime.version().feature();
    String found = "Java " + Runtime.version().feature() + " in " + System.getProperty("java.home");
    if (version < OLDEST_JAVA) {
      bad(
          "JDK",
          found,
          "Install a JDK of version 17 or newer (adoptium.net), set JAVA_HOME to it.");
    } else if (version > NEWEST_JAVA) {
      note("JDK", found, "It is newer than those we tried (17 to 25); 17, 21 and 25 are safe.");
    } else {
      good("JDK", found);
    }
  }

  private void compiler() {
    if (ToolProvider.getSystemJavaCompiler() == null) {
      bad(
          "compiler",
          "this Java has none",
          "It is a JRE. Install a JDK (adoptium.net), and set JAVA_HOME to its folder.");
    } else {
      good("compiler", "javac is there");
    }
  }

  private void write() {
    Course course = session.course();
    for (Lab lab : session.labs()) {
      Optional<String> trouble =
          trouble(lab.folder().resolve(".boardwright"))
              .or(() -> trouble(existing(lab.learnerFolder())));
      if (trouble.isPresent()) {
        bad(
            "files",
            trouble.get(),
            "Copy the course to a folder of yours, such as your home folder, and work there.");
        return;
      }
    }
    Path temporary = Path.of(System.getProperty("java.io.tmpdir"));
    Optional<String> trouble = trouble(temporary);
    if (trouble.isPresent()) {
      bad("files", trouble.get(), "Java needs a temporary folder: set TMPDIR (TEMP on Windows).");
      return;
    }
    long megabytes = course.root().toFile().getUsableSpace() >> 20;
    if (megabytes < LEAST_MEGABYTES) {
      bad("files", megabytes + " megabytes are free", "Make room on the disk.");
    } else {
      good("files", "the labs' folders can be written");
    }
  }

  private void memory() {
    long megabytes = Workers.memory() >> 20;
    if (megabytes < LEAST_MEMORY) {
      note(
          "memory",
          megabytes + " megabytes in all",
          "A check runs three programs, which take 500 together: close all others.");
    } else {
      good("memory", "there is enough");
    }
  }

  private static Path existing(Path folder) {
    Path there = folder;
    while (!Files.exists(there)) {
      there = there.getParent();
    }
    return there;
  }

  /** Why no file can be written to a folder; empty if one can. */
  private static Optional<String> trouble(Path folder) {
    try {
      Files.createDirectories(folder);
      Files.delete(Files.createTempFile(folder, "doctor", ".tmp"));
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of("cannot write to " + folder);
    }
  }

  private void encoding() {
    Charset names = charset("sun.jnu.encoding");
    Charset printed = charset("stdout.encoding", "native.encoding", "file.encoding");
    String found = "the names of files are read as " + names;
    if (!names.equals(StandardCharsets.UTF_8) && windows()) {
      note("letters", found, "Files with letters beyond English may not be found: rename them.");
    } else if (!names.equals(StandardCharsets.UTF_8)) {
      bad("letters", found, "Names of people would be spoilt. Set LC_ALL=C.UTF-8.");
    } else {
      good("letters", "UTF-8" + (printed.equals(names) ? "" : ", the terminal has " + printed));
    }
    if (windows() && !printed.equals(StandardCharsets.UTF_8)) {
      note("letters", "the terminal has " + printed, "If ✓ looks odd, type: chcp 65001");
    }
  }

  private static Charset charset(String... properties) {
    for (String property : properties) {
      String name = System.getProperty(property);
      if (name != null && Charset.isSupported(name)) {
        return Charset.forName(name);
      }
    }
    return Charset.defaultCharset();
  }

  /** Whether a person uses it, and not a script. */
  @SuppressWarnings(
      "SystemConsoleNull") // On Windows the launcher cannot tell, and this mostly can.
  static boolean isTerminal() {
    return windows() ? System.console() != null : Boolean.getBoolean("boardwright.terminal");
  }

  private void terminal() {
    Map<String, String> environment = System.getenv();
    String term = environment.getOrDefault("TERM", "");
    String columns = environment.getOrDefault("COLUMNS", "");
    if (!isTerminal()) {
      note("terminal", "none: input or output goes to a file or a program", "watch has no keys.");
    } else if (term.equals("dumb")) {
      note("terminal", "it is a dumb one", "Arrow keys and colours do not work in it.");
    } else if (columns.matches("\\d{1,4}") && Integer.parseInt(columns) < NARROW) {
      note("terminal", columns + " columns", "Make the window 80 columns wide.");
    } else {
      good("terminal", term.isEmpty() ? "there is one" : term);
    }
  }

  private void display() {
    if (!GraphicsEnvironment.isHeadless()) {
      good("windows", "there is a screen for play");
    } else {
      note(
          "windows",
          "this Java sees no screen",
          windows()
              ? "Install a JDK that is not \"headless\"; until then: play --text"
              : "Log in at a screen, set DISPLAY, or install a JDK that is not \"headless\";"
                  + " until then: play --text");
    }
  }

  private void sandbox() {
    Bubblewrap.Trial trial = Bubblewrap.tryOut();
    if (trial.sandbox().isPresent()) {
      good("sandbox", "bubblewrap works");
    } else {
      note(
          "sandbox",
          trial.trouble(),
          "Only instructors need it, to grade other people's code on Linux: apt-get install"
              + " bubblewrap");
    }
  }

  private static boolean windows() {
    return System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
  }

  private void good(String what, String found) {
    print("✓", what, found, "");
  }

  private void note(String what, String found, String how) {
    print("○", what, found, how);
  }

  private void bad(String what, String found, String how) {
    healthy = false;
    print("✗", what, found, how);
  }

  private void print(String mark, String what, String found, String how) {
    String label = "%s %-9s ".formatted(mark, what);
    for (String line : Wrapped.lines(found, NARROW - label.length())) {
      session.print(label + line);
      label = " ".repeat(label.length());
    }
    if (!how.isEmpty()) {
      Wrapped.lines(how, NARROW - INDENT.length()).forEach(line -> session.print(INDENT + line));
    }
  }
}
