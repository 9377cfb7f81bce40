package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Answer;
import java.io.IOException;

/**
 * Asks once more if a compiler or a worker was lost, and then again if that was nobody's fault
 * here.
 */
final class Retry {
  /** How often it is tried if somebody else keeps ending it. */
  private static final int TRIES = 3;

  private Retry() {}

  /** Something to ask, for the first time or once more. */
  interface Question {
    Answer ask(boolean isFirst) throws WorkerLostException, IOException;
  }

  static Answer of(Question question) throws WorkerLostException, IOException {
    for (int tries = 1; ; tries++) {
      try {
        return question.ask(tries == 1);
      } catch (WorkerLostException e) {
        if (tries >= (e.why().isOurs() ? TRIES : 2)) {
          throw e;
        }
      }
    }
  }
}
