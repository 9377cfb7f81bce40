package combochess.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TurnTimerTest {
  private long now = 50_000;
  private final TurnTimer timer = new TurnTimer(() -> now, 5);
  private final List<String> told = new ArrayList<>();

  private class Listener implements TimerListener {
    @Override
    public void ticked(int secondsLeft) {
      told.add("" + secondsLeft);
    }

    @Override
    public void timedOut() {
      told.add("out " + timer.isRunning());
    }
  }

  private void pass(long millis) {
    now += millis;
    timer.tick();
  }

  @Test
  void standsStillAtFirst() {
    timer.addListener(new Listener());
    pass(2_000);
    assertFalse(timer.isRunning());
    assertEquals(5, timer.getSecondsLeft());
    assertEquals(List.of(), told);
  }

  @Test
  void countsDown() {
    timer.addListener(new Listener());
    timer.start();
    pass(999);
    assertEquals(5, timer.getSecondsLeft());
    pass(1);
    pass(0);
    pass(2_500);
    pass(1_500);
    pass(3_000);
    assertEquals(List.of("4", "2", "out false"), told);
  }

  @Test
  void startsAnewEachTime() {
    timer.addListener(new Listener());
    timer.start();
    pass(3_000);
    timer.start();
    assertEquals(5, timer.getSecondsLeft());
    pass(1_000);
    timer.stop();
    pass(1_000);
    assertEquals(5, timer.getSecondsLeft());
    timer.start();
    assertEquals(5, timer.getSecondsLeft());
    assertEquals(List.of("2", "4"), told);
  }

  @Test
  void listenersMayLeaveWhileTheyAreTold() {
    timer.addListener(
        new Listener() {
          @Override
          public void ticked(int secondsLeft) {
            timer.removeListener(this);
          }
        });
    timer.addListener(new Listener());
    timer.addListener(new Listener());
    timer.start();
    pass(1_000);
    pass(1_000);
    assertEquals(List.of("4", "4", "3", "3"), told);
  }

  @Test
  void checksItsContract() {
    assertThrows(ContractException.class, () -> new TurnTimer(() -> 0, 0));
    assertThrows(ContractException.class, () -> new TurnTimer(null, 5));
    assertThrows(ContractException.class, () -> timer.addListener(null));
  }
}
