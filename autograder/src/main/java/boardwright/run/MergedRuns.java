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
 * a class. A run of which nobody is in another one is a section, and keeps its deadline.
 */
public final class MergedRuns {
  private final Map<String, Place> submissions = new LinkedHashMap<>();
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
      Graded known = run.graded(head.id()).orElseThrow();
      return new Graded(
          known.digest(), known.submission().called(id), known.sandbox(), known.report());
    }
  }

  /**
   * Adds a run.
   *
   * @param lab as it is for that run
   * @param by who brings them together
   * @throws RunFolderException if two people decided differently on the same, or somebody handed in
   *     different work in both and nothing says which is later
   */
  public void add(RunFolder run, Lab lab, String by) {
    List<Submission> heads = run.finished().stream().map(Graded::submission).toList();
    Decisions decisions = new Decisions(lab, run.history(lab));
    Map<String, String> renamed = new HashMap<>();
    boolean isSection = true;
    for (Submission head : heads) {
      Graded graded = run.graded(head.id()).orElseThrow();
      String content = LazySubmission.content(graded.submission().sources());
      Place place = new Place(run, head, decisions.applied(head, content).handedIn());
      Optional<String> same =
          submissions.entrySet().stream()
              .filter(known -> known.getValue().head().isOfTheSamePeople(head))
              .map(Map.Entry::getKey)
              .findFirst();
      if (same.isPresent()) {
        isSection = false;
        renamed.put(head.id(), same.get());
        submissions.merge(same.get(), place, MergedRuns::later);
      } else {
        String id = free(head.id());
        renamed.put(head.id(), id);
        submissions.put(id, place);
      }
    }
    History own = renamed(run.history(lab), renamed);
    Optional<Deadline> due = new Decisions(lab, own).deadline();
    if (history.lines().isEmpty() && deadline.isEmpty()) {
      deadline = due;
    } else if (isSection && !Decisions.settings(own).equals(Decisions.settings(history))) {
      throw new RunFolderException(
          "%s: this section has other --settings than the runs before it, and one run has one. Give all the same with regrade --settings, or keep them apart."
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

  /** One of them, with its sources. */
  public Graded graded(String id) {
    return submissions.get(id).graded(id);
  }

  /** Keeps what else its people handed in, in another run. */
  public void keepHandIns(String id, RunFolder to) {
    Place place = submissions.get(id);
    for (Graded each : place.run().handIns().all(place.head().id())) {
      Graded named =
          new Graded(each.digest(), each.submission().called(id), each.sandbox(), each.report());
      to.handIns().keep(named, LazySubmission.of(named.submission()));
    }
  }

  private String free(String id) {
    String free = id;
    for (int i = 2; submissions.containsKey(free); i++) {
      free = id + "-" + i;
    }
    return free;
  }

  private static Place later(Place one, Place other) {
    Graded a = one.graded(one.head().id());
    Graded b = other.graded(other.head().id());
    if (a.submission().sources().equals(b.submission().sources())) {
      return one;
    }
    if (one.handedIn() == null || other.handedIn() == null) {
      throw new RunFolderException(
          "%s handed in different work in %s and in %s, and nothing says which is later. Give --times in both."
              .formatted(Printable.label(one.head().id()), one.run().path(), other.run().path()));
    }
    return one.handedIn().isBefore(other.handedIn()) ? other : one;
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
