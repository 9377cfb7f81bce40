package boardwright.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * How an object of a learner's class is created, and what is done with it then, so that a check can
 * do the same again with a new one.
 *
 * @param <S> what is asked: the object, or a record of the check's that holds it
 */
public final class Life<S> {
  private final String written;
  private final Callable<S> creation;
  private final List<Step<S>> steps;

  private Life(String written, Callable<S> creation, List<Step<S>> steps) {
    this.written = written;
    this.creation = creation;
    this.steps = steps;
  }

  /**
   * An object that is created, and nothing more.
   *
   * @param written the creation as a student would write it, such as {@code new Checkerboard()}
   */
  public static <S> Life<S> of(String written, Callable<S> creation) {
    return new Life<>(written, creation, List.of());
  }

  /**
   * The same, with one more call at its end. What the call returns or throws is for other checks.
   *
   * @param call the call without the object, such as {@code zero()}
   */
  public Life<S> then(String call, Action<S> code) {
    List<Step<S>> more = new ArrayList<>(steps);
    more.add(new Step<>(call, code));
    return new Life<>(written, creation, more);
  }

  int steps() {
    return steps.size();
  }

  /** A new object, with which nothing has been done yet. */
  S begin() {
    Limits.renew();
    return Call.of(written, creation).get("an object");
  }

  /** A new object after the first steps. */
  S begin(int first) {
    S object = begin();
    for (int i = 0; i < first; i++) {
      step(object, i);
    }
    return object;
  }

  /** Does one step; nothing, if the life has no such step. */
  void step(S object, int index) {
    if (index < 0 || index >= steps.size()) {
      return;
    }
    Limits.renew();
    Step<S> step = steps.get(index);
    try {
      Call.run(step.call, () -> step.code.on(object)).make();
    } catch (Exception | AssertionError | LinkageError e) {
      return; // whether the step works is for other checks: here, all objects take the same ones
    }
  }

  /** Everything in words, such as {@code move = new Move(…), then move.setNext(null)}. */
  String text(String name) {
    return text(name, steps.size());
  }

  /** As above, up to one of its steps. */
  String text(String name, int first) {
    StringBuilder text = new StringBuilder(name).append(" = ").append(written);
    for (int i = 0; i < first; i++) {
      text.append(i == 0 ? ", then " : ", ").append(name).append('.').append(steps.get(i).call);
    }
    return text.toString();
  }

  private record Step<S>(String call, Action<S> code) {}

  /** What is done with an object. */
  public interface Action<S> {
    /** Does it. */
    void on(S object) throws Exception;
  }
}
