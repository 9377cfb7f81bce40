package boardwright.spread;

import boardwright.grading.IdleGraders;
import boardwright.grading.Report;
import boardwright.lab.Lab;
import boardwright.queue.QueueWorker;
import boardwright.run.Fingerprint;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What a machine does with the hand-ins that it takes: it grades those of its own version. */
public final class GradingJob implements QueueWorker.Job {
  private final Map<String, Lab> labs = new LinkedHashMap<>();
  private final IdleGraders graders;
  private final String sandbox;

  /**
   * A machine's job.
   *
   * @param labs of its tree
   * @param graders what grades
   * @param sandbox how its sandbox is called by people
   */
  public GradingJob(List<Lab> labs, IdleGraders graders, String sandbox) {
    labs.forEach(lab -> this.labs.put(Fingerprint.ofProgram(lab), lab));
    this.graders = graders;
    this.sandbox = sandbox;
  }

  /** The kinds of work: for each lab, all that its verdicts depend on besides hand-in and seed. */
  public Set<String> kinds() {
    return labs.keySet();
  }

  @Override
  public byte[] answer(String kind, byte[] content) {
    TravellingHandIn sent = TravellingHandIn.of(content);
    Report report = graders.grade(labs.get(kind), sent.seed(), sent.submission());
    return new TravellingVerdicts(sandbox, report.stages()).bytes();
  }
}
