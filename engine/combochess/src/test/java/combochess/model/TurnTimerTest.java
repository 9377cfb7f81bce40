package combochess.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@DisplayName("The timer of a turn")
@Tag("each-java")
class TurnTimerTest {

  private final ManualClock clock = new ManualClock();
  private final TurnTimer timer = new TurnTimer(clock, 3);
  private final List<String> heard = new ArrayList<>();

  private final TimerListener listener =
      new TimerListener() {
        @Override
        public void ticked(int secondsLeft) {
          heard.add("" + secondsLeft);
        }

        @Override
        public void timedOut() {
          heard.add("out");
        }
      };

  TurnTimerTest() {
    timer.addListener(listener);
  }

  private void passAndTick(long... millis) {
    for (long some : millis) {
      clock.pass(some);
      timer.tick();
    }
  }

  @Test
  @DisplayName("notifies its listeners once a second, and once when the time is up")
  void notifiesItsListenersOnceASecond() {
    timer.start();
    passAndTick(0, 999, 1, 500, 500, 999, 1, 5000);
    assertEquals(List.of("2", "1", "out"), heard);
    assertFalse(timer.isRunning());
  }

  @Test
  @DisplayName("loses no time if nobody calls it for a while")
  void losesNoTimeIfNobodyCallsItForAWhile() {
    timer.start();
    passAndTick(3000);
    assertEquals(List.of("out"), heard);
  }

  @Test
  @DisplayName("begins with the full time each time it is started")
  void beginsWithTheFullTimeEachTimeItIsStarted() {
    timer.start();
    passAndTick(2500);
    timer.start();
    passAndTick(2500);
    assertEquals(List.of("1", "1"), heard);
    timer.stop();
    passAndTick(9000);
    assertEquals(List.of("1", "1"), heard);
    assertEquals(3, timer.getSecondsLeft());
  }

  @Test
  @DisplayName("allows a listener to remove itself or to start the timer again")
  void allowsAListenerToRemoveItself() {
    timer.addListener(
        new TimerListener() {
          @Override
          public void ticked(int secondsLeft) {
            timer.removeListener(listener);
          }

          @Override
          public void timedOut() {
            timer.start();
          }
        });
    timer.start();
    passAndTick(1000, 1000, 1000, 3000);
    assertEquals(List.of("2"), heard);
    assertEquals(3, timer.getSecondsLeft());
  }
}
