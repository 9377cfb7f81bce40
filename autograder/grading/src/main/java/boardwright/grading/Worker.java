package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import java.io.Closeable;
import java.io.IOException;

/** The other side of the wire: something that compiles a learner's code, or runs it. */
interface Worker extends Closeable {
  /**
   * Asks and waits for the answer.
   *
   * @throws WorkerLostException if the worker died, talks nonsense, or had all its time; it is gone
   *     then
   */
  Answer ask(Request request, int seconds) throws WorkerLostException;

  /**
   * Waits for one more answer to the last request, which has several.
   *
   * @throws WorkerLostException as above
   */
  Answer next(int seconds) throws WorkerLostException;

  /** Ends the worker at once. */
  void kill();

  /** Whether it takes up more than a worker should that waits for the next submission. */
  default boolean isBloated() {
    return false;
  }

  /** Lets the worker end by itself, and sees to it that it does. */
  @Override
  void close();

  /** Starts workers. */
  interface Source {
    /** Starts one. */
    Worker start() throws IOException;
  }

  /** There is no worker to answer any more. */
  final class WorkerLostException extends Exception {
    private static final long serialVersionUID = 1L;

    private final Why why;
    private final String lastWords;

    WorkerLostException(Why why) {
      this(why, "");
    }

    /**
     * A loss.
     *
     * @param lastWords what the worker said last on standard error, for the instructor
     */
    WorkerLostException(Why why, String lastWords) {
      super("the worker " + why.words);
      this.why = why;
      this.lastWords = lastWords;
    }

    Why why() {
      return why;
    }

    String lastWords() {
      return lastWords;
    }
  }

  /** Why a worker is gone, or was not asked. */
  enum Why {
    /** It was gone before it had anything to run. */
    NEVER_BEGAN("never began"),
    /** It ended, or talked nonsense: what it ran must have seen to that. */
    DIED("died"),
    /** Its time was over. */
    LATE("had all its time"),
    /** All that it ran was waiting, and had been for long. */
    WAITED("waited for what never came"),
    /** What was asked before had used up the time of all: it was not asked any more. */
    NOT_ASKED("was not asked any more"),
    /** It took more memory or threads than there are for it. */
    OUTGREW("took more memory or threads than there are for it"),
    /** Somebody ended it who was not us, such as a system that ran out of memory. */
    ENDED_FROM_OUTSIDE("was ended from outside"),
    /** This side had no memory left to read its answer. */
    UNHEARD("could not be heard"),
    /** This side could not see any more how long it ran and how large it was. */
    UNWATCHED("could not be watched");

    private final String words;

    Why(String words) {
      this.words = words;
    }

    /** Whether nothing that it ran can be blamed. */
    boolean isOurs() {
      return switch (this) {
        case NEVER_BEGAN, ENDED_FROM_OUTSIDE, UNHEARD, UNWATCHED -> true;
        case DIED, LATE, WAITED, NOT_ASKED, OUTGREW -> false;
      };
    }

    /** Whether it ran until there was no time left for it. */
    boolean isOutOfTime() {
      return this == LATE || this == WAITED;
    }
  }
}
