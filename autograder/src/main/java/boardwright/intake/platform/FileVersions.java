package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.FileNames;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.Part;
import boardwright.source.SourceScanner;
import boardwright.submission.Person;
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
 * Canvas: all files flat, {@code NAME[_LATE]_USER_ATTACHMENT_FILE}. The name is the sortable one
 * without blanks and signs; a file that was handed in again has {@code -1}, {@code -2} in its name.
 */
final class FileVersions implements Layout {
  private static final Pattern NAMED =
      Pattern.compile("(.*?)(_LATE)?_(\\d+)_(?:question_\\d+_)?(\\d+)_(.+)", Pattern.DOTALL);
  private static final Pattern ANONYMOUS =
      Pattern.compile("(anon)(_LATE)?_(\\w{4,}?)_(\\d+)_(.+)", Pattern.DOTALL);
  private static final Pattern TEXT =
      Pattern.compile("(.+?)(_LATE)?_(\\d+)_(text|link)\\.html", Pattern.DOTALL);
  private static final Pattern ANEW =
      Pattern.compile("(.+?)-(\\d{1,3})(\\.[^.]+)?", Pattern.DOTALL);

  @Override
  public boolean knows(Container container, boolean told) {
    return Layout.most(container.entries(), told, entry -> file(entry) != null);
  }

  @Override
  public String sign() {
    return "files with names such as 'bergada_101_501_Square.java'";
  }

  @Override
  public Found find(Container container, List<Entry> beside, Origin origin) {
    Map<String, List<Upload>> byUser = new TreeMap<>();
    for (Entry entry : container.entries()) {
      Upload upload = file(entry);
      if (upload != null) {
        byUser
            .computeIfAbsent(upload.name() + "_" + upload.user(), u -> new ArrayList<>())
            .add(upload);
      }
    }
    List<String> late =
        byUser.values().stream()
            .filter(uploads -> uploads.stream().anyMatch(Upload::late))
            .map(uploads -> called(uploads.get(0)))
            .toList();
    List<RawSubmission> bundles = new ArrayList<>();
    byUser.values().forEach(uploads -> bundles.add(bundle(uploads)));
    bundles.addAll(Layout.strays(container.entries(), entry -> file(entry) != null));
    return new Found("", bundles, late.isEmpty() ? List.of() : List.of(marked(late)));
  }

  private static String marked(List<String> late) {
    return "Canvas marks %s as late and does not say by how much, so nothing was taken off: %s."
        .formatted(
            late.size() == 1 ? "1 hand-in" : late.size() + " hand-ins", Printable.listed(late));
  }

  /** Where names are not told, all are called the same; of some names Canvas leaves no letter. */
  private static String called(Upload upload) {
    if (upload.name().isEmpty()) {
      return upload.user();
    }
    return upload.name().equals("anon") ? "anon_" + upload.user() : upload.name();
  }

  private static RawSubmission bundle(List<Upload> uploads) {
    Upload first = uploads.get(0);
    List<Part> parts = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    Map<String, List<Upload>> byFile = new TreeMap<>();
    uploads.forEach(u -> byFile.computeIfAbsent(u.file(), f -> new ArrayList<>()).add(u));
    byFile.values().forEach(versions -> add(versions, parts, notes));
    if (uploads.stream().anyMatch(Upload::late)) {
      notes.add("Canvas marks it as late and does not say by how much: nothing was taken off.");
    }
    String name = called(first);
    Person person = new Person(name, first.user(), "");
    return new RawSubmission(
        "canvas " + first.user(), name, List.of(person), null, List.copyOf(parts), notes);
  }

  /**
   * Adds what counts of files that differ in nothing but the number. It may be Canvas's, for a file
   * that was handed in again, or the learner's own, for the next part of the work.
   */
  private static void add(List<Upload> versions, List<Part> parts, List<String> notes) {
    versions.sort(Comparator.comparingInt(Upload::version));
    Collections.reverse(versions);
    Upload latest = versions.get(0);
    boolean single = versions.size() == 1;
    boolean told = versions.stream().map(Upload::given).distinct().count() == versions.size();
    Function<Upload, String> label = told ? Upload::given : version -> version.entry().name();
    if (!single && FileNames.isArchive(latest.file())) {
      versions.forEach(v -> parts.add(new Part(v.entry(), label.apply(v), false, latest.file())));
      notes.add(
          ("%s may be one file that was handed in again: all were read, and where two declare the"
                  + " same class, the one of the first named counts.")
              .formatted(listed(versions.stream().map(label).toList())));
      return;
    }
    List<Upload> others = new ArrayList<>();
    List<Upload> before = new ArrayList<>();
    Set<String> declared = single ? Set.of() : types(latest);
    for (Upload version : versions.subList(1, versions.size())) {
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
  private static Set<String> types(Upload upload) {
    if (upload.entry().kind() != Entry.Kind.FILE || !FileNames.isSource(upload.file())) {
      return new HashSet<>();
    }
    try {
      byte[] bytes = upload.entry().bytes(HandIn.File.LARGEST);
      return new HashSet<>(SourceScanner.scan(Decoder.decode(bytes)).types());
    } catch (IOException | RuntimeException | StackOverflowError e) {
      return new HashSet<>();
    }
  }

  private static Upload file(Entry entry) {
    for (Pattern pattern : List.of(ANONYMOUS, NAMED, TEXT)) {
      Matcher named = pattern.matcher(entry.name());
      if (named.matches()) {
        String file = pattern == TEXT ? named.group(4) + ".html" : named.group(5);
        Matcher anew = ANEW.matcher(file);
        boolean again = anew.matches();
        String plain = again ? anew.group(1) + (anew.group(3) == null ? "" : anew.group(3)) : file;
        int version = again ? Integer.parseInt(anew.group(2)) : 0;
        boolean late = named.group(2) != null;
        return new Upload(entry, named.group(1), late, named.group(3), file, plain, version);
      }
    }
    return null;
  }

  /**
   * A file's name taken to pieces.
   *
   * @param user the user's id
   * @param given its name, with the number if there is one
   * @param file the same without the number
   * @param version how often a file of this name was handed in before
   */
  private record Upload(
      Entry entry,
      String name,
      boolean late,
      String user,
      String given,
      String file,
      int version) {}
}
