package boardwright.intake.platform;

import boardwright.intake.files.Entry;
import boardwright.intake.files.FileNames;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.Part;
import boardwright.source.SourceScanner;
import boardwright.text.Decoder;
import boardwright.text.Printable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Files of one student that differ in nothing but a number, such as {@code -1} or {@code (1)}. It
 * may be the platform's, for a file that was handed in again, or the student's own, for the next
 * part of the work.
 */
final class FileVersions {
  private static final Pattern NUMBERED =
      Pattern.compile("(.+?)(?:-(\\d{1,3})| \\((\\d{1,3})\\))(\\.[^.]+)?", Pattern.DOTALL);

  private final List<Part> parts = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  /** Chooses among the files of a student. */
  FileVersions(List<Version> files) {
    Map<String, List<Version>> byFile = new TreeMap<>();
    files.forEach(file -> byFile.computeIfAbsent(file.file(), f -> new ArrayList<>()).add(file));
    byFile.values().forEach(this::add);
  }

  /** What counts. */
  List<Part> parts() {
    return parts;
  }

  /** What is to be said of the choice, one sentence each. */
  List<String> notes() {
    return notes;
  }

  private void add(List<Version> versions) {
    versions.sort(Comparator.comparingInt(Version::number));
    Collections.reverse(versions); // of two without a number, the later one comes first, too
    Version latest = versions.get(0);
    boolean single = versions.size() == 1;
    boolean told = versions.stream().map(Version::given).distinct().count() == versions.size();
    Function<Version, String> label = told ? Version::given : version -> version.entry().name();
    if (!single && FileNames.isArchive(latest.file())) {
      versions.forEach(v -> parts.add(new Part(v.entry(), label.apply(v), false, latest.file())));
      notes.add(
          ("%s may be one file that was handed in again: all were read, and where two declare the"
                  + " same class, the one of the first named counts.")
              .formatted(listed(versions.stream().map(label).toList())));
      return;
    }
    List<Version> others = new ArrayList<>();
    List<Version> before = new ArrayList<>();
    Set<String> declared = single ? Set.of() : types(latest);
    for (Version version : versions.subList(1, versions.size())) {
      Set<String> types = types(version);
      boolean other = !types.isEmpty() && !declared.isEmpty();
      if (other && Collections.disjoint(types, declared)) {
        others.add(version);
        declared.addAll(types);
      } else {
        before.add(0, version);
      }
    }
    boolean folder = latest.entry().kind() == Entry.Kind.FOLDER;
    String path = others.isEmpty() ? latest.file() : label.apply(latest);
    parts.add(new Part(latest.entry(), folder ? "" : path, false));
    others.forEach(version -> parts.add(new Part(version.entry(), label.apply(version), false)));
    if (!before.isEmpty()) {
      notes.add(
          "%s was handed in %d times; the latest, %s, counts, and not %s."
              .formatted(
                  Printable.label(latest.file()),
                  before.size() + 1,
                  Printable.label(latest.entry().name()),
                  listed(before.stream().map(version -> version.entry().name()).toList())));
    }
    if (!others.isEmpty()) {
      others.add(0, latest);
      notes.add(
          "%s declare different classes, so all of them count."
              .formatted(listed(others.stream().map(label).toList())));
    }
  }

  private static String listed(List<String> names) {
    return String.join(", ", names.stream().map(Printable::label).toList());
  }

  /** What a source declares; nothing if it is none, or cannot be made out. */
  private static Set<String> types(Version version) {
    if (version.entry().kind() != Entry.Kind.FILE || !FileNames.isSource(version.file())) {
      return new HashSet<>();
    }
    try {
      byte[] bytes = version.entry().bytes(HandIn.File.LARGEST);
      return new HashSet<>(SourceScanner.scan(Decoder.decode(bytes)).types());
    } catch (IOException | RuntimeException | StackOverflowError e) {
      return new HashSet<>();
    }
  }

  /**
   * A file.
   *
   * @param given its name, with the number if there is one
   * @param file the same without the number
   * @param number how often a file of this name was handed in before
   */
  record Version(Entry entry, String given, String file, int number) {
    static Version of(Entry entry, String given) {
      Matcher numbered = NUMBERED.matcher(given);
      if (!numbered.matches()) {
        return new Version(entry, given, given, 0);
      }
      String ending = numbered.group(4) == null ? "" : numbered.group(4);
      String number = numbered.group(2) == null ? numbered.group(3) : numbered.group(2);
      return new Version(entry, given, numbered.group(1) + ending, Integer.parseInt(number));
    }
  }
}
