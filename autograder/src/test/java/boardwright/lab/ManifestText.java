package boardwright.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small right manifest of the lab checkerboard, and changed copies of it. */
final class ManifestText {
  static final String RIGHT =
      """
      name: Checkerboard
      about: A board.
      program: checkerboard.Checkers
      package-name: checkerboard
      scale: 10
      weights: {behaviour: 80, structure: 12, style: 8}
      late: {percent: 2, per: day, cutoff: 7}
      limits:
        steps: 5000000
        megabytes: 64
        seconds: 10
        submission-seconds: 120
      allow:
        - "allow java.awt.Point: *"
      stages:
        - id: square
          title: Your squares
          replaces: [Square]
          points: 4
          page: handouts/checkerboard/2-square.md
        - id: move
          title: Your moves
          replaces: [Move]
          points: 6
          page: handouts/checkerboard/3-move.md
        - id: program
          title: Your program
          points: 0
          page: handouts/checkerboard/8-program.md
      """;

  private ManifestText() {}

  /** The manifest with a text replaced that must stand in it. */
  static String with(String old, String now) {
    if (!RIGHT.contains(old)) {
      throw new IllegalArgumentException("the manifest has no " + old);
    }
    return RIGHT.replace(old, now);
  }

  /** A course whose lab checkerboard has this manifest. */
  static Course course(Path root, String text) throws IOException {
    Path file = root.resolve("labs/checkerboard/lab.yaml");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    return new Course(root);
  }
}
