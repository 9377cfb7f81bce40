package boardwright.testkit;

import boardwright.protocol.Finding;
import boardwright.protocol.Shown;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The questions that an object answers without being changed. They are asked again and again, to
 * find out whether {@linkplain #twice asking changes something} and whether {@linkplain #beside two
 * objects share something}. Which answers are right is for other checks: here, the answers of an
 * object are compared with answers of the same class.
 *
 * @param <S> what is asked: an object of the learner's, or a record of the check's that holds it
 */
public final class Replay<S> {
  private static final String UNASKED = "what a new object says that was not asked before: ";

  private final String name;
  private final List<Question<S, ?>> questions;

  private Replay(String name, List<Question<S, ?>> questions) {
    this.name = name;
    this.questions = questions;
  }

  /**
   * No questions yet.
   *
   * @param name what a student would call the object, such as {@code board}
   */
  public static <S> Replay<S> of(String name) {
    return new Replay<>(name, List.of());
  }

  /**
   * These questions to the object that is called so in a {@link SnippetSession}.
   *
   * @param calls the calls without the object, such as {@code getNext()}
   */
  public static Replay<SnippetSession> of(String name, String... calls) {
    Replay<SnippetSession> replay = of(name);
    for (String call : calls) {
      replay =
          replay.asks(
              call,
              session -> new InSession(session, session.ask(name + "." + call).make()),
              InSession::words);
    }
    return replay;
  }

  /** An answer, and who can put it into words. */
  private record InSession(SnippetSession session, Object answer) {
    Object words() {
      return Call.text("%s", session.inWords(answer));
    }
  }

  /**
   * The same with one more question.
   *
   * @param call the call without the object, such as {@code isJump()}
   * @param code asks, and gives a value to compare, which cannot change; what the page leaves open
   *     is not in it
   */
  public Replay<S> asks(String call, Asking<S, ?> code) {
    return and(new Question<>(call, code, null));
  }

  /**
   * The same with one more question, whose answer is an object that must not change later.
   *
   * @param reader reads from the answer the value to compare
   */
  public <A> Replay<S> asks(String call, Asking<S, A> code, Function<A, ?> reader) {
    return and(new Question<>(call, code, reader));
  }

  private Replay<S> and(Question<S, ?> question) {
    List<Question<S, ?>> more = new ArrayList<>(questions);
    more.add(question);
    return new Replay<>(name, more);
  }

  /**
   * Fails if an answer depends on what was asked before: after each step of a life an object is
   * asked everything, and everything once more in the opposite order. Its answers stay, and are
   * those of an object that was never asked before. A class that answers the same in all lives, at
   * each step, fails too: then it says nothing that asking changes nothing.
   */
  @SafeVarargs
  public final void twice(Life<S>... lives) {
    if (neverDiffers(lives)) {
      Answer answer = ask(answerable(lives[0]), lives[0].begin()).get(0);
      answer.fail(
          lives[0].text(name),
          "an answer that depends on what was done",
          "yours always said " + answer.seen);
    }
    for (Life<S> life : lives) {
      twice(life);
    }
  }

  private boolean neverDiffers(Life<S>[] lives) {
    List<Question<S, ?>> order = answerable(lives[0]);
    List<String> first = seen(ask(order, lives[0].begin()));
    for (Life<S> life : lives) {
      for (int step = life.steps(); step >= 0; step--) {
        if (!seen(ask(order, life.begin(step))).equals(first)) {
          return false;
        }
      }
    }
    return true;
  }

  private void twice(Life<S> life) {
    List<Question<S, ?>> order = answerable(life);
    List<List<Answer>> never = unasked(order, life);
    S object = life.begin();
    for (int step = 0; step <= life.steps(); step++) {
      life.step(object, step - 1);
      String on = life.text(name, step);
      List<Answer> first = ask(order, object);
      List<Answer> again = reversed(ask(reversed(order), object));
      same(first, again, on, "the same answer as before: ");
      stay(seen(first), first, on);
      if (tellsOfAsking(never.get(step), first, order, life, step)) {
        same(never.get(step), first, on, UNASKED);
      }
    }
    S other = life.begin();
    for (int step = 0; step <= life.steps(); step++) {
      life.step(other, step - 1);
      List<Answer> backwards = ask(reversed(order), other);
      if (tellsOfAsking(never.get(step), reversed(backwards), order, life, step)) {
        same(reversed(never.get(step)), backwards, life.text(name, step), UNASKED);
      }
    }
  }

  /**
   * Whether the answers are other ones than those of an object that was never asked. Where two such
   * objects differ, they share something, which is no such fault.
   */
  private boolean tellsOfAsking(
      List<Answer> never,
      List<Answer> answers,
      List<Question<S, ?>> order,
      Life<S> life,
      int step) {
    return !seen(never).equals(seen(answers))
        && seen(never).equals(seen(ask(order, life.begin(step))));
  }

  /** What new objects answer, one after each step. */
  private List<List<Answer>> unasked(List<Question<S, ?>> order, Life<S> life) {
    List<List<Answer>> answers = new ArrayList<>();
    for (int step = 0; step <= life.steps(); step++) {
      answers.add(ask(order, life.begin(step)));
    }
    return answers;
  }

  /**
   * Fails if an object's answers change when another one is created, set up and asked in between,
   * whichever of the two is the other one.
   */
  public void beside(Life<S> life, Life<S> other) {
    List<Question<S, ?>> order = answerable(life);
    S early = life.begin(life.steps());
    Alone<S> one = alone(order, life);
    Alone<S> two = alone(order, other);
    if (seen(one.answers).equals(seen(two.answers))) {
      Answer first = one.answers.get(0);
      String on = life.text(name) + "; and " + other.text("other");
      first.fail(
          on,
          "different answers from two different objects",
          "yours said " + first.seen + " both times");
    }
    apart(one, ask(order, early), two); // beside both of them
    during(order, one, two);
    during(order, two, one);
    byTurns(order, one, two);
  }

  private Alone<S> alone(List<Question<S, ?>> order, Life<S> life) {
    List<Answer> answers = ask(order, life.begin(life.steps()));
    return new Alone<>(life, answers, now(answers));
  }

  /** The other object has all its life before this one is asked. */
  private void during(List<Question<S, ?>> order, Alone<S> one, Alone<S> other) {
    S object = one.life.begin(one.life.steps());
    S second = other.life.begin(other.life.steps());
    List<Answer> others = ask(order, second);
    apart(one, ask(order, object), other);
    apart(other, others, one);
  }

  /** Both are created, set up and asked by turns. */
  private void byTurns(List<Question<S, ?>> order, Alone<S> one, Alone<S> other) {
    S second = other.life.begin();
    S object = one.life.begin();
    for (int i = 0; i < Math.max(one.life.steps(), other.life.steps()); i++) {
      one.life.step(object, i);
      other.life.step(second, i);
    }
    List<Answer> answers = new ArrayList<>();
    List<Answer> others = new ArrayList<>();
    for (Question<S, ?> question : order) {
      answers.add(question.put(name, object));
      others.add(question.put(name, second));
    }
    apart(one, answers, other);
    apart(other, others, one);
  }

  private void apart(Alone<S> one, List<Answer> answers, Alone<S> other) {
    String on = one.life.text(name) + "; and " + other.life.text("other");
    same(one.answers, answers, on, "what it says without the other object: ");
    stay(one.later, answers, on);
  }

  /** Fails unless the answers are the expected ones; where none are known, any will do. */
  private static void same(List<Answer> expected, List<Answer> answers, String on, String as) {
    for (int i = 0; i < expected.size(); i++) {
      String right = expected.get(i).seen;
      Answer answer = answers.get(i);
      if (!right.equals(answer.seen)) {
        answer.fail(on, as + right, answer.isASentence ? answer.seen : "yours said " + answer.seen);
      }
    }
  }

  /** Fails unless the answers still are what they were, or what they became without the other. */
  private static void stay(List<String> expected, List<Answer> answers, String on) {
    List<String> now = now(answers);
    for (int i = 0; i < now.size(); i++) {
      if (!now.get(i).equals(expected.get(i))) {
        answers.get(i).fail(on, expected.get(i) + ", for good", "yours became " + now.get(i));
      }
    }
  }

  /** The questions that can be asked; what is missing in the class is for other checks to say. */
  private List<Question<S, ?>> answerable(Life<S> life) {
    List<Question<S, ?>> there = new ArrayList<>();
    LinkageError missing = null;
    for (Question<S, ?> question : questions) {
      try {
        question.put(name, life.begin());
        there.add(question);
      } catch (LinkageError e) {
        missing = e;
      }
    }
    if (there.isEmpty() && missing != null) {
      throw missing;
    }
    return there;
  }

  private List<Answer> ask(List<Question<S, ?>> order, S object) {
    List<Answer> answers = new ArrayList<>();
    order.forEach(question -> answers.add(question.put(name, object)));
    return answers;
  }

  private static List<String> seen(List<Answer> answers) {
    return answers.stream().map(Answer::seen).toList();
  }

  private static List<String> now(List<Answer> answers) {
    return answers.stream().map(answer -> answer.now.get()).toList();
  }

  private static <T> List<T> reversed(List<T> list) {
    List<T> reversed = new ArrayList<>(list);
    Collections.reverse(reversed);
    return reversed;
  }

  /**
   * What an object says without another one.
   *
   * @param later what became of its answers when everything was asked
   */
  private record Alone<S>(Life<S> life, List<Answer> answers, List<String> later) {}

  /**
   * A question.
   *
   * @param reader reads what may change from the answer; null if nothing may
   */
  private record Question<S, A>(String call, Asking<S, A> code, Function<A, ?> reader) {
    Answer put(String name, S object) {
      Limits.renew();
      Call<A> asked = Call.of(name + "." + call, () -> code.of(object));
      try {
        A given = asked.make();
        if (reader == null) {
          String seen = Shown.value(given);
          return new Answer(asked, seen, false, () -> seen);
        }
        Supplier<String> value = () -> Shown.value(reader.apply(given));
        return new Answer(asked, value.get(), false, value);
      } catch (CheckFailed failed) {
        Finding finding = failed.finding();
        String seen = finding.seen().isEmpty() ? finding.sentence() : finding.seen();
        return new Answer(asked, seen, !finding.seen().isEmpty(), () -> seen);
      } catch (Exception | AssertionError thrown) {
        String text = thrown instanceof AssertionError ? Shown.message(thrown) : null;
        String seen = text == null ? Shown.withArticle(thrown.getClass().getSimpleName()) : text;
        return new Answer(asked, seen, false, () -> seen);
      }
    }
  }

  /**
   * An answer.
   *
   * @param seen its value when it was given, or what was thrown
   * @param isASentence whether that is a sentence about the class, and no value
   * @param now its value when it is read
   */
  private record Answer(Call<?> call, String seen, boolean isASentence, Supplier<String> now) {
    void fail(String on, String expected, String observed) {
      call.on(on).fail(expected, observed);
    }
  }

  /** Asks an object a question. */
  public interface Asking<S, A> {
    /** Asks. */
    A of(S object) throws Exception;
  }
}
