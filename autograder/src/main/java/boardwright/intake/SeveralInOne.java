package boardwright.intake;

import boardwright.lab.Lab;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Looks whether what was taken as one hand-in may be a whole class: in folders of it, side by side,
 * stands the same class of the lab. That may be one learner's old and new version as well, so it is
 * only said.
 */
final class SeveralInOne {
  private SeveralInOne() {}

  /** What to say of an archive, or of a folder that is one hand-in for a source beside folders. */
  static Optional<String> remark(Item item, HandIn handIn, Lab lab) {
    boolean archive = item.place().filter(Files::isDirectory).isEmpty();
    List<List<String>> files =
        handIn.files().stream().map(file -> List.of(file.path().split("/"))).toList();
    int top = archive ? common(files) : 0;
    Map<String, Set<String>> folders = new TreeMap<>();
    for (int i = 0; i < files.size(); i++) {
      List<String> names = files.get(i);
      String type = handIn.files().get(i).typeName();
      if (names.size() > top + 1 && lab.replaceable().contains(type)) {
        folders.computeIfAbsent(type, t -> new TreeSet<>()).add(names.get(top));
      }
    }
    Optional<String> loose =
        files.stream()
            .filter(n -> n.size() == 1)
            .map(n -> SourceChoice.label(n.get(0)))
            .findFirst();
    String name = SourceChoice.label(item.name());
    return folders.entrySet().stream()
        .filter(entry -> entry.getValue().size() > 1 && (archive || loose.isPresent()))
        .max(Comparator.comparingInt(entry -> entry.getValue().size()))
        .map(
            most ->
                ("%s was taken as one hand-in%s, but %d folders in it have a %s.java:"
                        + " %s to grade each apart.")
                    .formatted(
                        name,
                        archive ? "" : ", since " + loose.get() + " lies in it",
                        most.getValue().size(),
                        most.getKey(),
                        archive ? "unpack it" : "put that elsewhere"));
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
