package boardwright.intake;

import boardwright.intake.files.Entry;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.IntakeException;
import boardwright.lab.Lab;
import boardwright.text.Printable;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Looks whether what was taken as one hand-in may be several: side by side in it are folders, or
 * files whose names begin differently, that have the same class of the lab, and each at least half
 * of those classes that are in it at all. One learner's versions of a program look alike but for
 * their names, so these are asked, too. Of a few it is only said; of many, as in a platform's
 * download that was not unpacked, the call is refused.
 */
final class SeveralInOne {
  /** So many folders alike are no longer one learner's versions, whatever they are called. */
  private static final int TOO_MANY_VERSIONS = 5;

  /** So many people's work in one hand-in is a download. */
  private static final int DOWNLOAD = 3;

  /** What people call a version, and the folders of a program. */
  private static final Pattern VERSION =
      Pattern.compile(
          "(?<![\\p{L}\\p{N}])(copy|kopie|copia|copie|of|backup|bak|old|alt|new|neu|final|last"
              + "|latest|first|orig|original|version|ver|v|try|attempt|draft|fixed|fix|tmp|temp"
              + "|tests?|src|sources?|main|java|model|solution|lab|project|week|day|part|stage|)"
              + "\\d{0,2}(?![\\p{L}\\p{N}])|[^\\p{L}\\p{M}\\p{N}]+");

  private SeveralInOne() {}

  /**
   * A hand-in that may be several.
   *
   * @param entry the archive or folder
   * @param type a class that several folders in it have
   * @param folders these folders
   * @param contents how many different files these are
   */
  record Suspect(Entry entry, String type, Set<String> folders, int contents) {

    /** Refuses what must be the work of many people. */
    void refuseDownload() {
      if (folders.size() >= DOWNLOAD && contents >= DOWNLOAD) {
        throw new IntakeException(
            "%s looks like the work of %d students in one hand-in: %s.java is in it for %s, with different code. Unpack it, and make a folder for each student; or, if it is the work of one, leave out what doesn't belong to it."
                .formatted(name(), folders.size(), type, Printable.listed(List.copyOf(folders))));
      }
    }

    private String name() {
      return Printable.label(entry.name());
    }
  }

  /** What to say of them: of many at once in one sentence. */
  static Optional<String> remark(List<Suspect> suspects) {
    if (suspects.isEmpty()) {
      return Optional.empty();
    }
    Suspect first = suspects.get(0);
    String each =
        suspects.size() == 1
            ? "%s was taken as one hand-in".formatted(first.name())
            : "%d folders and archives were each taken as one hand-in (%s)"
                .formatted(
                    suspects.size(),
                    Printable.listed(suspects.stream().map(one -> one.entry().name()).toList()));
    return Optional.of(
        "%s, but %d folders in %s have a %s.java. If they are several students', give the folder right above theirs as a path, unpacked, with nothing else in it."
            .formatted(
                each,
                first.folders().size(),
                suspects.size() == 1 ? "it" : first.name(),
                first.type()));
  }

  /** Whether an archive or a folder that was taken as one hand-in may be several. */
  static Optional<Suspect> suspect(Entry entry, HandIn handIn, Lab lab) {
    List<List<String>> files =
        handIn.files().stream().map(file -> List.of(file.path().split("/"))).toList();
    List<String> types = handIn.files().stream().map(file -> typeOf(file, lab)).toList();
    List<Integer> own =
        IntStream.range(0, files.size()).filter(i -> !types.get(i).isEmpty()).boxed().toList();
    int top = common(own.stream().map(files::get).toList());
    Map<String, Set<String>> classes = new HashMap<>();
    for (int i : own) {
      List<String> names = files.get(i);
      String file = names.get(names.size() - 1);
      String owner =
          names.size() > top + 1
              ? names.get(top)
              : file.substring(0, file.lastIndexOf(types.get(i)));
      if (!owner.isEmpty()) {
        classes.computeIfAbsent(owner, folder -> new HashSet<>()).add(types.get(i));
      }
    }
    Set<String> all = own.stream().map(types::get).collect(Collectors.toSet());
    Map<String, Set<String>> folders = new HashMap<>();
    classes.forEach(
        (folder, its) -> {
          if (its.size() * 2 >= all.size()) {
            its.forEach(type -> folders.computeIfAbsent(type, t -> new TreeSet<>()).add(folder));
          }
        });
    return folders.entrySet().stream()
        .max(
            Comparator.comparingInt((Map.Entry<String, Set<String>> e) -> e.getValue().size())
                .thenComparing(Map.Entry::getKey))
        .filter(most -> areSeveral(most.getValue()))
        .filter(
            most -> most.getValue().size() >= DOWNLOAD || areFolders(most.getValue(), files, top))
        .map(
            most ->
                new Suspect(
                    entry,
                    most.getKey(),
                    most.getValue(),
                    (int)
                        own.stream()
                            .filter(file -> types.get(file).equals(most.getKey()))
                            .map(file -> ByteBuffer.wrap(handIn.files().get(file).bytes()))
                            .distinct()
                            .count()));
  }

  /** The class of the lab that a file's name ends in, after whatever a platform wrote before it. */
  private static String typeOf(HandIn.File file, Lab lab) {
    String name = file.typeName().replaceAll("( ?\\(\\d+\\)|-\\d+)$", "");
    return lab.written().stream()
        .filter(
            type ->
                name.endsWith(type)
                    && (name.length() == type.length()
                        || !Character.isLetterOrDigit(
                            name.charAt(name.length() - type.length() - 1))))
        .findFirst()
        .orElse("");
  }

  private static boolean areFolders(Set<String> owners, List<List<String>> files, int top) {
    return files.stream()
        .anyMatch(names -> names.size() > top + 1 && owners.contains(names.get(top)));
  }

  /** Whether they are more than one learner's versions, by what is no word for such in a name. */
  private static boolean areSeveral(Set<String> folders) {
    Set<String> names =
        folders.stream()
            .map(folder -> VERSION.matcher(folder.toLowerCase(Locale.ROOT)).replaceAll(""))
            .collect(Collectors.toSet());
    // Lab and LabOld belong to one learner, and so does a name of nothing but such words
    long several =
        names.stream()
            .filter(name -> names.stream().noneMatch(o -> !o.equals(name) && name.startsWith(o)))
            .count();
    return folders.size() >= TOO_MANY_VERSIONS || several > 1;
  }

  /** How many folders all files lie in. */
  private static int common(List<List<String>> files) {
    int common = 0;
    while (!files.isEmpty() && isCommon(files, common)) {
      common++;
    }
    return common;
  }

  private static boolean isCommon(List<List<String>> files, int folder) {
    return files.stream()
        .allMatch(
            names ->
                names.size() > folder + 1 && names.get(folder).equals(files.get(0).get(folder)));
  }
}
