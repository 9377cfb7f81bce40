package boardwright.intake;

import boardwright.decisions.ClassList;
import boardwright.intake.Survey.Offer;
import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.IntakeException;
import boardwright.intake.platform.Download;
import boardwright.intake.platform.Origin;
import boardwright.intake.platform.RawSubmission;
import boardwright.lab.Lab;
import boardwright.submission.LazySubmission;
import boardwright.submission.Person;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Turns folders, archives and the downloads of learning platforms into submissions. A folder that
 * is no such download is one submission if sources lie in it, or only under its {@code src} or in a
 * folder of the lab's package in it; else each folder or archive in it is one. An archive that is
 * no such download is one submission.
 */
public final class Intake {
  private final Lab lab;
  private Origin origin;
  private final List<String> remarks = new ArrayList<>();
  private final Map<Path, Download> downloads = new LinkedHashMap<>();

  private Intake(Lab lab, Origin origin) {
    this.lab = lab;
    this.origin = origin;
  }

  /** As {@link #take}, with no wishes, and all submissions in memory. */
  public static List<Submission> read(List<Path> paths, Lab lab) {
    try (IntakeResult taken = take(paths, lab, IntakeRequest.none())) {
      return taken.submissions();
    }
  }

  /**
   * Takes in everything that was handed in at these paths, in the order of the paths and of the
   * names in them. Each hand-in is read once here, for what is to be said of it, and again when it
   * is needed; no more than one is in memory at a time.
   *
   * @throws IntakeException if a path is neither a folder nor an archive, or is all and has nothing
   *     in it or cannot be opened, or a wish cannot be fulfilled
   */
  public static IntakeResult take(List<Path> paths, Lab lab, IntakeRequest wishes) {
    Intake intake = new Intake(lab, wishes.origin());
    refuseTwice(paths);
    intake.compare(paths);
    try {
      Map<Path, List<RawSubmission>> bundles = new LinkedHashMap<>();
      paths.forEach(path -> bundles.put(path, intake.bundles(path, paths.size() == 1)));
      intake.refuseWorksheet();
      List<LazySubmission> now = intake.named(intake.submissions(bundles), wishes.roster());
      Additions added = Additions.to(wishes.before(), wishes.stay(), now);
      return intake.taken(added.all(), added.carried());
    } catch (RuntimeException | Error e) {
      intake.taken(List.of(), List.of()).close();
      throw e;
    }
  }

  /** The same with what the list of the class knows of their people. */
  private List<LazySubmission> named(List<LazySubmission> all, Optional<Path> roster) {
    if (roster.isEmpty()) {
      return all;
    }
    List<Submission> heads =
        ClassList.read(roster.get())
            .applied(all.stream().map(LazySubmission::head).toList(), remarks::add);
    return IntStream.range(0, all.size()).mapToObj(i -> all.get(i).with(heads.get(i))).toList();
  }

  /** A worksheet that is named must not be passed over in silence. */
  private void refuseWorksheet() {
    boolean isMoodle = downloads.values().stream().anyMatch(d -> d.platform() == Platform.MOODLE);
    if (origin.worksheet().isPresent() && !isMoodle) {
      throw new IntakeException(
          "--worksheet %s: expected a Moodle download that it belongs to, but found %s. Leave it out, or say --from moodle."
              .formatted(origin.worksheet().get(), taken(List.of(), List.of()).source()));
    }
  }

  private IntakeResult taken(List<LazySubmission> all, List<String> carried) {
    String source =
        downloads.values().stream()
            .map(Download::title)
            .distinct()
            .collect(Collectors.joining(", and "));
    return new IntakeResult(
        source, all, carried, List.copyOf(remarks), List.copyOf(downloads.values()));
  }

  /** One for what the same people handed in; adds the remarks on them in the order of the paths. */
  private List<LazySubmission> submissions(Map<Path, List<RawSubmission>> bundles) {
    Map<String, List<Offer>> again = new LinkedHashMap<>();
    bundles.forEach(
        (path, all) ->
            all.forEach(
                bundle ->
                    again
                        .computeIfAbsent(
                            bundle.key().isEmpty() ? "#" + again.size() : bundle.key(),
                            key -> new ArrayList<>())
                        .add(new Offer(path, bundle))));
    Survey survey = new Survey(lab);
    List<LazySubmission> all = again.values().stream().map(survey::of).toList();
    downloads.forEach(
        (path, download) -> {
          remarks.addAll(download.remarks());
          survey.severalIn(path, bundles.get(path).size() == 1).ifPresent(remarks::add);
        });
    remarkOnAbsent(bundles.values());
    remarks.addAll(survey.versions());
    return all;
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
        // opening it will say what is wrong
      }
    }
  }

  /**
   * Of several paths, for which no platform is given, those that look like a download are one only
   * if all are: else one student's archive could be taken for a download, and what is in it for the
   * work of others.
   */
  private void compare(List<Path> paths) {
    if (origin.isGiven() || paths.size() == 1) {
      return;
    }
    List<Optional<Platform>> looks =
        paths.stream().map(path -> Download.looksLike(path, origin)).toList();
    if (looks.stream().distinct().count() == 1) {
      return;
    }
    for (int i = 0; i < paths.size(); i++) {
      String name = Printable.label(Entry.at(paths.get(i)).name());
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
  private void remarkOnAbsent(Collection<List<RawSubmission>> all) {
    Set<String> there =
        all.stream()
            .flatMap(List::stream)
            .flatMap(bundle -> bundle.people().stream())
            .map(Person::id)
            .collect(Collectors.toSet());
    downloads.values().stream()
        .map(Download::absent)
        .distinct()
        .forEach(list -> remarks.addAll(list.remarks(there)));
  }

  /** What was handed in at a path, which stays open. */
  private List<RawSubmission> bundles(Path path, boolean all) {
    if (all && Container.isBroken(path)) {
      throw new IntakeException(
          path
              + ": this cannot be opened as an archive. Download it again; if it is one student's,"
              + " ask for it again.");
    }
    Download download = Download.open(path, lab, origin);
    downloads.put(path, download);
    if (download.bundles().isEmpty() && all) {
      throw new IntakeException(
          path + ": expected sources, or a folder or zip for each submission, but found none");
    }
    return download.bundles().isEmpty()
        ? List.of(RawSubmission.of(Entry.at(path), Entry.at(path).name()))
        : download.bundles();
  }
}
