package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Lab;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The budget of a submission")
class BudgetTest {
  private static final boolean CODE = true;
  private static final boolean READING = false;
  private static final List<String> MOVE = List.of("Move");

  @Test
  @DisplayName("gives one mix a third of it, and the next one a third again")
  void oneMixHasAShare() {
    Budget budget = budget(30, 2);
    budget.beginMix(MOVE);
    charge(budget, CODE, 10);
    assertFalse(budget.isSpent(CODE), "exactly its share");
    budget.charge(CODE, 1);
    assertTrue(budget.isSpent(CODE));
    for (int more = 0; more < 2; more++) {
      budget.beginMix(MOVE);
      assertFalse(budget.isSpent(CODE));
      charge(budget, CODE, 10);
    }
    budget.beginMix(MOVE);
    assertTrue(budget.isSpent(CODE), "three shares are all there is");
  }

  @Test
  @DisplayName("lets a mix have the time of one check that is asked twice")
  void shareIsEnoughForOneCheck() {
    Budget budget = budget(30, 8);
    charge(budget, CODE, 16);
    assertFalse(budget.isSpent(CODE));
  }

  @Test
  @DisplayName("has five times as much for checks that run no code, and these take nothing of it")
  void readingHasAnAccountOfItsOwn() {
    Budget budget = budget(30, 2);
    charge(budget, READING, 150);
    assertFalse(budget.isSpent(READING));
    budget.charge(READING, 1);
    assertTrue(budget.isSpent(READING));
    assertFalse(budget.isSpent(CODE));
    Budget looped = budget(30, 2);
    charge(looped, CODE, 31);
    assertFalse(looped.isSpent(READING));
  }

  @Test
  @DisplayName("gets back what the submission is not to blame for, whichever account paid")
  void refundsGoWhereTheChargeCameFrom() {
    Budget budget = budget(30, 2);
    budget.refund(CODE, TimeUnit.SECONDS.toNanos(100));
    charge(budget, CODE, 105);
    assertFalse(budget.isSpent(CODE));
    budget.refund(READING, TimeUnit.SECONDS.toNanos(100));
    charge(budget, READING, 250);
    assertFalse(budget.isSpent(READING));
    charge(budget, CODE, 6);
    assertTrue(budget.isSpent(CODE));
  }

  @Test
  @DisplayName("gives up a mix and what has all of its classes, and no other and no reading")
  void givesUpAMix() {
    Budget budget = budget(30, 2);
    budget.beginMix(MOVE);
    budget.addLate();
    assertFalse(budget.isSpent(CODE), "one check may be late");
    budget.addLate();
    assertTrue(budget.isSpent(CODE));
    assertFalse(budget.isSpent(READING));
    budget.beginMix(List.of("Piece", "Move"));
    assertTrue(budget.isSpent(CODE), "the program");
    budget.beginMix(List.of("Piece"));
    assertFalse(budget.isSpent(CODE));
    budget.beginMix(MOVE);
    assertTrue(budget.isSpent(CODE), "another stage's");
  }

  private static Budget budget(int submissionSeconds, int seconds) {
    return new Budget(new Lab.Limits(1_000, 1, seconds, submissionSeconds, null));
  }

  private static void charge(Budget budget, boolean runsCode, int seconds) {
    budget.charge(runsCode, TimeUnit.SECONDS.toNanos(seconds));
  }
}
