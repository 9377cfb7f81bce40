package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.submission.Person;
import boardwright.text.Printable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** GitHub Classroom: a clone for each learner, {@code ASSIGNMENT-LOGIN/}. */
final class Classroom implements Layout {
  @Override
  public boolean knows(Container container, boolean told) {
    return Layout.most(container.entries(), told, Classroom::isClone);
  }

  @Override
  public String sign() {
    return "a clone for each learner, with names such as 'lab-1-octocat'";
  }

  private static boolean isClone(Entry entry) {
    return entry.kind() == Entry.Kind.FOLDER
        && entry
            .place()
            .filter(path -> Files.isDirectory(path.resolve(".git"), LinkOption.NOFOLLOW_LINKS))
            .isPresent();
  }

  @Override
  public Found find(Container container, List<Entry> beside, Origin origin) {
    List<Entry> clones =
        container.entries().stream().filter(entry -> entry.kind() == Entry.Kind.FOLDER).toList();
    String prefix = assignment(container.name(), clones.stream().map(Entry::name).toList());
    List<RawSubmission> bundles = new ArrayList<>();
    Set<String> remarks = new LinkedHashSet<>();
    for (Entry clone : clones) {
      Instant committed = committed(clone, remarks).orElse(null);
      String login = clone.name().substring(prefix.length());
      RawSubmission bundle = RawSubmission.of(clone, login);
      bundles.add(
          new RawSubmission(
              "classroom " + login,
              login,
              List.of(new Person(login, login, "")),
              committed,
              bundle.parts(),
              bundle.notes()));
    }
    return new Found(
        prefix.isEmpty() ? "" : "of " + prefix.substring(0, prefix.length() - 1),
        bundles,
        List.copyOf(remarks));
  }

  /** When the last commit was made; where nothing tells, a remark says why. */
  private static Optional<Instant> committed(Entry clone, Set<String> remarks) {
    String name = Printable.label(clone.name());
    if (!isClone(clone)) {
      remarks.add(name + " is no clone: when it was handed in is not known.");
      return Optional.empty();
    }
    try {
      Optional<Instant> time = CommitTime.of(clone.place().orElseThrow().resolve(".git"));
      if (time.isEmpty()) {
        remarks.add(name + " has no commit that git can read: when it was handed in is not known.");
      }
      return time;
    } catch (IOException e) {
      remarks.add("No clone says when it was committed: git is needed to read that.");
      return Optional.empty();
    }
  }

  /** What stands before the logins: the name of the assignment, and a dash. */
  private static String assignment(String folder, List<String> names) {
    String said = folder.replaceFirst("-submissions(-.*)?$", "") + "-";
    if (folder.contains("-submissions") && names.stream().allMatch(name -> name.startsWith(said))) {
      return said;
    }
    if (names.size() < 2) {
      return "";
    }
    String common = names.get(0);
    for (String name : names) {
      while (!name.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    return common.substring(0, common.lastIndexOf('-') + 1);
  }
}
