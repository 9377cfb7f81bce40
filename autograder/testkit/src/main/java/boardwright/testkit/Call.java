package boardwright.testkit;

import boardwright.meter.Meter;
import boardwright.protocol.Finding;
import boardwright.protocol.Shown;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * One call into the learner's class, with the words to report it in. Whatever the learner's code
 * throws is told as a finding about that call, never as an error of the suite.
 *
 * @param <T> what the call gives back
 */
public final class Call<T> {
  private static final Pattern NUMBER = Pattern.compile("(?<![\\w.-])\\d{1,3}(?![\\w.])");

  private static volatile Call<?> latest;

  private final Object written;
  private final Callable<T> code;
  private final Object before;
  private final Session session;

  /** How a session shows answers, and the objects and types that it knows by name. */
  record Session(
      Function<Object, String> words, Map<String, ?> names, Function<String, Class<?>> types) {}

  private Call(Object written, Callable<T> code, Object before, Session session) {
    this.written = written;
    this.code = code;
    this.before = before;
    this.session = session;
  }

  /**
   * A call.
   *
   * @param written the call as a student would write it, such as {@code square.getNext()}: a text,
   *     or {@link #text} where the check makes many calls
   * @param code makes the call: a lambda, and no method reference, which the JVM refuses where the
   *     method is inherited from a class that is not public
   */
  public static <T> Call<T> of(Object written, Callable<T> code) {
    return new Call<>(written, code, "", new Session(Shown::value, Map.of(), name -> null));
  }

  /** A text that is put together when somebody reads it, and most are never read. */
  public static Object text(String format, Object... arguments) {
    return text(() -> format.formatted(arguments));
  }

  /** As above, for a text that is put together by this. */
  static Object text(Supplier<String> text) {
    return new Object() {
      @Override
      public String toString() {
        return text.get();
      }
    };
  }

  /** A call that gives nothing back. */
  public static Call<Void> run(Object written, Action code) {
    return of(
        written,
        () -> {
          code.run();
          return null;
        });
  }

  /**
   * Says what the call is made on: a drawn board, or the calls that went before it. It is not
   * turned into text before somebody reads it.
   */
  public Call<T> on(Object what) {
    return new Call<>(written, code, what, session);
  }

  /** The same call, whose answers are shown in these words; {@link #is} knows objects by name. */
  Call<T> shown(Session by) {
    return new Call<>(written, code, before, by);
  }

  /** The same call, of whose answer only what is read from it matters. */
  public <R> Call<R> as(Function<T, R> reader) {
    return new Call<>(written, () -> reader.apply(code.call()), before, session);
  }

  /** Makes the call and gives its value back; what the learner's code throws comes through. */
  public T make() throws Exception {
    Call<?> outer = latest;
    latest = this;
    T value;
    try {
      value = code.call();
    } catch (Throwable thrown) {
      Meter.caught(thrown); // here a suite catches what a learner's code might have
      throw thrown;
    }
    latest = outer; // what is stopped from here on is not stopped in this call
    return value;
  }

  /** Makes the call and gives its value back; fails if the learner's code throws. */
  public T get() {
    return get("to go through");
  }

  /** As {@link #get()}, saying what a right class does. */
  public T get(String expected) {
    try {
      return make();
    } catch (Throwable thrown) {
      throw failed(expected, thrown);
    }
  }

  /** As {@link #get(String)}, which fails if there is no such object, but null. */
  public T getObject(String expected) {
    return require(Objects::nonNull, expected, none -> "yours gave null");
  }

  /** Fails unless the call returns this value. */
  public void returns(Object expected) {
    T seen = get(inWords(expected));
    if (!Objects.equals(expected, seen)) {
      Finding finding = finding(inWords(expected), "yours said " + inWords(seen));
      throw new CheckFailed(
          expected instanceof String wanted && seen instanceof String given
              ? finding.differing(Shown.plain(wanted), Shown.plain(given))
              : finding);
    }
  }

  /**
   * Fails unless the call returns this very object.
   *
   * @param name the variable that holds it, or {@code null}
   */
  public void is(String name) {
    returnsSame(session.names.get(name), name, session.names);
  }

  /** Fails if the call returns the object that this variable holds. */
  public void isNot(String name) {
    String expected = "another object than " + name;
    T seen = get(expected);
    if (seen == null || seen == session.names.get(name)) {
      fail(expected, "yours gave " + (seen == null ? "null" : name + " again"));
    }
  }

  /** Fails unless the call returns an object of this type. */
  public void returnsA(Class<?> type) {
    String expected = Shown.withArticle(type.getSimpleName());
    T seen = get(expected);
    if (!type.isInstance(seen)) {
      fail(expected, "yours gave " + inWords(seen));
    }
  }

  /** Fails unless the call, which is a snippet, returns an object of this type of the mix. */
  public void returnsA(String type) {
    returnsA(session.types.apply(type));
  }

  /** Fails unless the call returns a text that has this one in it. */
  public void contains(String part) {
    String expected = "a text that contains " + Shown.value(part);
    T seen = get(expected);
    if (!(seen instanceof String text) || !text.contains(part)) {
      fail(expected, "yours said " + inWords(seen));
    }
  }

  /** Fails unless what the call returns has these elements, in whatever order. */
  public void lists(Collection<?> expected) {
    Wording list = Wording.of(expected.stream().map(String::valueOf).toList());
    T seen = get(list.toString());
    if (!(seen instanceof Collection<?> all)) {
      fail(list.toString(), "yours gave " + inWords(seen));
      return;
    }
    String difference = list.difference(all.stream().map(String::valueOf).toList());
    if (!difference.isEmpty()) {
      fail(list.toString(), difference);
    }
  }

  /** Fails unless the call returns this very object. */
  public void returnsSame(Object expected, String name) {
    returnsSame(expected, name, session.names);
  }

  /**
   * As above, where the call may have returned something else that has a name.
   *
   * @param others objects by their names
   */
  public void returnsSame(Object expected, String name, Map<String, ?> others) {
    T seen = get(name);
    if (seen != expected) {
      String known =
          others.entrySet().stream()
              .filter(other -> other.getValue() == seen)
              .map(Map.Entry::getKey)
              .findFirst()
              .orElse("something else");
      fail(name, "yours gave " + (seen == null ? "null" : known));
    }
  }

  /** Fails unless the call throws an exception of this type. */
  public void isRefusedWith(Class<? extends Throwable> type) {
    isRefused(type::isInstance, Shown.withArticle(type.getSimpleName()));
  }

  /** Fails unless the call throws what is right. */
  public void isRefused(Predicate<Throwable> right, String expected) {
    try {
      make();
    } catch (Throwable thrown) {
      if (right.test(thrown)) {
        return;
      }
      throw failed(expected, thrown);
    }
    fail(expected, "no exception was thrown");
  }

  /** Fails with this expectation and this observation unless all is right. */
  public void require(boolean right, String expected, String seen) {
    if (!right) {
      fail(expected, seen);
    }
  }

  /** Fails unless what the call returns is right, saying what it is; gives it back. */
  public T require(Predicate<T> right, String expected, Function<T, String> seen) {
    T value = get(expected);
    if (!right.test(value)) {
      fail(expected, seen.apply(value));
    }
    return value;
  }

  /** Fails with this expectation and this observation. */
  public void fail(String expected, String seen) {
    throw new CheckFailed(finding(expected, seen));
  }

  private String inWords(Object value) {
    return session.words.apply(value);
  }

  private Finding finding(String expected, String seen) {
    return new Finding(written.toString(), drawn(), expected, seen, "");
  }

  /** The call as a student would write it. */
  @Override
  public String toString() {
    return written.toString();
  }

  /**
   * The call that did not come to its end, as a student would write it; empty if there is none, or
   * if it cannot be written, since the learner's code has a part in its text.
   */
  public static String latest() {
    Call<?> call = latest;
    return call == null ? "" : readable(call::toString);
  }

  /** What the call that did not come to its end was made on; empty as above. */
  public static String latestBoard() {
    Call<?> call = latest;
    return call == null ? "" : readable(call::drawn);
  }

  private static String readable(Supplier<String> text) {
    try {
      return text.get();
    } catch (Throwable thrown) {
      return ""; // there is a verdict already, and this would only illustrate it
    }
  }

  /** What the call was made on; of a board the part that the call asks about is always drawn. */
  private String drawn() {
    return board().toString();
  }

  private Object board() {
    if (!(before instanceof Drawn board)) {
      return before;
    }
    String call = written.toString();
    int[] numbers =
        NUMBER
            .matcher(call.substring(call.lastIndexOf('(') + 1))
            .results()
            .mapToInt(number -> Integer.parseInt(number.group()))
            .toArray();
    return numbers.length > 0 && numbers.length % 2 == 0 ? board.grid().around(numbers) : before;
  }

  /** Forgets the calls of the check before. */
  public static void forget() {
    latest = null;
  }

  private Error failed(String expected, Throwable thrown) {
    if (thrown instanceof Error error && !(thrown instanceof AssertionError)) {
      return error;
    }
    if (thrown instanceof CheckFailed failed && failed.finding().called().isEmpty()) {
      Finding finding = failed.finding(); // about a part of this call
      return new CheckFailed(finding(finding.expected(), finding.seen()));
    }
    if (thrown instanceof CheckFailed || thrown instanceof CheckBlocked) {
      return (Error) thrown;
    }
    Finding finding = Finding.thrown(written.toString(), drawn(), expected, thrown);
    return CheckFailed.over(thrown, finding);
  }

  /** Code that gives nothing back. */
  public interface Action {
    /** Makes the call. */
    void run() throws Exception;
  }
}
