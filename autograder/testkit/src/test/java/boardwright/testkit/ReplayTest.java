package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Finding;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A counter that is asked for its count, its text and its last three counts. */
@DisplayName("A replay of the questions to an object")
class ReplayTest {
  /** What classes of the tests share, wrongly. */
  private static int shared;

  private static final List<Integer> SHARED = new ArrayList<>();

  private static final Replay<Counter> REPLAY =
      Replay.<Counter>of("counter")
          .asks("count()", Counter::count)
          .asks("toString()", Counter::toString)
          .asks("last()", Counter::last, List::copyOf);

  @BeforeEach
  void forget() {
    shared = 0;
    SHARED.clear();
  }

  @Test
  @DisplayName("finds nothing with a right class")
  void findsNothingWithARightClass() {
    passes(Counter::new);
  }

  @Test
  @DisplayName("finds nothing with a class that answers wrongly, but always the same")
  void findsNothingWithAClassThatAnswersWrongly() {
    passes(
        () ->
            new Counter() {
              @Override
              int count() {
                return 7 - super.count();
              }
            });
  }

  @Test
  @DisplayName("finds nothing with a class that always throws when it is asked one thing")
  void findsNothingWithAClassThatAlwaysThrows() {
    passes(
        () ->
            new Counter() {
              @Override
              int count() {
                throw new IllegalStateException("not now");
              }
            });
  }

  @Test
  @DisplayName("finds an answer that alternates")
  void findsAnAnswerThatAlternates() {
    CheckFailed failed =
        changesWhenAsked(
            () ->
                new Counter() {
                  private boolean again;

                  @Override
                  int count() {
                    again = !again;
                    return again ? super.count() : -1;
                  }
                });
    String text = failed.finding().toString();
    assertTrue(text.contains("counter.count()"), text);
    assertTrue(text.contains("yours said -1"), text);
  }

  @Test
  @DisplayName("tells what is wrong with an answer in the words of the check that found it")
  void foundByTheQuestion() {
    CheckFailed failed =
        changesWhenAsked(
            () ->
                new Counter() {
                  private boolean again;

                  @Override
                  int count() {
                    again = !again;
                    if (again) {
                      return super.count();
                    }
                    throw new CheckFailed(Finding.of("a list that ends", "yours gave no end"));
                  }
                });
    assertEquals("yours gave no end", failed.finding().seen());
  }

  @Test
  @DisplayName("finds a question that changes the answer to an earlier one")
  void changingAnEarlierOne() {
    changesWhenAsked(
        () ->
            new Counter() {
              @Override
              public String toString() {
                count++;
                return "a counter";
              }
            });
  }

  @Test
  @DisplayName("finds a question that changes the answer to a later one for ever")
  void changingALaterOne() {
    changesWhenAsked(
        () ->
            new Counter() {
              private boolean counted;

              @Override
              int count() {
                counted = true;
                return super.count();
              }

              @Override
              public String toString() {
                return counted ? "was counted" : super.toString();
              }
            });
  }

  @Test
  @DisplayName("finds an answer that is kept though the object changes")
  void findsAnAnswerThatIsKeptThoughTheObjectChanges() {
    changesWhenAsked(
        () ->
            new Counter() {
              private String text;

              @Override
              public String toString() {
                text = text == null ? super.toString() : text;
                return text;
              }
            });
  }

  @Test
  @DisplayName("finds an answer that is changed after it was given")
  void findsAnAnswerThatIsChangedAfterItWasGiven() {
    changesWhenAsked(
        () ->
            new Counter() {
              private final List<Integer> last = new ArrayList<>();

              @Override
              int count() {
                last.clear();
                return super.count();
              }

              @Override
              List<Integer> last() {
                last.clear();
                last.addAll(super.last());
                return last;
              }
            });
  }

  @Test
  @DisplayName("finds a count that all objects share")
  void findsACountThatAllObjectsShare() {
    sharesSomething(
        () ->
            new Counter() {
              @Override
              void up() {
                shared++;
              }

              @Override
              int count() {
                return shared;
              }

              @Override
              void zero() {
                shared = 0;
              }
            });
  }

  @Test
  @DisplayName("finds a count that all objects share and nobody sets to 0")
  void findsACountThatNobodySetsToZero() {
    sharesSomething(
        () ->
            new Counter() {
              @Override
              void up() {
                shared++;
              }

              @Override
              int count() {
                return shared;
              }
            });
  }

  @Test
  @DisplayName("finds a count that is lost when another object is set to 0")
  void countSetToZeroByAnother() {
    sharesSomething(
        () ->
            new Counter() {
              private int mine = shared;

              @Override
              void zero() {
                super.zero();
                shared++;
                mine = shared;
              }

              @Override
              int count() {
                return shared == mine ? super.count() : 0;
              }
            });
  }

  @Test
  @DisplayName("finds an answer of which there is one for all objects")
  void findsAnAnswerOfWhichThereIsOne() {
    sharesSomething(
        () ->
            new Counter() {
              @Override
              List<Integer> last() {
                SHARED.clear();
                SHARED.addAll(super.last());
                return SHARED;
              }
            });
  }

  @Test
  @DisplayName("does not say that objects are apart where no answer tells them apart")
  void doesNotSayThatObjectsAreApart() {
    Replay<Counter> text = Replay.<Counter>of("counter").asks("toString()", c -> "a counter");
    CheckFailed failed =
        assertThrows(CheckFailed.class, () -> text.beside(life(Counter::new), other(Counter::new)));
    String on = failed.finding().on();
    assertTrue(on.contains("other = new Counter(), then other.up()"), on);
  }

  @Test
  @DisplayName("leaves out what the class lacks, and is stopped where it lacks everything")
  void leavesOutWhatTheClassLacks() {
    Replay<Counter> lacking =
        Replay.<Counter>of("counter")
            .asks(
                "reset()",
                c -> {
                  throw new NoSuchMethodError("reset");
                });
    assertThrows(NoSuchMethodError.class, () -> lacking.twice(life(Counter::new)));
    assertDoesNotThrow(() -> lacking.asks("count()", Counter::count).twice(life(Counter::new)));
  }

  @Test
  @DisplayName("fails a class whose answers never differ, whatever is done with it")
  void answersThatNeverDiffer() {
    Replay<Counter> constant = Replay.<Counter>of("counter").asks("count()", counter -> 0);
    CheckFailed failed = assertThrows(CheckFailed.class, () -> constant.twice(life(Counter::new)));
    assertEquals("yours always said 0", failed.finding().seen());
  }

  private static void passes(Supplier<Counter> maker) {
    assertDoesNotThrow(() -> REPLAY.twice(life(maker)));
    assertDoesNotThrow(() -> REPLAY.beside(life(maker), other(maker)));
  }

  private static CheckFailed changesWhenAsked(Supplier<Counter> maker) {
    assertDoesNotThrow(() -> REPLAY.beside(life(maker), other(maker)), "they share nothing");
    return assertThrows(CheckFailed.class, () -> REPLAY.twice(life(maker)));
  }

  private static void sharesSomething(Supplier<Counter> maker) {
    assertThrows(CheckFailed.class, () -> REPLAY.beside(life(maker), other(maker)));
    shared = 0;
    assertDoesNotThrow(() -> REPLAY.twice(life(maker)), "asking changes nothing");
  }

  private static Life<Counter> life(Supplier<Counter> maker) {
    return Life.of("new Counter()", maker::get)
        .then("zero()", Counter::zero)
        .then("up()", Counter::up)
        .then("up()", Counter::up);
  }

  private static Life<Counter> other(Supplier<Counter> maker) {
    return Life.of("new Counter()", maker::get).then("up()", Counter::up);
  }

  private static class Counter {
    int count;

    void up() {
      count++;
    }

    void zero() {
      count = 0;
    }

    int count() {
      return count;
    }

    List<Integer> last() {
      return List.of(count - 2, count - 1, count);
    }

    @Override
    public String toString() {
      return "at " + count;
    }
  }
}
