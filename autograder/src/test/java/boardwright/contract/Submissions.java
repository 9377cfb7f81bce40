package boardwright.contract;

import boardwright.intake.Intake;
import boardwright.lab.Lab;
import boardwright.solutions.Solution;
import boardwright.submission.Submission;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Solutions as submissions: written into a folder, and read from it as any hand-in is. */
public final class Submissions {
  private Submissions() {}

  /**
   * A solution as a submission.
   *
   * @param scratch a folder that does not have it yet
   */
  public static Submission of(Solution solution, Lab lab, Path scratch) {
    Path folder = scratch.resolve(solution.id());
    try {
      write(solution, folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Intake.read(List.of(folder), lab).get(0);
  }

  /** Writes the files of a solution into a folder, which need not exist. */
  public static void write(Solution solution, Path folder) throws IOException {
    for (Map.Entry<String, byte[]> file : solution.files().entrySet()) {
      Path target = folder.resolve(file.getKey());
      Files.createDirectories(target.getParent());
      Files.write(target, file.getValue());
    }
  }

  /** Copies a folder over another. */
  public static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.write(target, Files.readAllBytes(file));
      }
    }
  }
}
