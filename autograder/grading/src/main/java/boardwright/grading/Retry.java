package boardwright.grading;

import boardwright.grading.Worker.WorkerLostException;
import boardwright.protocol.Answer;
import java.io.IOException;

/**
 * Asks again if a compiler or a worker was lost: until it was lost as often as it may be over what
 * was asked, which is twice, or three times in all. What was lost once may have been chance, and is
 * not blamed. Where none could be started it asks once more.
 */
final class Retry {
  private static final int TRIES = 3;
  private static final int BLAMED = 2;

  private Retry() {}

  /** Something to ask, for the first time or once more. */
  interface Question {
    Answer ask(boolean isFirst) throws WorkerLostException, IOException;
  }

  static Answer of(Question question) throws WorkerLostException, IOException {
    return of(BLAMED, question);
  }

  /** As above, where it may be lost so often over what was asked. */
  static Answer of(int most, Question question) throws WorkerLostException, IOException {
    int blamed = 0;
    boolean unstarted = false;
    for (int tries = 1; ; tries++) {
      try {
        return question.ask(tries == 1);
      } catch (IOException e) {
        if (unstarted) {
          throw e;
        }
        unstarted = true;
      } catch (WorkerLostException e) {
        blamed += e.why().isOurs() ? 0 : 1;
        if (blamed == most) {
          throw e;
        }
        if (tries >= TRIES) {
          throw e.why().isOurs() ? e : new WorkerLostException(Worker.Why.ENDED_FROM_OUTSIDE);
        }
      }
    }
  }
}
