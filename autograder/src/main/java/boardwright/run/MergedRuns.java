package boardwright.run;

import boardwright.decisions.Decision;
import boardwright.decisions.Decision.What;
import boardwright.decisions.Decisions;
import boardwright.decisions.History;
import boardwright.decisions.Line;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Several runs of one lab as one: copies of a run, on which several people decided, and sections of
 * a class. A run that shares no student with the others is a section, and keeps its deadline.
 */
public final class MergedRuns {
  private final Map<String, List<Place>> submissions = new LinkedHashMap<>();
  private History history = History.NONE;
  private Optional<Deadline> deadline = Optional.empty();

  /**
   * Where a submission is kept.
   *
   * @param run the folder of its run
   * @param head the submission as that run has it, without its sources
   * @param handedIn when, by what the platform and the instructor say; null if nothing does
   */
  private record Place(RunFolder run, Submission head, Instant handedIn) {
    Graded graded(String id) {
      return named(run.graded(head.id()).orElseThrow(), id);
    }
  }

  /**
   * Adds a run.
   *
   * @param lab as it is for that run
   * @param by who brings them together
   * @throws RunFolderException if two people decided differently on the same, or a student handed
   *     in different work in both and nothing says which is later
   */
  public void add(RunFolder run, Lab lab, String by) {
    List<Submission> heads = run.finished().stream().map(Graded::submission).toList();
    Decisions decisions = new Decisions(lab, run.history(lab));
    Map<String, String> renamed = new HashMap<>();
    boolean isFirst = submissions.isEmpty();
    boolean isSection = true;
    for (Submission head : heads) {
      LazySubmission work = run.submission(head.id()).orElseThrow();
      Place place = new Place(run, head, decisions.applied(work).handedIn());
      Optional<String> same =
          submissions.entrySet().stream()
              .filter(known -> known.getValue().get(0).head().isOfTheSamePeople(head))
              .map(Map.Entry::getKey)
              .findFirst();
      if (same.isPresent()) {
        isSection = false;
        renamed.put(head.id(), same.get());
        refuseDoubt(latest(same.get()), place);
        submissions.get(same.get()).add(place);
      } else {
        String id = free(head.id());
        renamed.put(head.id(), id);
        submissions.put(id, new ArrayList<>(List.of(place)));
      }
    }
    History own = renamed(run.history(lab), renamed);
    Optional<Deadline> due = new Decisions(lab, own).deadline();
    if (isFirst) {
      deadline = due;
    } else if (isSection && !Decisions.settings(own).equals(Decisions.settings(history))) {
      throw new RunFolderException(
          "%s: this section and the runs before it have different --settings. Give all of them the same with regrade --settings, or don't merge them."
              .formatted(run.path()));
    } else if (isSection && deadline.isPresent() != due.isPresent()) {
      throw new RunFolderException(
          "%s: some of these sections have a deadline, and some have none. Give it to all with regrade --deadline."
              .formatted(run.path()));
    } else if (isSection && !deadline.equals(due)) {
      own = withDeadlines(own, due.get(), Set.copyOf(renamed.values()), by);
    }
    history = history.merged(own);
  }

  /** The ids of all, in the order of the runs. */
  public List<String> ids() {
    return List.copyOf(submissions.keySet());
  }

  /** What was decided on all of them. */
  public History history() {
    return history;
  }

  /** The latest hand-in of one of them, with its sources. */
  public Graded graded(String id) {
    return latest(id).graded(id);
  }

  /** Keeps all that its people handed in, in another run, if it is more than one hand-in. */
  public void keepHandIns(String id, RunFolder to) {
    List<Graded> all = new ArrayList<>();
    for (Place place : submissions.get(id)) {
      place.run().handIns().all(place.head().id()).forEach(each -> all.add(named(each, id)));
      all.add(place.graded(id));
    }
    if (all.stream().map(each -> each.submission().sources()).distinct().count() > 1) {
      all.forEach(each -> to.handIns().keep(each, LazySubmission.of(each.submission())));
    }
  }

  private static Graded named(Graded graded, String id) {
    return new Graded(
        graded.digest(), graded.submission().called(id), graded.sandbox(), graded.report());
  }

  private Place latest(String id) {
    return submissions.get(id).stream()
        .reduce(
            (one, other) ->
                one.handedIn() != null
                        && other.handedIn() != null
                        && one.handedIn().isBefore(other.handedIn())
                    ? other
                    : one)
        .orElseThrow();
  }

  private String free(String id) {
    String free = id;
    for (int i = 2; submissions.containsKey(free); i++) {
      free = id + "-" + i;
    }
    return free;
  }

  private static void refuseDoubt(Place one, Place other) {
    Graded a = one.graded(one.head().id());
    Graded b = other.graded(other.head().id());
    boolean isTimed = one.handedIn() != null && other.handedIn() != null;
    if (!isTimed && !a.submission().sources().equals(b.submission().sources())) {
      throw new RunFolderException(
          "%s handed in different work in %s and in %s, and nothing says which is later. Give --times in both."
              .formatted(Printable.label(one.head().id()), one.run().path(), other.run().path()));
    }
  }

  private static History renamed(History history, Map<String, String> names) {
    return new History(
        history.lines().stream()
            .map(
                line -> {
                  String folder = line.decision().submission();
                  return line.about(names.getOrDefault(folder, folder));
                })
            .toList());
  }

  /** Each of a section keeps its deadline, where the others have another one. */
  private static History withDeadlines(History section, Deadline due, Set<String> ids, String by) {
    List<Line> lines =
        section.lines().stream()
            .filter(
                line ->
                    line.decision().what() != What.DEADLINE
                        || !line.decision().submission().isEmpty())
            .toList();
    List<Decision> own = new ArrayList<>();
    for (String id : ids.stream().sorted().toList()) {
      own.add(Decision.ofRun(What.DEADLINE, "", due.toString(), "", "merge").about(id));
    }
    return new History(lines).adding(own, by, Instant.now());
  }
}
