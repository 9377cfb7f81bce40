package boardwright.intake;

import boardwright.intake.SeveralInOne.Suspect;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.HandInReader;
import boardwright.intake.files.IntakeException;
import boardwright.intake.files.Item;
import boardwright.intake.instructor.Extensions;
import boardwright.intake.platform.Absent;
import boardwright.intake.platform.Bundle;
import boardwright.intake.platform.Download;
import boardwright.intake.platform.Origin;
import boardwright.intake.preparation.Prepared;
import boardwright.intake.preparation.SourcePreparation;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.submission.Allowance;
import boardwright.submission.Person;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Turns folders, archives and the downloads of learning platforms into submissions. A folder that
 * is no such download is one submission if sources lie in it, under its {@code src}, or in a folder
 * of the lab's package in it; else each folder or archive in it is one. An archive that is no such
 * download is one submission.
 */
public final class Intake {
  /** How deep a lab's folder is looked through for sources that lie elsewhere. */
  private static final int DEEPEST = 12;

  private static final int MOST_NAMED = 3;

  private final Lab lab;
  private Origin origin;
  private final Set<String> sources = new LinkedHashSet<>();
  private final List<String> remarks = new ArrayList<>();
  private final Set<Absent> absent = new LinkedHashSet<>();
  private final Names names = new Names();
  private final ShippedAnswers answers;

  private Intake(Lab lab, Origin origin) {
    this.lab = lab;
    this.origin = origin;
    this.answers = new ShippedAnswers(lab);
  }

  /** As {@link #take}, with no wishes, and the submissions only. */
  public static List<Submission> read(List<Path> paths, Lab lab) {
    return take(paths, lab, Wishes.none()).submissions();
  }

  /**
   * Reads everything that was handed in at these paths, in the order of the paths and of the names
   * in them.
   *
   * @throws IntakeException if a path is neither a folder nor an archive, or is all and has nothing
   *     in it, or a wish cannot be fulfilled
   */
  public static Taken take(List<Path> paths, Lab lab, Wishes wishes) {
    Optional<Deadline> due = wishes.due(lab.manifest().late().deadline());
    Intake intake = new Intake(lab, wishes.origin().with(due.map(d -> d.at().getZone())));
    List<Submission> all = new ArrayList<>();
    Map<String, List<Read>> again = new LinkedHashMap<>();
    refuseTwice(paths);
    intake.compare(paths);
    for (Path path : paths) {
      for (Read read : intake.handIns(path, paths.size() == 1)) {
        String key = read.bundle().key();
        again
            .computeIfAbsent(key.isEmpty() ? "#" + again.size() : key, k -> new ArrayList<>())
            .add(read);
      }
    }
    intake.sayWhoIsAbsent(again.values());
    again.values().forEach(reads -> all.add(intake.submission(reads)));
    List<Submission> allowed =
        wishes.deadline().isEmpty()
            ? all
            : all.stream()
                .map(s -> s.with(new Allowance(wishes.deadline().get(), false, "")))
                .toList();
    if (wishes.extensions().isPresent()) {
      allowed =
          Extensions.applied(
              wishes.extensions().get(), allowed, wishes.deadline(), due, intake.remarks);
    }
    if (due.isPresent()) {
      untimed(allowed).ifPresent(intake.remarks::add);
      allowed = allowed.stream().map(Intake::untimed).toList();
    }
    return new Taken(String.join(", and ", intake.sources), allowed, List.copyOf(intake.remarks));
  }

  /**
   * The learner's own sources of a lab, as a submission. Their paths are told from the folder of
   * the lab's package. Sources elsewhere in the lab's folder that are called like one of its
   * classes are named in a note, since neither the program nor an IDE takes them.
   */
  public static Submission own(Lab lab) {
    Path sources = lab.sourceFolder();
    HandIn files =
        Files.isDirectory(sources)
            ? HandInReader.own(sources, lab.learnerFolder(), lab)
            : new HandIn(lab.id(), List.of(), List.of());
    Prepared prepared = SourcePreparation.of(files, lab);
    Submission own = new Submission(lab.id(), files.name(), prepared.sources(), prepared.notes());
    List<String> astray = astray(lab);
    return astray.isEmpty()
        ? own
        : own.noting(
            "%s%s where nobody looks: sources belong into %s."
                .formatted(
                    String.join(", ", astray.subList(0, Math.min(MOST_NAMED, astray.size()))),
                    astray.size() == 1 ? " lies" : astray.size() > MOST_NAMED ? " … lie" : " lie",
                    lab.inTree(sources)));
  }

  /** Sources of the lab's classes, in its folder, but not where they belong. */
  private static List<String> astray(Lab lab) {
    Set<String> wanted =
        lab.replaceable().stream().map(name -> name + ".java").collect(Collectors.toSet());
    try (Stream<Path> files = Files.walk(lab.folder(), DEEPEST)) {
      return files
          .filter(file -> wanted.contains(file.getFileName().toString()))
          .filter(file -> !file.startsWith(lab.sourceFolder()))
          .map(file -> lab.folder().relativize(file).toString().replace('\\', '/'))
          .filter(path -> !path.startsWith("target/"))
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // a folder that cannot be read is no reason to say nothing of the rest
    }
  }

  /** Where there is a deadline and no time, says so. */
  private static Submission untimed(Submission submission) {
    return isUntimed(submission)
        ? submission.noting("Nothing says when it was handed in, so it was taken as in time.")
        : submission;
  }

  /** The same of all in one sentence; empty if each has a time. */
  private static Optional<String> untimed(List<Submission> all) {
    List<String> names = all.stream().filter(Intake::isUntimed).map(Submission::id).toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s no time and %s taken as in time: %s."
                .formatted(
                    names.size() == 1 ? "1 hand-in has" : names.size() + " hand-ins have",
                    names.size() == 1 ? "was" : "were",
                    Printable.listed(names)));
  }

  private static boolean isUntimed(Submission submission) {
    return submission.handedIn() == null && !submission.allowance().excused();
  }

  /** The latest of what the same people handed in; the others are named. */
  private Submission submission(List<Read> reads) {
    Read latest = reads.get(0);
    for (Read read : reads) {
      boolean timed = latest.bundle().handedIn() != null && read.bundle().handedIn() != null;
      if (!timed || !read.bundle().handedIn().isBefore(latest.bundle().handedIn())) {
        latest = read;
      }
    }
    Bundle bundle = latest.bundle();
    List<String> notes = new ArrayList<>();
    if (reads.size() > 1) {
      List<String> shown = shown(reads);
      String counts = shown.remove(reads.indexOf(latest));
      notes.add(
          "It was handed in %d times; the latest, %s, counts, and not %s."
              .formatted(reads.size(), counts, String.join(", ", shown)));
    }
    notes.addAll(latest.handIn().notes());
    Prepared prepared = prepared(latest.handIn().withNotes(notes));
    String id = names.unique(bundle.name());
    prepared.remark(id).ifPresent(remarks::add);
    return new Submission(
        id,
        bundle.name(),
        bundle.people(),
        bundle.handedIn(),
        prepared.sources(),
        Stream.concat(
                prepared.notes().stream(),
                answers.notes(latest.path(), latest.handIn(), prepared.sources()))
            .toList());
  }

  /**
   * What each is called: by its files, and by as much of its path as it takes to tell them apart.
   */
  private static List<String> shown(List<Read> reads) {
    int most =
        reads.stream().mapToInt(r -> r.path().toAbsolutePath().getNameCount()).max().orElse(0);
    List<String> shown = new ArrayList<>();
    for (int names = 0;
        names <= most && shown.stream().distinct().count() < reads.size();
        names++) {
      int many = names;
      shown = new ArrayList<>(reads.stream().map(read -> read.shown(many)).toList());
    }
    return shown;
  }

  /** Whatever stands in a source, it costs no other submission anything. */
  private Prepared prepared(HandIn handIn) {
    try {
      return SourcePreparation.of(handIn, lab);
    } catch (RuntimeException | StackOverflowError e) {
      List<String> notes = new ArrayList<>(handIn.notes());
      notes.add("Its sources cannot be made out; ask for it again.");
      return new Prepared(List.of(), List.copyOf(notes), List.of());
    }
  }

  /** What is named twice, links aside, would be graded twice. */
  private static void refuseTwice(List<Path> paths) {
    Map<Path, Path> real = new HashMap<>();
    for (Path path : paths) {
      try {
        Path before = real.put(path.toRealPath(), path);
        if (before != null) {
          throw new IntakeException(
              path.equals(before)
                  ? path + ": this path is named twice"
                  : "%s: this is the same as %s, which is named, too".formatted(path, before));
        }
      } catch (IOException e) {
        // whoever opens it will say what is the matter
      }
    }
  }

  /**
   * Of several paths, of which nobody says where they are from, those that look like a download are
   * one only if all are: else one student's archive could be taken for a download, and what is in
   * it for the work of others.
   */
  private void compare(List<Path> paths) {
    if (origin.from().isPresent() || paths.size() == 1) {
      return;
    }
    List<Optional<Platform>> looks =
        paths.stream().map(path -> Download.looksLike(path, origin)).toList();
    if (looks.stream().distinct().count() == 1) {
      return;
    }
    for (int i = 0; i < paths.size(); i++) {
      String name = Printable.label(Item.at(paths.get(i)).name());
      looks
          .get(i)
          .ifPresent(
              platform ->
                  remarks.add(
                      ("%s looks like %s, but not every path does, so it was taken as plain;"
                              + " if it is one, give it alone or say --from %s.")
                          .formatted(name, platform.title(), platform.word())));
    }
    origin = origin.with(Platform.PLAIN);
  }

  /** Who is in none of the paths, though a list in one of them has them. */
  private void sayWhoIsAbsent(Collection<List<Read>> all) {
    Set<String> there =
        all.stream()
            .flatMap(List::stream)
            .flatMap(read -> read.bundle().people().stream())
            .map(Person::id)
            .collect(Collectors.toSet());
    absent.forEach(list -> remarks.addAll(list.remarks(there)));
  }

  private List<Read> handIns(Path path, boolean all) {
    try (Download download = Download.open(path, lab, origin)) {
      if (download.bundles().isEmpty() && all) {
        throw new IntakeException(
            path + ": expected sources, or a folder or zip for each submission, but found none");
      }
      sources.add(download.title());
      remarks.addAll(download.remarks());
      absent.add(download.absent());
      List<Bundle> bundles =
          download.bundles().isEmpty()
              ? List.of(Bundle.of(Item.at(path), Item.at(path).name()))
              : download.bundles();
      List<Read> reads =
          bundles.stream().map(bundle -> new Read(path, bundle, bundle.read(lab))).toList();
      List<Suspect> suspects =
          reads.stream()
              .filter(read -> read.bundle().isWhole())
              .flatMap(
                  read ->
                      SeveralInOne.suspect(read.bundle().parts().get(0).item(), read.handIn(), lab)
                          .stream())
              .toList();
      SeveralInOne.remark(path, suspects).ifPresent(remarks::add);
      return reads;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * A hand-in that was read.
   *
   * @param path among the paths that were named
   */
  private record Read(Path path, Bundle bundle, HandIn handIn) {
    /** Its files, and so many names of the end of the path that they came from. */
    String shown(int names) {
      String files = Printable.label(bundle.source());
      Path whole = path.toAbsolutePath().normalize();
      int all = whole.getNameCount();
      return names == 0 || all == 0
          ? files
          : files
              + " in "
              + Printable.label(
                  whole.subpath(Math.max(0, all - names), all).toString().replace('\\', '/'));
    }
  }
}
