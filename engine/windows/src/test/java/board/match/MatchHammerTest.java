package board.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.model.Position;
import board.model.Status;
import board.players.ComputerPlayer;
import framework.games.connectfour.ConnectFourPosition;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("A match under many threads at once")
@Timeout(120)
@Tag("each-java")
class MatchHammerTest {

  private static final int THREADS = 4;
  private static final int ROUNDS = 3000;

  private final Match<Integer> match = new Match<>(new ConnectFourPosition());
  private final ConcurrentLinkedQueue<Throwable> troubles = new ConcurrentLinkedQueue<>();

  /** How many games were begun; the last of them is played to its end. */
  private final AtomicInteger games = new AtomicInteger();

  /** Follows the match as a view does, and must be told everything in order. */
  private final class Counter implements MatchListener<Integer> {
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicInteger toldGames = new AtomicInteger();
    private final CountDownLatch lastIsOver = new CountDownLatch(1);

    @Override
    public void newGame() {
      made.set(0);
      toldGames.incrementAndGet();
    }

    @Override
    public void over(Status status) {
      if (toldGames.get() == games.get()) { // it may still be told of the end of an earlier one
        lastIsOver.countDown();
      }
    }

    @Override
    public void played(Entry<Integer> entry) {
      made.incrementAndGet();
    }

    @Override
    public void takenBack(Entry<Integer> entry) {
      if (made.decrementAndGet() < 0) {
        troubles.add(new AssertionError("more moves were taken back than made"));
      }
    }

    @Override
    public void failed(int seat, Throwable trouble) {
      troubles.add(trouble);
    }
  }

  private void newGame() {
    games.incrementAndGet();
    match.newGame(new ConnectFourPosition());
  }

  private void anything(Random random) {
    switch (random.nextInt(12)) {
      case 0 -> match.takeBack(random.nextInt(3));
      case 1 -> match.redo(random.nextInt(3));
      case 2 -> newGame();
      case 3 -> match.pause();
      case 4, 5 -> match.resume();
      default -> {
        int seat = match.ask(Position::toMove);
        match.play(seat, random.nextInt(8) - 1);
      }
    }
  }

  @Test
  @DisplayName("stays sound, tells everything in order, and is played to its end afterwards")
  void staysSoundTellsEverythingInOrderAndIsPlayed() throws InterruptedException {
    Counter counter = new Counter();
    match.addListener(counter);
    try (TurnScheduler<Integer> scheduler = new TurnScheduler<>(match)) {
      scheduler.setPace(Duration.ofNanos(20_000));
      scheduler.setPlayer(1, ComputerPlayer.random(new Random(1)));
      List<Thread> threads = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        Random random = new Random(i);
        Thread thread =
            new Thread(
                () -> {
                  for (int round = 0; round < ROUNDS; round++) {
                    anything(random);
                  }
                });
        thread.setUncaughtExceptionHandler((dead, trouble) -> troubles.add(trouble));
        threads.add(thread);
        thread.start();
      }
      for (Thread thread : threads) {
        thread.join(60_000);
        assertFalse(thread.isAlive(), "a thread hangs");
      }
      newGame();
      scheduler.setPlayer(0, ComputerPlayer.random(new Random(2)));
      assertTrue(counter.lastIsOver.await(60, TimeUnit.SECONDS), "the game comes to its end");
    }
    assertEquals(List.of(), List.copyOf(troubles));
    int moves = match.moves().size();
    assertEquals(moves, counter.made.get());
    assertEquals(moves, match.takeBack(100));
    assertEquals(List.of(0, 1, 2, 3, 4, 5, 6), match.ask(Position::legalMoves));
  }
}
