package boardwright.grading;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Request;
import boardwright.submission.Submission;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A compiler and a worker that a test asks itself, for one submission after another. */
final class WarmPair implements AutoCloseable {
  private static final int PATIENCE_SECONDS = 60;

  private final Lab lab;
  private final String type;
  private final Worker compiler;
  private final Worker worker;

  private WarmPair(Lab lab, String type, Worker compiler, Worker worker) {
    this.lab = lab;
    this.type = type;
    this.compiler = compiler;
    this.worker = worker;
  }

  /**
   * Starts both.
   *
   * @param type the qualified name of the class under check
   */
  static WarmPair start(Lab lab, String type) throws IOException {
    return new WarmPair(lab, type, Unconfined.compiler(), Unconfined.worker());
  }

  /** The worker, which serves every submission. */
  Worker worker() {
    return worker;
  }

  /**
   * Compiles a submission.
   *
   * @param more what is allowed here besides what the lab allows
   */
  MixResult mixed(Submission submission, List<String> more) throws Exception {
    compiler.ask(
        new Request.Open(
            17,
            lab.manifest().packageName(),
            lab.provided(),
            lab.fixtures(),
            lab.replaceable().stream().map(lab::qualified).toList(),
            Stream.concat(lab.manifest().allow().stream(), more.stream()).toList(),
            submission.sources()),
        PATIENCE_SECONDS);
    return (MixResult) compiler.ask(new Request.Mix(List.of(type), false), PATIENCE_SECONDS);
  }

  /** Runs checks of a submission on the worker, with one request. */
  List<Checked> run(Submission submission, String... checks) throws Exception {
    return run(submission, List.of(), worker, checks);
  }

  /** The same on any worker, with more that is allowed. */
  List<Checked> run(Submission submission, List<String> more, Worker on, String... checks)
      throws Exception {
    on.ask(
        new Request.Load(
            mixed(submission, more).program(),
            lab.manifest().limits().steps(),
            (long) lab.manifest().limits().megabytes() << 20,
            List.of()),
        PATIENCE_SECONDS);
    List<Request.CheckRequest> asked = new ArrayList<>();
    for (String id : checks) {
      CheckSpec check =
          lab.checks().stream().filter(c -> c.id().equals(id)).findFirst().orElseThrow();
      asked.add(new Request.CheckRequest(check.suite(), check.method(), List.of()));
    }
    List<Checked> answers = new ArrayList<>();
    answers.add((Checked) on.ask(new Request.RunChecks(asked), PATIENCE_SECONDS));
    while (answers.size() < checks.length) {
      answers.add((Checked) on.next(PATIENCE_SECONDS));
    }
    return answers;
  }

  @Override
  public void close() {
    worker.close();
    compiler.close();
  }
}
