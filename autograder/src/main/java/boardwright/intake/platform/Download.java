package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.FileNames;
import boardwright.intake.files.IntakeException;
import boardwright.intake.platform.Layout.Found;
import boardwright.lab.Lab;
import boardwright.submission.Platform;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One path that an instructor named, recognised for what it is, and open until its hand-ins are
 * read.
 *
 * @param platform what it was recognised as
 * @param more what else is known of it, for people; may be empty
 * @param bundles what each learner or group handed in
 * @param remarks what is to be said of the whole
 * @param absent who is not in it
 * @param container what must stay open
 */
public record Download(
    Platform platform,
    String more,
    List<RawSubmission> bundles,
    List<String> remarks,
    MissingStudents absent,
    Container container)
    implements Closeable {
  /**
   * Recognises what lies at a path.
   *
   * @throws IntakeException if it is neither a folder nor an archive, or not what it should be
   */
  public static Download open(Path path, Lab lab, Origin origin) {
    if (!Files.exists(path)) {
      throw new IntakeException(path + ": no such file or folder");
    }
    if (!Files.isReadable(path)) {
      throw new IntakeException(path + ": you have no right to read this");
    }
    Entry entry = Entry.at(path);
    boolean folder = Files.isDirectory(path);
    if (!folder && (!Files.isRegularFile(path) || !FileNames.isArchive(entry.name()))) {
      throw new IntakeException(path + ": expected a folder or a zip");
    }
    Optional<Download> recognised = Optional.empty();
    if (origin.names().isPresent() || origin.from().filter(Platform.PLAIN::equals).isEmpty()) {
      recognised = recognised(Container.open(path, origin.reports()), path, origin);
    }
    return recognised.orElseGet(
        () -> {
          PlainFolder plain = new PlainFolder(path, lab, origin);
          return new Download(
              Platform.PLAIN,
              "",
              folder ? plain.bundles() : List.of(PlainFolder.archive(entry)),
              folder ? plain.remarks() : List.of(),
              MissingStudents.NOBODY,
              Container.empty(path));
        });
  }

  /** What it was recognised as, for people. */
  public String title() {
    return (platform.title() + " " + more).strip();
  }

  /** The platform whose download this looks like, if nothing says where it is from. */
  public static Optional<Platform> looksLike(Path path, Origin origin) {
    boolean archive = Files.isRegularFile(path) && FileNames.isArchive(Entry.at(path).name());
    if (!Files.isDirectory(path) && !archive) {
      return Optional.empty();
    }
    try (Container container = Container.open(path, origin.reports())) {
      return Stream.of(Platform.values())
          .filter(
              platform ->
                  Layout.of(platform, Optional.empty())
                      .flatMap(layout -> laidOut(layout, container, false))
                      .isPresent())
          .findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** What is laid out so: this, or the only folder in it. */
  private static Optional<Container> laidOut(Layout layout, Container container, boolean told) {
    return layout.knows(container, told)
        ? Optional.of(container)
        : container
            .onlyFolder()
            .map(container::within)
            .filter(within -> layout.knows(within, told));
  }

  private static Optional<Download> recognised(Container container, Path path, Origin origin) {
    boolean told = origin.isGiven();
    Platform from = origin.from().orElse(Platform.PLAIN);
    for (Platform platform : told ? List.of(from) : List.of(Platform.values())) {
      Optional<Layout> layout = Layout.of(platform, origin.names());
      Optional<Container> where = layout.flatMap(each -> laidOut(each, container, told));
      if (where.isPresent()) {
        Found found = layout.get().find(where.get(), beside(path), origin);
        return Optional.of(
            new Download(
                platform,
                found.more(),
                found.bundles(),
                found.remarks(),
                found.absent(),
                container));
      }
    }
    try {
      container.close();
    } catch (IOException e) {
      // it was only read
    }
    if (told) {
      throw new IntakeException(
          "%s: expected %s (%s), but found none"
              .formatted(path, from.title(), Layout.of(from, origin.names()).orElseThrow().sign()));
    }
    return Optional.empty();
  }

  private static List<Entry> beside(Path path) {
    Path parent = path.toAbsolutePath().normalize().getParent();
    try {
      return parent == null ? List.of() : Container.open(parent, Optional.empty()).entries();
    } catch (IntakeException e) {
      return List.of();
    }
  }

  @Override
  public void close() throws IOException {
    container.close();
  }
}
