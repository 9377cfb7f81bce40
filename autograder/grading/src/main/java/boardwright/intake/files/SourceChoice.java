package boardwright.intake.files;

import boardwright.lab.Lab;
import boardwright.text.Note;
import boardwright.text.Printable;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Chooses the sources among the files of a hand-in, and reads them: as many and as large as a
 * person writes them. Archives among them are opened, as deep as the lab allows. The choice does
 * not depend on the order in which the files come.
 */
final class SourceChoice implements Closeable {
  private static final int MOST_SOURCES = 500;
  private static final int MOST_ARCHIVES = 100;
  private static final int LARGEST_SUM = 5 << 20;
  private static final Set<String> BUILT = Set.of("target", "out", "bin", "build");

  private final Lab lab;
  private final Lab.Archive limits;
  private final RepositoryCopies copies;
  private final List<Candidate> own = new ArrayList<>();
  private final List<Candidate> built = new ArrayList<>();
  private final List<Candidate> jars = new ArrayList<>();
  private final Deque<Candidate> archives = new ArrayDeque<>();
  private final List<Closeable> open = new ArrayList<>();
  private final List<Candidate> ofCopies = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();
  private final List<String> others = new ArrayList<>();
  private long roomForBytes;
  private int seen;
  private int opened;
  private int classFiles;
  private boolean full;

  SourceChoice(Lab lab) {
    this.lab = lab;
    this.limits = lab.manifest().archive();
    this.copies = new RepositoryCopies(lab);
    this.roomForBytes = (long) limits.megabytes() << 20;
  }

  Lab.Archive limits() {
    return limits;
  }

  /** How many more files may come. */
  int roomForFiles() {
    return Math.max(0, limits.entries() - seen);
  }

  /** How many more bytes may be unpacked. */
  long roomForBytes() {
    return roomForBytes;
  }

  /** Takes note that bytes were unpacked. */
  void unpacked(long bytes) {
    roomForBytes -= bytes;
  }

  /** Closes this too, when the sources are read. */
  void closeLater(Closeable archive) {
    open.add(archive);
  }

  /**
   * Takes note of a file.
   *
   * @param path within the hand-in, with slashes
   * @param depth how many archives it lies in
   * @return false if there were too many files already
   */
  boolean offer(String path, int depth, Content content) {
    if (++seen > limits.entries()) {
      if (!full) {
        full = true;
        note("There are more than %,d files; the rest was set aside.".formatted(limits.entries()));
      }
      return false;
    }
    String[] names = path.split("/");
    String name = names.length == 0 ? "" : names[names.length - 1];
    boolean fromBuild = false;
    for (int i = 0; i < names.length - 1; i++) {
      if (FileNames.isForeign(names[i])) {
        return true;
      }
      fromBuild |= BUILT.contains(names[i]);
    }
    copies.see(path);
    String label = Printable.label(path);
    Candidate candidate = new Candidate(path, label, label + "/", depth, content);
    if (FileNames.isSource(name)) {
      (fromBuild ? built : own).add(candidate);
    } else if (name.endsWith(".class")) {
      classFiles++;
    } else if (FileNames.isArchive(name) && !FileNames.isForeign(name)) {
      (name.toLowerCase(Locale.ROOT).endsWith(".jar") ? jars : archives).add(candidate);
    } else if (!FileNames.isForeign(name)) {
      others.add(label);
    }
    return true;
  }

  /** Takes note of an archive that is the hand-in itself: its files are told without its name. */
  void offerWhole(String name, Content content) {
    archives.add(new Candidate(name, Printable.label(name), "", 0, content));
  }

  /** Takes note of a link. */
  void link(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    if (FileNames.isSource(name) || !name.contains(".")) {
      setAside(Printable.label(path), "it is a link, and links are not followed");
    }
  }

  /** Takes note of what is neither a file nor a folder nor a link, such as a pipe. */
  void special(String path) {
    setAside(Printable.label(path), "it is no regular file");
  }

  /** Says something about the hand-in. */
  void note(String sentence) {
    notes.add(Note.of(sentence));
  }

  private void setAside(String path, String why) {
    notes.add(Note.setAside(path, why));
  }

  /** Reads the sources: those that a build left behind only where there are no others. */
  HandIn read(String name) {
    openArchives();
    dropCopies();
    List<Candidate> chosen = own.isEmpty() ? built : own;
    chosen.sort(
        Comparator.comparingInt(Candidate::depth)
            .thenComparingLong(c -> c.path().chars().filter(s -> s == '/').count())
            .thenComparing(Candidate::path, FileNames.PATHS));
    List<HandIn.File> files = new ArrayList<>();
    int room = LARGEST_SUM;
    for (Candidate candidate : chosen) {
      if (files.size() == MOST_SOURCES) {
        note("There are more than %d sources; the rest was set aside.".formatted(MOST_SOURCES));
        break;
      }
      byte[] bytes = bytes(candidate);
      if (roomForBytes < 0) {
        note(ArchiveReader.tooLarge(Printable.label(name), limits));
        break;
      }
      if (bytes != null && bytes.length > room) {
        note(
            "The sources are larger than %d megabytes together; the rest was set aside."
                .formatted(LARGEST_SUM >> 20));
        break;
      }
      if (bytes != null) {
        files.add(new HandIn.File(candidate.path(), candidate.depth(), bytes));
        room -= bytes.length;
      }
    }
    files.sort(Comparator.comparing(HandIn.File::path));
    return new HandIn(name, List.copyOf(files), List.copyOf(notes), unread());
  }

  /** Puts aside what came with a copy of Boardwright. */
  private void dropCopies() {
    for (Collection<Candidate> candidates : List.of(own, built, jars, archives)) {
      candidates.removeIf(
          candidate -> {
            boolean drop = copies.hold(candidate.given());
            if (drop && candidates == own && lab.written().contains(candidate.typeName())) {
              ofCopies.add(candidate);
            }
            return drop;
          });
    }
  }

  /** The lab's classes in copies of Boardwright: a student may have changed one there. */
  private List<HandIn.File> unread() {
    List<HandIn.File> files = new ArrayList<>();
    int room = LARGEST_SUM;
    ofCopies.sort(Comparator.comparing(Candidate::path));
    for (Candidate candidate : ofCopies.subList(0, Math.min(MOST_SOURCES, ofCopies.size()))) {
      try (InputStream in = candidate.content().open()) {
        byte[] bytes = in.readNBytes(HandIn.File.LARGEST);
        room -= bytes.length;
        if (room < 0) {
          break;
        }
        files.add(new HandIn.File(candidate.path(), candidate.depth(), bytes));
      } catch (IOException | RuntimeException e) {
        // nothing depends on it
      }
    }
    return List.copyOf(files);
  }

  /** Opens the archives, and those within them; a jar only where there is no source elsewhere. */
  private void openArchives() {
    ArchiveReader reader = new ArchiveReader(this);
    dropCopies();
    while (!archives.isEmpty() || own.isEmpty() && built.isEmpty() && !jars.isEmpty()) {
      Candidate archive = archives.isEmpty() ? jars.remove(0) : archives.remove();
      if (archive.depth() >= limits.depth()) {
        note(
            "%s was not opened: it lies %d archives deep."
                .formatted(archive.path(), archive.depth()));
      } else if (++opened > MOST_ARCHIVES) {
        note("There are more than %d archives; the rest was set aside.".formatted(MOST_ARCHIVES));
        return;
      } else {
        openArchive(archive, reader);
        dropCopies();
      }
    }
  }

  private void openArchive(Candidate archive, ArchiveReader reader) {
    if (archive.content() instanceof OnDisk file
        && reader.offerZip(archive.path(), file.path(), archive.inside(), archive.depth() + 1)) {
      return;
    }
    byte[] bytes;
    try (InputStream in = archive.content().open()) {
      bytes = Bytes.of(in, roomForBytes);
    } catch (Bytes.TooLargeException e) {
      note(ArchiveReader.tooLarge(archive.path(), limits));
      return;
    } catch (IOException e) {
      if (archive.content().isOurs()) {
        throw UnreadableException.of(archive.path(), e);
      }
      note(ArchiveReader.broken(archive.path()));
      return;
    }
    roomForBytes -= bytes.length;
    reader.offer(archive.path(), archive.inside(), archive.depth() + 1, bytes);
  }

  /** A damaged entry of a student's archive is the student's; a file on our disk is not. */
  private byte[] bytes(Candidate candidate) {
    try (InputStream in = candidate.content().open()) {
      byte[] bytes = in.readNBytes(HandIn.File.LARGEST + 1);
      if (bytes.length <= HandIn.File.LARGEST) {
        return bytes;
      }
      unpacked(bytes.length);
      setAside(candidate.path(), "it is larger than a megabyte");
    } catch (IOException e) {
      if (candidate.content().isOurs()) {
        throw UnreadableException.of(candidate.path(), e);
      }
      setAside(candidate.path(), "it cannot be read");
    } catch (RuntimeException e) {
      setAside(candidate.path(), "it cannot be read");
    }
    return null;
  }

  /** What to say of a hand-in in which there is nothing to read. */
  String nothing() {
    if (copies.areThere()) {
      return "It is a copy of Boardwright with no Java source in %s; nothing else of it counts."
          .formatted(copies.folder());
    }
    if (classFiles > 0) {
      return "There is no Java source in it, only class files: the sources are needed.";
    }
    others.sort(FileNames.PATHS);
    return others.isEmpty()
        ? "There is no Java source in it."
        : "There is no Java source in it, only %s. Only .java files are graded, or a zip of them."
            .formatted(Printable.listed(others));
  }

  @Override
  public void close() {
    for (Closeable archive : open) {
      try {
        archive.close();
      } catch (IOException e) {
        // it was only read
      }
    }
  }

  /** Gives the bytes of a file. */
  interface Content {
    InputStream open() throws IOException;

    /** Whether it is our fault if it cannot be read, and not the student's. */
    default boolean isOurs() {
      return false;
    }
  }

  /** A file on a disk. */
  record OnDisk(Path path) implements Content {
    @Override
    public InputStream open() throws IOException {
      return Files.newInputStream(path);
    }

    @Override
    public boolean isOurs() {
      return true;
    }
  }

  /**
   * A file that may be read.
   *
   * @param given its path within the hand-in, as it was given
   * @param path the same for people
   * @param inside what stands before the paths of what lies in it, if it is an archive
   * @param depth how many archives it lies in
   */
  private record Candidate(String given, String path, String inside, int depth, Content content) {
    String typeName() {
      return new HandIn.File(path, depth, new byte[0]).typeName();
    }
  }
}
