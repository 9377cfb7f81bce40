package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.FileNames;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.HandInReader;
import boardwright.intake.files.Part;
import boardwright.intake.files.UnreadableException;
import boardwright.lab.Lab;
import boardwright.protocol.TypeName;
import boardwright.source.SourceScanner;
import boardwright.text.Decoder;
import boardwright.text.Printable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder that no platform made: one hand-in, or a folder with many of them. A student's folder
 * may be called {@code src} or {@code labs}, so such a folder makes the whole one hand-in only
 * where no other folder or archive beside it has classes of the lab.
 */
final class PlainFolder {
  /** The folders of a copy of Boardwright that have sources, beside its labs. */
  private static final Set<String> OURS = Set.of("engine", "solutions", "handouts", "autograder");

  /** What people call a part or another version of their own program. */
  private static final Pattern OWN_PART =
      Pattern.compile(
          "(?i)([^\\p{L}]|copy|kopie|copia|of|backup|bak|old|alt|new|neu|final|last|latest"
              + "|first|orig|original|version|ver|v|try|draft|fixed|fix|tmp|temp|tests?|src"
              + "|sources?|main|java|model|solution|starter|template|example|labs?|project"
              + "|target|out|bin|build|lib|docs?)+");

  private final Path path;
  private final Lab lab;
  private final Origin origin;
  private final List<String> remarks = new ArrayList<>();

  PlainFolder(Path path, Lab lab, Origin origin) {
    this.path = path;
    this.lab = lab;
    this.origin = origin;
  }

  /** What each student handed in. */
  List<RawSubmission> bundles() {
    return isOne()
        ? List.of(RawSubmission.of(Entry.at(path), Entry.at(path).name()))
        : entries().flatMap(PlainFolder::bundle).toList();
  }

  /** What is to be said of the folder, once its bundles are known. */
  List<String> remarks() {
    return List.copyOf(remarks);
  }

  private Stream<Entry> entries() {
    return Container.open(path, origin.reports()).entries().stream();
  }

  private boolean isOne() {
    boolean copy = Files.isDirectory(path.resolve("labs").resolve(lab.id()));
    if (hasSource(path) || copy && Files.isRegularFile(path.resolve("pom.xml"))) {
      return true;
    }
    boolean inPackage =
        lab.written().stream()
            .map(name -> TypeName.packageOf(lab.qualified(name)).replace('.', '/'))
            .distinct()
            .anyMatch(folder -> hasSource(path.resolve(folder)));
    if (!copy && !inPackage && !Files.isDirectory(path.resolve("src"))) {
      return false;
    }
    List<String> others =
        entries()
            .filter(entry -> !OWN_PART.matcher(FileNames.withoutArchive(entry.name())).matches())
            .filter(entry -> !copy || !OURS.contains(entry.name()))
            .filter(this::hasClasses)
            .map(Entry::name)
            .toList();
    if (!others.isEmpty()) {
      remarks.add(
          ("%s has classes of the lab in %s, too, so each folder and archive in it was taken as"
                  + " one hand-in. If it is the work of one student, give it as a zip.")
              .formatted(Printable.label(Entry.at(path).name()), Printable.listed(others)));
    }
    return others.isEmpty();
  }

  /** Whether a folder or archive has classes of this lab that are in no other lab's package. */
  private boolean hasClasses(Entry entry) {
    boolean archive = entry.kind() == Entry.Kind.FILE && FileNames.isArchive(entry.name());
    if (entry.kind() != Entry.Kind.FOLDER && !archive) {
      return false;
    }
    try {
      HandIn handIn = HandInReader.read(entry.name(), List.of(new Part(entry, "", true)), lab);
      return handIn.files().stream()
          .filter(file -> lab.written().contains(file.typeName()))
          .map(file -> SourceScanner.scan(Decoder.decode(file.bytes())).packageName())
          .anyMatch(name -> !(name + ".").startsWith(entry.name() + "."));
    } catch (UnreadableException e) {
      return false;
    }
  }

  private static Stream<RawSubmission> bundle(Entry entry) {
    return switch (entry.kind()) {
      case FOLDER -> Stream.of(RawSubmission.of(entry, entry.name()));
      case FILE -> FileNames.isArchive(entry.name()) ? Stream.of(archive(entry)) : Stream.of();
      case LINK -> link(entry).stream();
      default -> Stream.of();
    };
  }

  /** An archive of whatever kind: its reader looks, and says what it cannot read. */
  static RawSubmission archive(Entry entry) {
    return RawSubmission.of(entry, FileNames.withoutArchive(entry.name()));
  }

  /** A link where a hand-in could be; one to a file that would be none is passed over. */
  private static Optional<RawSubmission> link(Entry entry) {
    boolean other = entry.place().filter(Files::isRegularFile).isPresent();
    if (other && !FileNames.isArchive(entry.name())) {
      return Optional.empty();
    }
    return Optional.of(
        new RawSubmission(
                "", FileNames.withoutArchive(entry.name()), List.of(), null, List.of(), List.of())
            .noting(
                "%s is a link, and links are not followed."
                    .formatted(Printable.label(entry.name()))));
  }

  private static boolean hasSource(Path folder) {
    return Files.isDirectory(folder)
        && Container.open(folder, Optional.empty()).entries().stream()
            .anyMatch(entry -> entry.kind() == Entry.Kind.FILE && FileNames.isSource(entry.name()));
  }
}
