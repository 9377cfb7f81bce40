package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.FileNames;
import boardwright.intake.files.IntakeException;
import boardwright.intake.platform.NamedFiles.Reading;
import boardwright.submission.Platform;
import boardwright.text.Printable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A download that is read by the names of its files and folders.
 *
 * @param platform whose own files are asked, too
 */
record NamedLayout(Platform platform, List<Shape> shapes) implements Layout {
  @Override
  public boolean knows(Container container, boolean told) {
    NamedFiles named = new NamedFiles(container, shapes);
    boolean found = named.all().stream().anyMatch(Reading::seen);
    if (told || !found) {
      return found;
    }
    return switch (platform) {
      case OLAT -> false; // every folder of folders looks like it
      case CLASSROOM -> most(container, Classroom::isClone);
      case GOOGLE ->
          most(container, named::knows)
              && named.all().stream().map(Reading::name).distinct().count() > 1;
      default -> isFixed(named) || most(container, named::knows);
    };
  }

  /** Whether most that can be a hand-in is so: a stray file does not hide what all others say. */
  private static boolean most(Container container, Predicate<Entry> so) {
    List<Entry> all =
        container.entries().stream().filter(e -> so.test(e) || Layout.isHandIn(e)).toList();
    return 2 * all.stream().filter(so).count() > all.size();
  }

  /** Whether its folders begin with one that is called the same in every download. */
  private static boolean isFixed(NamedFiles named) {
    return named.all().stream().anyMatch(r -> r.seen() && r.shape().pattern().beginsFixed());
  }

  @Override
  public String sign() {
    return "names like " + shapes.get(0).pattern();
  }

  @Override
  public Found find(Container container, List<Entry> beside, Origin origin) {
    NamedFiles named = new NamedFiles(container, shapes);
    if (!named.doubt().isEmpty()) {
      throw new IntakeException(
          "%s: %s Say with --names how the names are made."
              .formatted(container.name(), named.doubt()));
    }
    if (platform == Platform.GOOGLE && origin.from().isEmpty()) {
      refuseArchivesOfSeveral(named, container);
    }
    NamedHandIns handIns = new NamedHandIns(platform, origin);
    List<RawSubmission> all = new ArrayList<>(handIns.of(named.all(), container.name()));
    List<String> remarks = new ArrayList<>(handIns.remarks());
    if (!named.withNothing().isEmpty()) {
      remarks.add(
          "There is nothing to grade in the folders of: %s."
              .formatted(Printable.listed(named.withNothing())));
    }
    if (!isFixed(named)) {
      all.addAll(Layout.strays(container.entries(), named::knows));
    }
    String more = platform == Platform.PLAIN ? "named " + shapes.get(0).pattern() : handIns.more();
    Found found = new Found(more, all, remarks);
    return platform == Platform.MOODLE
        ? new Moodle(container, beside, origin).completed(found)
        : found;
  }

  /** An archive may be all of one student's work, or one of the files of a student. */
  private static void refuseArchivesOfSeveral(NamedFiles named, Container container) {
    Map<String, String> archives = new HashMap<>();
    for (Reading one : named.all()) {
      String file = one.unnumbered();
      String other = FileNames.isArchive(file) ? archives.put(one.name(), file) : null;
      if (other != null && !other.equals(file)) {
        throw new IntakeException(
            "%s: '%s' can be read in two ways: it is one of the files of '%s', as Google Classroom writes it; or all of one student's work. Say --from google or --from plain, or say with --names how the names are made."
                .formatted(
                    container.name(),
                    Printable.label(one.entry().name()),
                    Printable.label(one.name())));
      }
    }
  }
}
