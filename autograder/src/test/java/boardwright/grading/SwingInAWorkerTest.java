package boardwright.grading;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.Intake;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Answer;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Request;
import boardwright.submission.Submission;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Components of Swing")
class SwingInAWorkerTest {
  private static final Lab LAB = new Course(ROOT).lab("framework").orElseThrow();

  private final List<Checked> answers = new ArrayList<>();
  private int started;

  @Test
  @DisplayName("leave a worker fit for the next submission, though Swing has its own thread")
  void leaveItFit() {
    Submission model = Intake.read(List.of(LAB.model()), LAB).get(0);
    Worker.Source compilers = Unconfined::compiler;
    Worker.Source workers =
        () -> {
          started++;
          return new Heard(Unconfined.worker());
        };
    try (Grader grader = Grader.of(LAB, 1, compilers, workers)) {
      for (int i = 0; i < 2; i++) {
        Report report =
            grader.grade(model, stage -> List.of("board-view", "quixo-view").contains(stage.id()));
        assertTrue(report.checks().allMatch(CheckResult::passed));
      }
    }
    assertEquals(List.of(), answers.stream().filter(Checked::mustBeReplaced).toList());
    assertEquals(1, started);
  }

  /** A worker whose answers are kept. */
  private final class Heard extends ForwardingWorker {
    Heard(Worker worker) {
      super(worker);
    }

    @Override
    public Answer ask(Request request, int seconds) throws WorkerLostException {
      return heard(super.ask(request, seconds));
    }

    @Override
    public Answer next(int seconds) throws WorkerLostException {
      return heard(super.next(seconds));
    }

    private Answer heard(Answer answer) {
      if (answer instanceof Checked checked) {
        answers.add(checked);
      }
      return answer;
    }
  }
}
