package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.FileNames;
import boardwright.intake.files.Part;
import boardwright.submission.Platform;
import boardwright.text.Printable;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** How a platform lays out what it hands out. */
interface Layout {
  /** That of a platform; empty where each folder or archive is a hand-in. */
  static Optional<Layout> of(Platform platform) {
    return switch (platform) {
      case MOODLE -> Optional.of(new Moodle());
      case CANVAS -> Optional.of(new FileVersions());
      case GRADESCOPE -> Optional.of(new Gradescope());
      case CLASSROOM -> Optional.of(new Classroom());
      case PLAIN -> Optional.empty();
    };
  }

  /**
   * Whether these files and folders are laid out so.
   *
   * @param told whether the instructor says so: then a single sign is enough
   */
  boolean knows(Container container, boolean told);

  /** What to look for, for people whose download is not laid out so. */
  String sign();

  /**
   * Finds what each learner or group handed in.
   *
   * @param beside what lies beside the download
   */
  Found find(Container container, List<Entry> beside, Origin origin);

  /**
   * What was found.
   *
   * @param more what else was recognised, in a few words; empty if nothing was
   * @param bundles in the order of the names
   * @param remarks what is to be said of the whole, one sentence each
   * @param absent who is not in it
   */
  record Found(
      String more, List<RawSubmission> bundles, List<String> remarks, MissingStudents absent) {
    /** Without a word on who is not in it. */
    Found(String more, List<RawSubmission> bundles, List<String> remarks) {
      this(more, bundles, remarks, MissingStudents.NOBODY);
    }
  }

  /** Whether most of these are so: a single stray file does not hide what all others say. */
  static boolean most(List<Entry> entries, boolean told, Predicate<Entry> so) {
    List<Entry> relevant = entries.stream().filter(entry -> !entry.isFile(".csv")).toList();
    long known = relevant.stream().filter(so).count();
    return known > 0 && (told || 2 * known > relevant.size());
  }

  /** A folder or archive whose name the platform did not give, as a hand-in of that name. */
  static List<RawSubmission> strays(List<Entry> entries, Predicate<Entry> known) {
    return entries.stream()
        .filter(entry -> !known.test(entry))
        .filter(
            entry ->
                entry.kind() == Entry.Kind.FOLDER
                    || entry.kind() == Entry.Kind.FILE
                        && (FileNames.isArchive(entry.name()) || FileNames.isSource(entry.name())))
        .map(
            entry ->
                new RawSubmission(
                        "",
                        FileNames.withoutArchive(entry.name()),
                        List.of(),
                        null,
                        parts(entry),
                        List.of())
                    .noting(
                        "The name '%s' is none that the platform gives; whose it is, is not known."
                            .formatted(Printable.label(entry.name()))))
        .toList();
  }

  private static List<Part> parts(Entry entry) {
    return List.of(new Part(entry, entry.kind() == Entry.Kind.FOLDER ? "" : entry.name(), false));
  }
}
