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
import java.util.function.Consumer;

/** What a machine does with the hand-ins that it takes: it grades those of its own version. */
public final class GradingJob implements QueueWorker.Job {
  private final Map<String, Lab> labs = new LinkedHashMap<>();
  private final IdleGraders graders;
  private final String sandbox;
  private final Consumer<String> remarks;

  /**
   * A machine's job.
   *
   * @param labs of its tree
   * @param graders what grades
   * @param sandbox how its sandbox is called by people
   * @param remarks told why it waits, if it does
   */
  public GradingJob(List<Lab> labs, IdleGraders graders, String sandbox, Consumer<String> remarks) {
    labs.forEach(lab -> this.labs.put(Fingerprint.ofProgram(lab), lab));
    this.graders = graders;
    this.sandbox = sandbox;
    this.remarks = remarks;
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

  @Override
  public void waits(String why) {
    remarks.accept(why + " This machine waits for it.");
  }
}
