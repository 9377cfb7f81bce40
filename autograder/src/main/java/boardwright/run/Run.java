package boardwright.run;

import boardwright.decisions.Decisions;
import boardwright.grading.Report;
import boardwright.lab.Counts;
import boardwright.lab.Lab;
import boardwright.submission.LazySubmission;
import boardwright.text.Printable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Grades a class into the folder of a run. What is there already and still true is not graded
 * again, so that a run that was cut short goes on where it stopped; and a grade is never given up
 * for a failure of ours.
 */
public final class Run {
  private final Lab lab;
  private final RunFolder folder;
  private final RunFacts facts;
  private final Supplier<Graders> graders;
  private final Renderer renderer;
  private final Decisions decisions;
  private final Map<String, Known> before = new LinkedHashMap<>();
  private final Set<String> decidedEarlier = ConcurrentHashMap.newKeySet();

  /**
   * A run.
   *
   * @param decisions what was decided on it, with the lab as that leaves it
   * @param folder where it is kept
   * @param graders gives what grades; called only if there is something to grade
   */
  public Run(
      Decisions decisions,
      RunFolder folder,
      RunFacts facts,
      Supplier<Graders> graders,
      Renderer renderer) {
    this.decisions = decisions;
    this.lab = decisions.lab();
    this.folder = folder;
    this.facts = facts;
    this.graders = graders;
    this.renderer = renderer;
  }

  /** Writes what people read. Whatever it throws ends the run, but an error only a submission's. */
  public interface Renderer {
    /** Writes the files of one submission, which is remembered as graded afterwards. */
    void render(Graded graded);

    /** Writes those of the whole class, in the order of the submissions. */
    void render(List<Graded> all);

    /** Tells of whatever is the matter, one line each. */
    void remark(String line);
  }

  /**
   * What came of it.
   *
   * @param graded all submissions, in their order, without the sources
   * @param kept how many were there already
   */
  public record Outcome(List<Graded> graded, int kept) {}

  /**
   * What came of a submission before.
   *
   * @param graded without the sources
   * @param content what stands for these
   */
  record Known(Graded graded, String content) {
    static Known of(Graded graded) {
      return new Known(graded.head(), LazySubmission.content(graded.submission().sources()));
    }

    boolean isOf(LazySubmission submission) {
      return content.equals(submission.content());
    }
  }

  /** All hand-ins of one folder, and what is known of those that may count. */
  private static final class Folder {
    private final HandIns all;
    private final List<LazySubmission> needed;
    private final Map<String, Graded> graded = new HashMap<>();

    Folder(HandIns all, Counts counts) {
      this.all = all;
      this.needed = all.needed(counts);
    }

    boolean isDone() {
      return graded.size() == needed.size();
    }
  }

  /**
   * A hand-in that is to be graded.
   *
   * @param digest of all that its report will depend on
   */
  private record Open(Folder folder, LazySubmission work, String digest) {}

  /**
   * Grades and writes everything.
   *
   * @param handedInNow the ids of those who are in this call
   * @param begun called once it is sure that this can begin
   * @param ended gets what came of it, before the pages of the class are written
   */
  public Outcome grade(
      List<LazySubmission> submissions,
      Set<String> handedInNow,
      Runnable begun,
      Consumer<List<Graded>> ended)
      throws InterruptedException {
    for (LazySubmission submission : submissions) {
      String id = submission.head().id();
      remembered(id).ifPresent(graded -> before.put(id, Known.of(graded)));
    }
    Fingerprint fingerprint = new Fingerprint(lab, facts.seed());
    Map<String, Folder> folders = new LinkedHashMap<>();
    Map<String, Open> open = new LinkedHashMap<>();
    for (LazySubmission submission : submissions) {
      String id = submission.head().id();
      Folder of = folder(submission, handedInNow.contains(id));
      folders.put(id, of);
      for (LazySubmission work : of.needed) {
        String digest = fingerprint.of(work);
        Optional<Graded> known = known(id, work).filter(graded -> isStillTrue(graded, digest));
        if (known.isPresent()) {
          of.graded.put(KeptHandIns.name(work), known.get());
        } else {
          String name = of.needed.size() < 2 ? id : "%s (hand-in %d)".formatted(id, open.size());
          open.put(name, new Open(of, work, digest));
        }
      }
    }
    Graders grading = open.isEmpty() ? null : graders.get(); // may refuse: nothing is changed yet
    begun.run();
    folder.keep(facts);
    folders.forEach(
        (id, of) -> {
          if (of.all.works().size() > 1) {
            keepWhatCounted(id);
          }
        });
    Map<String, Graded> done = new ConcurrentHashMap<>();
    // nothing is run for these, so that reading, computing and writing is all that takes time
    List<String> still = folders.keySet().stream().filter(id -> folders.get(id).isDone()).toList();
    still.parallelStream().forEach(id -> done.put(id, counting(id, folders.get(id))));
    if (!open.isEmpty()) {
      grade(open, grading, done);
    }
    List<Graded> all = submissions.stream().map(each -> done.get(each.head().id())).toList();
    decisions
        .remarks(submissions.stream().map(decisions::applied).toList())
        .forEach(renderer::remark);
    remarkOnEarlierDecisions(all);
    remarkOnFailures(all, open);
    ended.accept(all);
    renderer.render(all);
    folder.keep(facts.finish());
    return new Outcome(all, still.size());
  }

  /** Grades what is open, and puts what counts then to what is done. */
  private void grade(Map<String, Open> open, Graders grading, Map<String, Graded> done)
      throws InterruptedException {
    List<LazySubmission> works = new ArrayList<>();
    open.forEach((name, each) -> works.add(each.work().with(each.work().head().called(name))));
    grading.grade(
        lab,
        works,
        facts.seed(),
        renderer::remark,
        (submission, report, sandbox) -> {
          Open one = open.get(report.submission());
          String id = one.work().head().id();
          Graded graded = new Graded(one.digest(), submission.called(id), sandbox, report);
          Folder of = one.folder();
          of.graded.put(KeptHandIns.name(one.work()), betterOf(graded, one.work()));
          if (of.isDone()) {
            done.put(id, counting(id, of));
          }
        });
  }

  private Folder folder(LazySubmission submission, boolean isNew) {
    return new Folder(
        HandIns.of(earlier(submission), submission, isNew, decisions), lab.manifest().counts());
  }

  /** What came of a hand-in before, without its sources. */
  private Optional<Graded> known(String id, LazySubmission work) {
    return Optional.ofNullable(before.get(id))
        .filter(one -> one.isOf(work))
        .map(Known::graded)
        .or(() -> folder.handIns().one(id, work).map(Graded::head));
  }

  /** What the same people handed in before and is kept, in the order in which it came. */
  private List<Graded> earlier(LazySubmission now) {
    String id = now.head().id();
    List<Graded> earlier = new ArrayList<>(folder.handIns().all(id));
    Known known = before.get(id);
    if (earlier.isEmpty() && known != null && now.isReadable()) {
      Graded counted = folder.graded(id).orElseThrow();
      if (!HandIns.areSame(LazySubmission.of(counted.submission()), now)) {
        earlier.add(counted);
      }
    }
    return earlier;
  }

  /** The hand-in that counted until now comes before the new ones. */
  private void keepWhatCounted(String id) {
    Optional.ofNullable(before.get(id))
        .flatMap(known -> folder.graded(id))
        .ifPresent(
            counted -> folder.handIns().keep(counted, LazySubmission.of(counted.submission())));
  }

  /** The hand-in that counts, rendered and remembered; the others are kept. */
  private Graded counting(String id, Folder of) {
    List<Report> reports =
        of.needed.stream()
            .map(work -> decided(of.graded.get(KeptHandIns.name(work)), work, of).report())
            .toList();
    LazySubmission chosen = of.needed.get(HandIns.counting(reports, lab.manifest().counts()));
    Graded now = of.graded.get(KeptHandIns.name(chosen));
    Graded counting =
        decided(now.submission().sources().isEmpty() ? whole(id, chosen, now) : now, chosen, of);
    if (of.all.works().size() > 1) { // all at once, in their order
      of.needed.forEach(
          work ->
              folder
                  .handIns()
                  .keep(
                      work == chosen
                          ? counting
                          : whole(id, work, of.graded.get(KeptHandIns.name(work))),
                      work));
    }
    Known known = before.get(id);
    if (known != null && !known.isOf(chosen) && !counting.report().corrections().isEmpty()) {
      decidedEarlier.add(id);
    }
    return kept(counting);
  }

  private Graded whole(String id, LazySubmission work, Graded head) {
    Known known = before.get(id);
    Optional<Graded> whole =
        known != null && known.isOf(work) ? folder.graded(id) : folder.handIns().one(id, work);
    return whole.orElse(head);
  }

  private Graded decided(Graded known, LazySubmission work, Folder of) {
    return Rescored.of(known.of(work.head()), work.content(), decisions, of.all);
  }

  private void remarkOnEarlierDecisions(List<Graded> all) {
    List<String> ids =
        all.stream().map(one -> one.submission().id()).filter(decidedEarlier::contains).toList();
    if (!ids.isEmpty()) {
      renderer.remark(
          "What you decided on an earlier hand-in of these still counts: %s. See history, and take back what doesn't fit the new one."
              .formatted(Printable.listed(ids)));
    }
  }

  /** Tells of our own failures: who keeps an earlier grade, and who has none. */
  private void remarkOnFailures(List<Graded> all, Map<String, Open> open) {
    Map<String, String> digests = new HashMap<>();
    open.values().forEach(each -> digests.put(each.work().head().id(), each.digest()));
    List<String> keep = new ArrayList<>();
    List<String> lack = new ArrayList<>();
    for (Graded graded : all) {
      String id = graded.submission().id();
      if (!graded.report().isGraded()) {
        lack.add(id);
      } else if (lab.manifest().counts() == Counts.LAST
          && digests.containsKey(id)
          && !digests.get(id).equals(graded.digest())) {
        keep.add(id);
      }
    }
    remark("The grader failed on these now, so the grade of an earlier run stays", keep);
    remark("The grader failed on these, and they have no whole grade", lack);
  }

  private void remark(String what, List<String> ids) {
    if (!ids.isEmpty()) {
      renderer.remark(
          "%s: %s. Run the same command again to try once more."
              .formatted(what, Printable.listed(ids)));
    }
  }

  private Optional<Graded> remembered(String submission) {
    try {
      return folder.graded(submission).filter(known -> known.report().lab().equals(lab.id()));
    } catch (RunFolderException e) {
      renderer.remark(
          "What was kept of %s is damaged, so it is graded again.".formatted(submission));
      return Optional.empty();
    }
  }

  private static boolean isStillTrue(Graded graded, String digest) {
    return graded.digest().equals(digest) && graded.report().status() == Report.Status.GRADED;
  }

  /** A grade of the same work is not given up because this time the grader failed. */
  private Graded betterOf(Graded graded, LazySubmission work) {
    String id = graded.submission().id();
    Known known = before.get(id);
    boolean worse =
        known != null
            && graded.report().status() != Report.Status.GRADED
            && known.graded().report().status() == Report.Status.GRADED
            && (known.isOf(work) || !work.isReadable());
    return worse ? folder.graded(id).orElseThrow() : graded;
  }

  /** Renders a submission, and then remembers it. Gives it without its sources. */
  private Graded kept(Graded graded) {
    Report report = graded.report();
    if (report.score() != null && report.score().compareTo(report.max()) > 0) {
      renderer.remark(
          "%s: the score that was decided, %s, is more than the %s points that there are now."
              .formatted(
                  report.submission(),
                  report.score().toPlainString(),
                  report.max().toPlainString()));
    }
    renderer.render(graded);
    Known known = before.get(graded.submission().id());
    if (known == null || !known.equals(Known.of(graded))) {
      // last: what is remembered is done
      folder.keep(graded);
    }
    return graded.head();
  }
}
