package boardwright.suites.combochess;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.ClassRules;
import boardwright.testkit.Structure;
import boardwright.testkit.StyleRules;
import boardwright.testkit.Subject;
import boardwright.testkit.Suite;
import combochess.model.TimerListener;
import java.util.List;
import org.junit.jupiter.api.DisplayName;

/** Stage timer: {@code TurnTimer}. */
@Suite(lab = "combochess", stage = "timer")
public class TimerSuite
    implements StyleRules, StyleRules.Contracts, ClassRules.PrivateFields, ClassRules.NoOutput {

  @Check(rule = "R1")
  @DisplayName("A new timer stands still and has the full time")
  void standsStillAtFirst() {
    Ticking timer = Ticking.of(30).running(false).left(30);
    timer.adds("listener").ticks(5_000).ticks(60_000);
    timer.running(false).left(30);
    Ticking.at(0, 7).running(false).left(7).waits(100).left(7);
  }

  @Check(rule = "R2", points = 2)
  @DisplayName("start counts from the full time, whatever the clock shows")
  void startsWithTheFullTime() {
    for (long clock : new long[] {0, 999, 1_000_000, 5_000_000_000L, -4_500}) {
      Ticking timer = Ticking.at(clock, 30).waits(1_234).starts().running(true).left(30);
      timer.waits(1_000).left(29).waits(20_000).left(9);
      timer.starts().running(true).left(30).waits(2_000).left(28);
    }
    for (long clock : new long[] {0, -1, -30_000}) { // at the start, and at its end
      Ticking.at(clock, 30).starts().running(true).waits(2_000).left(28);
    }
  }

  @Check(rule = "R3", points = 2)
  @DisplayName("The seconds left are rounded up, and never less than 0")
  void roundsUp() {
    Ticking timer = Ticking.of(30).starts();
    timer.waits(1).left(30).waits(998).left(30).waits(1).left(29).waits(1).left(29);
    timer.waits(27_999).left(1).waits(999).left(1).waits(1).left(0);
    timer.waits(1).left(0).waits(90_000).left(0);
    for (int limit : new int[] {3_000_000, Integer.MAX_VALUE}) {
      Ticking.of(limit).starts().left(limit).waits(1_500).left(limit - 1);
    }
  }

  @Check(rule = "R4", points = 3)
  @DisplayName("tick tells the seconds left when their number has changed, and only then")
  void ticksOnceASecond() {
    Ticking timer = Ticking.of(5).adds("listener").starts();
    timer.ticks(0).ticks(999).ticks(1, "listener.ticked(4)").ticks(500).ticks(499);
    timer.ticks(1, "listener.ticked(3)").ticks(0).ticks(2_500, "listener.ticked(1)").ticks(499);
    Ticking again = Ticking.of(5).adds("listener").starts().ticks(2_000, "listener.ticked(3)");
    again.starts().ticks(0).ticks(2_000, "listener.ticked(3)");
    Ticking asked = Ticking.of(5).adds("listener").starts().waits(1_000).left(4);
    asked.ticks(0, "listener.ticked(4)").waits(2_000).left(2).ticks(0, "listener.ticked(2)");
  }

  @Check(rule = "R5", points = 3)
  @DisplayName("When the time is up, the timer stops and calls timedOut once")
  void timesOut() {
    Ticking timer = Ticking.of(3).adds("listener").starts();
    timer.ticks(2_999, "listener.ticked(1)").ticks(1, "listener.timedOut()").running(false);
    timer.left(3).ticks(0).ticks(1_000).ticks(10_000);
    timer.starts().ticks(60_000, "listener.timedOut()").ticks(1_000).running(false);
    Ticking late = Ticking.of(3).starts();
    late.adds("listener", call -> late.running(false));
    late.ticks(3_000, "listener.timedOut()");
  }

  @Check(rule = "R6", points = 2)
  @DisplayName("stop ends the counting: nobody is told anything until the next start")
  void stops() {
    Ticking timer = Ticking.of(10).adds("listener").starts().ticks(4_000, "listener.ticked(6)");
    timer.stops().running(false).left(10).ticks(1_000).ticks(20_000);
    timer.starts().left(10).ticks(2_000, "listener.ticked(8)").stops().waits(500);
    timer.stops().starts().running(true).left(10).ticks(1_000, "listener.ticked(9)");
  }

  @Check(rule = "R7", points = 2)
  @DisplayName("All listeners are told, and a removed one no longer is")
  void tellsAllListeners() {
    Ticking timer = Ticking.of(4);
    timer.adds("ada").adds("ben").adds("cy").starts();
    timer.ticks(1_000, "ada.ticked(3)", "ben.ticked(3)", "cy.ticked(3)");
    timer.removes("ada").ticks(1_000, "ben.ticked(2)", "cy.ticked(2)");
    timer.removes("ada").removes("dan").ticks(2_000, "ben.timedOut()", "cy.timedOut()");
    timer.adds("ada").starts().ticks(3_500, "ada.ticked(1)", "ben.ticked(1)", "cy.ticked(1)");
  }

  @Check(rule = "R8", points = 3)
  @DisplayName("A listener may add or remove listeners and start the timer while it is told")
  void listenersMayReact() {
    Ticking leaving = Ticking.of(4);
    leaving.adds("ada", call -> leaving.loses("ada")).adds("ben").adds("cy").starts();
    leaving.ticks(1_000, "ada.ticked(3)", "ben.ticked(3)", "cy.ticked(3)");
    leaving.ticks(1_000, "ben.ticked(2)", "cy.ticked(2)");
    Ticking growing = Ticking.of(4);
    TimerListener newcomer = growing.listener("newcomer");
    growing.adds("ada", call -> growing.timer().addListener(newcomer)).adds("ben");
    growing.starts().ticks(1_000, "ada.ticked(3)", "ben.ticked(3)");
    Ticking mutual = Ticking.of(4); // the first one told removes the other
    mutual.adds("ada", call -> mutual.loses("ben")).adds("ben", call -> mutual.loses("ada"));
    mutual.starts().ticks(1_000, "ada.ticked(3)", "ben.ticked(3)").ticks(1_000);
    Ticking last = Ticking.of(4); // the same, when the time is up
    last.adds("ada", call -> last.loses("ben")).adds("ben", call -> last.loses("ada")).starts();
    last.ticks(4_000, "ada.timedOut()", "ben.timedOut()").starts().ticks(1_000);
    Ticking late = Ticking.of(4);
    TimerListener latecomer = late.listener("latecomer");
    late.adds("ada", call -> late.timer().addListener(latecomer)).adds("ben").starts();
    late.ticks(5_000, "ada.timedOut()", "ben.timedOut()");
    for (String when : List.of("timedOut()", "ticked(2)")) {
      Ticking again = Ticking.of(4);
      again.adds("ada", call -> startsAgain(again, call, when)).starts();
      again.ticks(when.equals("ticked(2)") ? 2_000 : 4_000, "ada." + when).running(true).left(4);
      again.ticks(0).ticks(1_000, "ada.ticked(3)").ticks(1_000, "ada.ticked(2)");
    }
  }

  private static void startsAgain(Ticking ticking, String call, String when) {
    if (call.equals(when)) {
      ticking.timer().start();
    }
  }

  @Check(rule = "R9", points = 2)
  @DisplayName("A broken precondition is a ContractException")
  void checksItsContract() {
    Ticking timer = Ticking.of(1);
    timer.refuses("new TurnTimer(null, 30)", "new TurnTimer(clock, 0)", "new TurnTimer(clock, -1)");
    timer.left(1).refuses("timer.addListener(null)");
  }

  @Check(rule = "R10")
  @DisplayName("Two timers share nothing")
  void sharesNothing() {
    Ticking one = Ticking.of(3).adds("one").starts();
    Ticking other = Ticking.of(9).adds("other");
    one.ticks(1_000, "one.ticked(2)");
    other.hears().running(false).left(9).ticks(2_000).starts();
    one.left(2).ticks(1_000, "one.ticked(1)").stops();
    other.hears().running(true).left(9).ticks(3_000, "other.ticked(6)");
    one.hears();
  }

  @Check(rule = "R10", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("No static field keeps a listener or a time")
  void keepsItsOwnListeners(Subject subject) {
    Design.model(subject, "TurnTimer").keepsNothingInStaticFields("timers that share nothing");
  }

  @Check(rule = "R11", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It knows listeners and clock by their interface, and treats all listeners alike")
  void knowsInterfacesOnly(Subject subject) {
    Structure timer = Design.model(subject, "TurnTimer");
    timer.knowsNone(
        "no other type of the game than TimeSource, TimerListener and the contract's",
        "combochess\\.(?!model\\.(TimeSource|TimerListener|Contract|ContractException)$).*");
    timer.asksForNoClass("combochess.");
  }

  @Check(rule = "R11", kind = Kind.STRUCTURE, points = 3)
  @DisplayName("It gets the time from its TimeSource alone, and has no thread")
  void asksItsTimeSource(Subject subject) {
    Structure timer = Design.model(subject, "TurnTimer");
    String expected = "no clock but the TimeSource, and no thread";
    timer.knowsNone(
        expected,
        "javax\\.swing\\..*|java\\.lang\\.Thread"
            + "|java\\.util\\.(Date|Calendar|Timer|TimerTask|concurrent\\.\\w*(Execut|Fork|Future)\\w*)"
            + "|java\\.time\\.(Clock|Year|\\w*(Instant|Date|Time))");
    timer.at().avoids(expected, "System.(currentTimeMillis|nanoTime)");
  }
}
