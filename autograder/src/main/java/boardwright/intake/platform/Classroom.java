package boardwright.intake.platform;

import boardwright.intake.files.Entry;
import boardwright.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;

/** GitHub Classroom: a clone for each student, whose last commit says when it was handed in. */
final class Classroom {
  private Classroom() {}

  /** Whether a folder is a clone. */
  static boolean isClone(Entry entry) {
    return entry.kind() == Entry.Kind.FOLDER
        && entry
            .place()
            .filter(path -> Files.isDirectory(path.resolve(".git"), LinkOption.NOFOLLOW_LINKS))
            .isPresent();
  }

  /** When the last commit was made; where nothing tells, a remark says why. */
  static Optional<Instant> committed(Entry clone, Set<String> remarks) {
    String name = Printable.label(clone.name());
    if (!isClone(clone)) {
      remarks.add(name + " is no clone: when it was handed in is not known.");
      return Optional.empty();
    }
    try {
      Optional<Instant> time = CommitTime.of(clone.place().orElseThrow().resolve(".git"));
      if (time.isEmpty()) {
        remarks.add(name + " has no commit that git can read: when it was handed in is not known.");
      }
      return time;
    } catch (IOException e) {
      remarks.add("No clone says when it was committed: git is needed to read that.");
      return Optional.empty();
    }
  }
}
