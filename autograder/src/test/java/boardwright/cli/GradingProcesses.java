package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.decisions.History;
import boardwright.install.Installation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A class of checkerboard, and programs that grade it as processes of their own.
 *
 * @param scratch where the class lies, the runs, and what each process printed
 */
record GradingProcesses(Path scratch) {
  /** One of a class in which no two are alike, most have little, and not all of it is right. */
  void handIn(int i) throws IOException {
    if (i % 15 == 10) {
      whole(i);
      return;
    }
    String exception = model("CBException").replace("message", "text" + i);
    if (i % 4 == 1) {
      exception = exception.replace("\"Checkerboard error: \" + ", "");
    } else if (i % 9 == 2) {
      exception = exception.replace("super(", "super(oops ");
    }
    write(i, "CBException", exception);
    if (i % 20 == 7) {
      write(i, "Square", model("Square").replace("piece", "man" + i));
    }
  }

  /** One that has everything. */
  void whole(int i) throws IOException {
    for (String type : List.of("CBException", "Square", "Move", "Piece", "Checkerboard")) {
      write(i, type, model(type) + "// " + i + "\n");
    }
  }

  private static String model(String type) throws IOException {
    return Files.readString(ROOT.resolve("solutions/checkerboard/model/" + type + ".java"));
  }

  private void write(int i, String type, String text) throws IOException {
    Path folder = scratch.resolve("class/student-%03d".formatted(i));
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(type + ".java"), text);
  }

  /** Grades the class into this folder. */
  Process grade(String out, String... options) throws IOException {
    List<String> call = new ArrayList<>(List.of("grade", "checkerboard"));
    call.add(scratch.resolve("class").toString());
    call.addAll(List.of("--out", scratch.resolve(out).toString(), "--seed", "3"));
    call.addAll(List.of(options));
    return start(out, call);
  }

  /** Starts the program; what it prints goes to files of this name. */
  Process start(String name, List<String> call) throws IOException {
    List<String> command = Installation.get().java(ROOT, List.of());
    command.addAll(call);
    return new ProcessBuilder(command)
        .redirectOutput(scratch.resolve(name + ".out").toFile())
        .redirectError(scratch.resolve(name + ".err").toFile())
        .start();
  }

  /** What a process printed. */
  String said(String name) throws IOException {
    return Files.readString(scratch.resolve(name + ".out"))
        + Files.readString(scratch.resolve(name + ".err"));
  }

  /** Waits for a process, which must end well. */
  void assertEnds(Process run, String name) throws IOException, InterruptedException {
    assertTrue(run.waitFor(5, TimeUnit.MINUTES), said(name));
    assertEquals(0, run.exitValue(), said(name));
  }

  /** Waits until so many hand-ins are graded, or the run has ended. */
  void awaitGraded(String out, int least, Process run) throws IOException, InterruptedException {
    while (run.isAlive() && graded(out) < least) {
      Thread.sleep(20);
    }
  }

  /** How many are graded. */
  long graded(String out) throws IOException {
    Path folder = scratch.resolve(out + "/.boardwright/graded");
    if (!Files.isDirectory(folder)) {
      return 0;
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".json")).count();
    }
  }

  /** What people get from a run, by path; the memory is for the program. */
  Map<String, String> files(String out) throws IOException {
    Path folder = scratch.resolve(out);
    Map<String, String> found = new TreeMap<>();
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path file : all.filter(Files::isRegularFile).toList()) {
        String name = folder.relativize(file).toString();
        if (!name.startsWith(".boardwright") && !name.equals(History.FILE)) {
          found.put(name, Files.readString(file));
        }
      }
    }
    return found;
  }
}
