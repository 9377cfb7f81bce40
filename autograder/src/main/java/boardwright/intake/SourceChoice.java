package boardwright.intake;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Chooses the sources among the files of a hand-in, and reads them: as many and as large as a
 * person writes them. The choice does not depend on the order in which the files come.
 */
final class SourceChoice {
  private static final int MOST_SOURCES = 500;
  private static final int LARGEST_SOURCE = 1 << 20;
  private static final int LARGEST_SUM = 5 << 20;
  private static final int MOST_FILES = 20_000;
  private static final Set<String> BUILT = Set.of("target", "out", "bin", "build");
  private static final Set<String> ARCHIVES =
      Set.of("zip", "jar", "rar", "7z", "tar", "gz", "tgz", "bz2", "xz");

  private final List<Candidate> own = new ArrayList<>();
  private final List<Candidate> built = new ArrayList<>();
  private final List<String> archives = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();
  private int seen;
  private int classFiles;

  /** Whether what lies in a folder of this name was not written by the learner. */
  static boolean isForeign(String folder) {
    return folder.equals("__MACOSX")
        || folder.startsWith(".") && !folder.equals(".") && !folder.equals("..");
  }

  /** Whether a file of this name is a source. */
  static boolean isSource(String fileName) {
    return fileName.toLowerCase(Locale.ROOT).endsWith(".java") && !fileName.startsWith(".");
  }

  /** Whether a file of this name is an archive of some kind. */
  static boolean isArchive(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot > 0 && ARCHIVES.contains(fileName.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  /**
   * Takes note of a file.
   *
   * @param path within the hand-in, with slashes
   * @return false if there were too many files already
   */
  boolean offer(String path, Content content) {
    if (++seen > MOST_FILES) {
      notes.add("There are more than 20,000 files; the rest was set aside.");
      return false;
    }
    String[] names = path.split("/");
    String name = names.length == 0 ? "" : names[names.length - 1];
    boolean fromBuild = false;
    for (int i = 0; i < names.length - 1; i++) {
      if (isForeign(names[i])) {
        return true;
      }
      fromBuild |= BUILT.contains(names[i]);
    }
    if (isSource(name)) {
      (fromBuild ? built : own).add(new Candidate(label(path), content));
    } else if (name.endsWith(".class")) {
      classFiles++;
    } else if (isArchive(name)) {
      archives.add(label(path));
    }
    return true;
  }

  /** Says something about the hand-in. */
  void note(String sentence) {
    notes.add(sentence);
  }

  /** Reads the sources: those that a build left behind only where there are no others. */
  HandIn read(String name) {
    List<Candidate> chosen = own.isEmpty() ? built : own;
    chosen.sort(
        Comparator.<Candidate>comparingLong(c -> c.path().chars().filter(s -> s == '/').count())
            .thenComparing(Candidate::path));
    List<HandIn.File> files = new ArrayList<>();
    int room = LARGEST_SUM;
    for (Candidate candidate : chosen) {
      if (files.size() == MOST_SOURCES) {
        notes.add("There are more than 500 sources; the rest was set aside.");
        break;
      }
      byte[] bytes = bytes(candidate);
      if (bytes != null && bytes.length > room) {
        notes.add("The sources are larger than 5 megabytes together; the rest was set aside.");
        break;
      }
      if (bytes != null) {
        files.add(new HandIn.File(candidate.path(), bytes));
        room -= bytes.length;
      }
    }
    files.sort(Comparator.comparing(HandIn.File::path));
    return new HandIn(name, List.copyOf(files), List.copyOf(notes));
  }

  private byte[] bytes(Candidate candidate) {
    try (InputStream in = candidate.content().open()) {
      byte[] bytes = in.readNBytes(LARGEST_SOURCE + 1);
      if (bytes.length <= LARGEST_SOURCE) {
        return bytes;
      }
      notes.add(candidate.path() + " was set aside: it is larger than a megabyte.");
    } catch (IOException e) {
      notes.add(candidate.path() + " was set aside: it cannot be read.");
    }
    return null;
  }

  /** What to say of a hand-in in which there is nothing to read. */
  String nothing() {
    if (!archives.isEmpty()) {
      return "There is no Java source in it, but another archive: " + archives.get(0) + ".";
    }
    return classFiles > 0
        ? "There is no Java source in it, only class files: the sources are needed."
        : "There is no Java source in it.";
  }

  /** A name from outside, fit to be printed. */
  private static String label(String path) {
    return path.replaceAll("\\p{Cntrl}", "?");
  }

  /** Gives the bytes of a file. */
  interface Content {
    InputStream open() throws IOException;
  }

  private record Candidate(String path, Content content) {}
}
