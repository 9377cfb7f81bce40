package boardwright.intake.files;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/** A file or a folder of a download, on a disk or in an archive. Its name is a label. */
public interface Entry {
  /** What lies at a path. */
  static Entry at(Path path) {
    return new DiskEntry(path);
  }

  /** Its name, without the folders that it lies in. */
  String name();

  /** What it is. */
  Kind kind();

  /** Offers it, or every file in it, to a choice of sources. */
  void offerTo(SourceChoice choice, String label);

  /** Its bytes, if it is a file of at most this many. */
  byte[] bytes(int most) throws IOException;

  /** Where it lies, if that is on a disk. */
  Optional<Path> place();

  /** Whether it is a file with one of these endings. */
  default boolean isFile(String ending) {
    return kind() == Kind.FILE
        && name()
            .regionMatches(true, name().length() - ending.length(), ending, 0, ending.length());
  }

  /** What lies there. */
  enum Kind {
    FILE,
    FOLDER,
    LINK,
    OTHER
  }
}
