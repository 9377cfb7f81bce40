package boardwright.suites.combochess;

import boardwright.testkit.Call;
import boardwright.testkit.Limits;
import combochess.model.TimerListener;
import combochess.model.TurnTimer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** A timer of the learner's on a clock that the check sets, with listeners that write down. */
final class Ticking {
  private final List<String> history = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final Map<String, TimerListener> listeners = new HashMap<>();
  private final TurnTimer timer;
  private long now;

  private Ticking(long now, int seconds) {
    Limits.renew();
    this.now = now;
    String creation = "new TurnTimer(clock, " + seconds + ")";
    timer = Call.of(creation, () -> new TurnTimer(() -> this.now, seconds)).get("a timer");
    history.add("timer = " + creation);
  }

  static Ticking of(int seconds) {
    return new Ticking(1_000_000, seconds);
  }

  /** As above, where the clock shows this when the timer is created. */
  static Ticking at(long millis, int seconds) {
    Ticking ticking = new Ticking(millis, seconds);
    ticking.history.add("clock.millis() is " + millis);
    return ticking;
  }

  TurnTimer timer() {
    return timer;
  }

  /** Removes a listener while another one is told something. */
  void loses(String name) {
    timer.removeListener(listener(name));
  }

  private TimerListener listener(String name, Consumer<String> reaction) {
    return new TimerListener() {
      @Override
      public void ticked(int secondsLeft) {
        write("ticked(" + secondsLeft + ")");
      }

      @Override
      public void timedOut() {
        write("timedOut()");
      }

      private void write(String call) {
        told.add(name + "." + call);
        reaction.accept(call);
      }
    };
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
    return does("timer.addListener(" + name + ")", () -> timer.addListener(listener(name)));
  }

  Ticking removes(String name) {
    return does("timer.removeListener(" + name + ")", () -> timer.removeListener(listener(name)));
  }

  Ticking starts() {
    return does("timer.start()", () -> timer.start());
  }

  Ticking stops() {
    return does("timer.stop()", () -> timer.stop());
  }

  /** Makes a call at which nobody may be told anything. */
  private Ticking does(String text, Call.Action code) {
    Limits.renew();
    told.clear();
    Call<Void> call = Call.run(text, code).on(on());
    call.get("no exception");
    compare(call, List.of());
    history.add(text);
    return this;
  }

  /** Lets time pass, and nothing more. */
  Ticking waits(long millis) {
    now += millis;
    history.add(millis == 1 ? "1 millisecond passes" : millis + " milliseconds pass");
    return this;
  }

  /** Lets time pass and calls {@code tick()}, at which exactly this must be told, in any order. */
  Ticking ticks(long millis, String... expected) {
    waits(millis);
    Limits.renew();
    told.clear();
    Call<Void> call = Call.run("timer.tick()", () -> timer.tick()).on(on());
    call.get(inWords(List.of(expected)));
    compare(call, List.of(expected));
    history.add("timer.tick()");
    return this;
  }

  private void compare(Call<Void> call, List<String> expected) {
    if (!told.stream().sorted().toList().equals(expected.stream().sorted().toList())) {
      call.fail(inWords(expected), "yours made " + inWords(told));
    }
  }

  private static String inWords(List<String> calls) {
    return calls.isEmpty() ? "no call of a listener" : String.join(", ", calls);
  }

  Ticking left(int seconds) {
    Call.of("timer.getSecondsLeft()", () -> timer.getSecondsLeft()).on(on()).returns(seconds);
    return this;
  }

  Ticking running(boolean expected) {
    Call.of("timer.isRunning()", () -> timer.isRunning()).on(on()).returns(expected);
    return this;
  }

  private Object on() {
    return Call.text("%s", String.join("\n", history));
  }
}
