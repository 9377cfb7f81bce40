package boardwright.handout;

import static boardwright.RealTree.ROOT;

import board.console.Console;
import boardwright.cli.ThisJvm;
import boardwright.install.Installation;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import checkerboard.Checkers;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jline.reader.LineReader;

/**
 * A copy of the tree in which a page's commands run, as they would after a build. Its {@code
 * boardwright} is a stand-in for the launcher: the program on this test's own class path, with the
 * launcher's archive of class data.
 */
final class ScratchTree {
  private static final int SECONDS = 120;
  private static final List<String> COPIED = List.of("labs", "solutions", "handouts", "engine");

  /** What no page mentions, and most of the solutions. */
  private static final Set<String> LEFT_OUT = Set.of("target", "faults", "variants");

  /** A command of ours and nothing else, which this very JVM can run. */
  private static final Pattern OURS =
      Pattern.compile(
          "\\./boardwright (play|check|hint|grade|regrade|explain|history|merge|course"
              + "|checks|export|similarity|kit|start|watch|run|solution|submit|synopsis)( [^\\s<>|&;\"'*$]+)*");

  /** A game would look for the file where this JVM was started. */
  private static final Pattern NAMES_A_FILE = Pattern.compile("(?m)^(open|save)\\b");

  private final Path folder;
  private final Path input;
  private final Path errors;

  ScratchTree(Path empty) throws IOException {
    this.folder = Files.createDirectory(empty.resolve("tree"));
    this.input = empty.resolve("input.txt");
    this.errors = empty.resolve("errors.txt");
    for (String part : COPIED) {
      copy(ROOT.resolve(part), folder.resolve(part));
    }
    Files.createDirectories(folder.resolve("target"));
    try (Stream<Path> packed = Files.list(ROOT.resolve("target"))) {
      for (Path zip : packed.filter(file -> file.toString().endsWith(".zip")).toList()) {
        Files.copy(zip, folder.resolve("target").resolve(zip.getFileName()));
      }
    }
    takeAway();
    for (String file : List.of("boardwright.cmd", "LICENSE")) {
      Files.copy(ROOT.resolve(file), folder.resolve(file));
    }
    Path lib = Files.createDirectories(folder.resolve("autograder/target/lib"));
    for (Class<?> type : List.of(Checkers.class, Console.class, LineReader.class)) {
      Files.copy(Installation.get().jarOf(type), lib.resolve(type.getSimpleName() + ".jar"));
    }
    writeLauncher();
  }

  /**
   * Sets what the learner has written, and forgets the progress.
   *
   * @param paths files, or folders of files, from the top of the tree; a file of a later folder
   *     takes the place of an earlier one; {@code nothing} for none
   */
  void setLearner(String paths) throws IOException {
    takeAway();
    if (paths.equals("nothing")) {
      return;
    }
    for (String path : paths.split(" ")) {
      Path source = folder.resolve(path);
      Path target = labOf(path).learnerFolder();
      if (Files.isDirectory(source)) {
        copy(source, target);
      } else {
        Files.copy(source, target.resolve(source.getFileName()));
      }
      putInPlace(labOf(path));
    }
  }

  /**
   * Moves the files of the lab's classes from the learner's folder into their packages' folders.
   */
  private static void putInPlace(Lab lab) throws IOException {
    for (String name : lab.written()) {
      Path file = lab.learnerFolder().resolve(name + ".java");
      if (Files.exists(file)) {
        Files.createDirectories(lab.sourceFile(name).getParent());
        Files.move(file, lab.sourceFile(name));
      }
    }
  }

  /** Runs a command of a page; gives the lines that it prints to its standard output. */
  List<String> run(String command, String typed) throws IOException, InterruptedException {
    boolean here = OURS.matcher(command).matches() && !NAMES_A_FILE.matcher(typed).find();
    return withoutBlankEnd(here ? runHere(command, typed) : runInShell(command, typed));
  }

  private List<String> runHere(String command, String typed) throws IOException {
    List<String> words = new ArrayList<>(List.of(command.split(" ")));
    for (int i = 2; i < words.size(); i++) {
      Path path = folder.resolve(words.get(i));
      if (Files.exists(path) || words.get(i - 1).equals("--out")) {
        words.set(i, path.toString());
      }
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (OutputStream err = Files.newOutputStream(errors)) {
      String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
      ThisJvm.run(folder, typed, stream(out), stream(err), arguments);
    }
    String printed = out.toString(StandardCharsets.UTF_8).replace(folder + "/", "");
    return printed.lines().map(String::stripTrailing).toList();
  }

  private static PrintStream stream(OutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }

  private List<String> runInShell(String command, String typed)
      throws IOException, InterruptedException {
    Files.writeString(input, typed);
    ProcessBuilder shell =
        new ProcessBuilder("sh", "-c", command)
            .directory(folder.toFile())
            .redirectInput(input.toFile())
            .redirectError(errors.toFile());
    Map<String, String> environment = shell.environment();
    environment.put("PATH", javaHome().resolve("bin") + ":" + environment.get("PATH"));
    environment.put("LC_ALL", "C.UTF-8");
    Process process = shell.start();
    List<String> output =
        process.inputReader(StandardCharsets.UTF_8).lines().map(String::stripTrailing).toList();
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IllegalStateException(command + " did not end");
    }
    return output;
  }

  private static List<String> withoutBlankEnd(List<String> output) {
    int end = output.size();
    while (end > 0 && output.get(end - 1).isEmpty()) {
      end--;
    }
    return output.subList(0, end);
  }

  /** What the last command printed to its standard error, for the message of a failure. */
  String trouble() throws IOException {
    String text = Files.exists(errors) ? Files.readString(errors) : "";
    return text.isBlank() ? "" : "\nstandard error:\n" + text;
  }

  /** The lab that a path names by one of its folders; the only one, if it names none. */
  private Lab labOf(String path) {
    Course course = new Course(folder);
    List<String> ids = course.labIds();
    String named = Stream.of(path.split("/")).filter(ids::contains).findFirst().orElse(ids.get(0));
    return course.lab(named).orElseThrow();
  }

  private void takeAway() throws IOException {
    try (Stream<Path> files = Files.walk(folder.resolve("labs"))) {
      for (Path file : files.toList()) {
        boolean written = file.toString().endsWith(".java");
        boolean progress = file.getFileName().toString().equals("progress.json");
        if (written || progress) {
          Files.delete(file);
        }
      }
    }
  }

  private void writeLauncher() throws IOException {
    Path launcher = folder.resolve("boardwright");
    String java = String.join("' '", Installation.get().java(folder, List.of()));
    Files.writeString(launcher, "#!/bin/sh\nexec '%s' \"$@\"\n".formatted(java));
    if (!launcher.toFile().setExecutable(true)) {
      throw new IOException(launcher + " cannot be made executable");
    }
  }

  private static Path javaHome() {
    return Path.of(System.getProperty("java.home"));
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.walkFileTree(
        from,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes)
              throws IOException {
            if (LEFT_OUT.contains(dir.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(to.resolve(from.relativize(dir).toString()));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                file,
                to.resolve(from.relativize(file).toString()),
                StandardCopyOption.REPLACE_EXISTING);
            return FileVisitResult.CONTINUE;
          }
        });
  }
}
