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
  static Optional<Layout> of(Platform platform, Optional<NamePattern> names) {
    if (names.isPresent()) {
      return Optional.of(new NamedLayout(platform, List.of(new Shape(names.get(), null))));
    }
    return switch (platform) {
      case GRADESCOPE -> Optional.of(new Gradescope());
      case PLAIN -> Optional.empty();
      default -> Optional.of(new NamedLayout(platform, Shape.of(platform)));
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

  /** Whether it can be a hand-in, or a source of one. */
  static boolean isHandIn(Entry entry) {
    return entry.kind() == Entry.Kind.FOLDER
        || entry.kind() == Entry.Kind.FILE
            && (FileNames.isArchive(entry.name()) || FileNames.isSource(entry.name()));
  }

  /** A folder or archive whose name the platform did not give, as a hand-in of that name. */
  static List<RawSubmission> strays(List<Entry> entries, Predicate<Entry> known) {
    return entries.stream()
        .filter(entry -> !known.test(entry))
        .filter(Layout::isHandIn)
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
