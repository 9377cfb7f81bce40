package boardwright.intake.files;

import boardwright.lab.Lab;
import java.util.Set;
import java.util.TreeSet;

/**
 * Recognises copies of Boardwright's own repository in a hand-in: they have {@code
 * labs/LAB/lab.yaml}. In such a copy a student writes into the lab's folder; the engine, the
 * solutions and all else in it came with it.
 */
final class RepositoryCopies {
  private final String folder;
  private final Set<String> roots = new TreeSet<>();

  RepositoryCopies(Lab lab) {
    this.folder = "labs/" + lab.id() + "/";
  }

  /** Takes note of a file, which may be the one that a copy is recognised by. */
  void see(String path) {
    String manifest = folder + "lab.yaml";
    if (path.equals(manifest) || path.endsWith("/" + manifest)) {
      roots.add(path.substring(0, path.length() - manifest.length()));
    }
  }

  /** Whether there is a copy among the files that were seen. */
  boolean areThere() {
    return !roots.isEmpty();
  }

  /** The folder in a copy that a student writes into. */
  String folder() {
    return folder;
  }

  /** Whether a file lies in a copy, and not in the lab's folder of it. */
  boolean hold(String path) {
    // a copy within a copy is a part of it; the outer one comes first
    return roots.stream()
        .filter(path::startsWith)
        .findFirst()
        .filter(root -> !path.startsWith(root + folder))
        .isPresent();
  }
}
