package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Doubles;
import boardwright.testkit.Limits;
import boardwright.testkit.SnippetSession;
import boardwright.testkit.Snippets;
import combochess.model.ContractException;
import combochess.model.TimeSource;
import combochess.model.TimerListener;
import combochess.model.TurnTimer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A timer of the learner's and the clock that it asks, with listeners that write down. */
final class Ticking implements TimeSource {
  private static final Snippets JAVA = Snippets.in(Ticking.class, "combochess.model.*");

  private final SnippetSession session = JAVA.session().let("clock", this);
  private final List<String> told = new ArrayList<>();
  private final Map<String, TimerListener> listeners = new HashMap<>();
  private long now;

  private Ticking(long now, int seconds) {
    Limits.renew();
    this.now = now;
    session.run("timer = new TurnTimer(clock, %d)", seconds);
    session.showing("timer = new TurnTimer(clock, " + seconds + ")");
  }

  static Ticking of(int seconds) {
    return new Ticking(1_000_000, seconds);
  }

  /** As above, where the clock shows this when the timer is created. */
  static Ticking at(long millis, int seconds) {
    Ticking ticking = new Ticking(millis, seconds);
    ticking.session.note("clock.millis() is " + millis);
    return ticking;
  }

  @Override
  public long millis() {
    return now;
  }

  /** The timer, for listeners that do something with it while they are told. */
  TurnTimer timer() {
    return (TurnTimer) session.get("timer");
  }

  /** Removes a listener while another one is told something. */
  void loses(String name) {
    timer().removeListener(listener(name));
  }

  private TimerListener listener(String name, Consumer<String> reaction) {
    return Doubles.of(
        TimerListener.class,
        (method, with) -> {
          String call = method + "(" + (with.length == 0 ? "" : with[0]) + ")";
          told.add(name + "." + call);
          reaction.accept(call);
          return null;
        });
  }

  /** The listener of this name, which writes down what it is told. */
  TimerListener listener(String name) {
    return listeners.computeIfAbsent(name, key -> listener(key, call -> {}));
  }

  /** Adds a new listener, which does something besides writing down. */
  Ticking adds(String name, Consumer<String> reaction) {
    listeners.put(name, listener(name, reaction));
    return adds(name);
  }

  Ticking adds(String name) {
    session.let(name, listener(name));
    return does("timer.addListener(" + name + ")");
  }

  Ticking removes(String name) {
    session.let(name, listener(name));
    return does("timer.removeListener(" + name + ")");
  }

  Ticking starts() {
    return does("timer.start()");
  }

  Ticking stops() {
    return does("timer.stop()");
  }

  /** Lets time pass, and nothing more. */
  Ticking waits(long millis) {
    now += millis;
    session.note(millis == 1 ? "1 millisecond passes" : millis + " milliseconds pass");
    return this;
  }

  /** Lets time pass and calls {@code tick()}, at which exactly this must be told, in any order. */
  Ticking ticks(long millis, String... expected) {
    return waits(millis).does("timer.tick()", expected);
  }

  private Ticking does(String text, String... expected) {
    Limits.renew();
    told.clear();
    Call<Object> call = session.ask(text);
    call.get(expected.length == 0 ? "no exception" : inWords(List.of(expected)));
    hears(call, expected);
    session.note(text);
    told.clear();
    return this;
  }

  /** Fails if a listener of this timer was notified while nobody called the timer. */
  Ticking hears() {
    hears(session.ask("timer").on("calls of another timer"));
    return this;
  }

  private void hears(Call<Object> call, String... expected) {
    call.require(
        told.stream().sorted().toList().equals(List.of(expected).stream().sorted().toList()),
        inWords(List.of(expected)),
        "yours made " + inWords(told));
  }

  private static String inWords(List<String> calls) {
    return calls.isEmpty() ? "no call of a listener" : String.join(", ", calls);
  }

  Ticking left(int seconds) {
    session.ask("timer.getSecondsLeft()").returns(seconds);
    return this;
  }

  Ticking running(boolean expected) {
    session.ask("timer.isRunning()").returns(expected);
    return this;
  }

  /** Fails unless each of these breaks the contract. */
  void refuses(String... expressions) {
    for (String expression : expressions) {
      session.ask(expression).isRefusedWith(ContractException.class);
    }
  }
}
