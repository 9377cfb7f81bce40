package boardwright.solutions;

import static boardwright.RealTree.ROOT;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The lab checkerboard with solutions that a test writes.
 *
 * @param root an empty folder, the top of its tree
 */
record LabFolder(Path root) {
  /** Writes a file of the solutions. */
  void write(String path, String text) throws IOException {
    Path file = root.resolve("solutions/checkerboard").resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** The lab. */
  Lab lab() {
    Lab real = new Course(ROOT).lab("checkerboard").orElseThrow();
    return new Lab(
        real.id(),
        root.resolve("labs/checkerboard"),
        real.manifest(),
        real.checks(),
        real.provided(),
        real.fixtures());
  }
}
