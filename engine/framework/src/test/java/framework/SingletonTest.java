package framework;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import framework.games.tictactoe.TicTacToeBoard;
import framework.games.tictactoe.TicTacToeFactory;
import framework.model.Board;
import framework.model.GameContext;
import framework.model.GameOverStatus;
import framework.model.InvalidSingletonInstantiationException;
import framework.model.MoveProcessor;
import framework.model.SingletonSupplier;
import framework.play.CommandProcessor;
import framework.play.Factory;
import framework.play.GameMaster;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@DisplayName("Only one")
@Timeout(60)
@Tag("each-java")
class SingletonTest {

  private static final int THREADS = 8;
  private static final int ROUNDS = 2000;

  /** Boards whose constructor got to its end. */
  private static final Set<Board> MADE = ConcurrentHashMap.newKeySet();

  /** A board that keeps count of itself. */
  private static final class CountedBoard extends Board {
    CountedBoard() throws InvalidSingletonInstantiationException {
      super(2, 3);
      MADE.add(this);
    }

    @Override
    protected GameOverStatus gameOverHook() {
      return GameOverStatus.NOT_OVER;
    }
  }

  private static GameContext context(SingletonSupplier<? extends Board> board) {
    return Contexts.of(TicTacToeFactory::new, board);
  }

  private static <T> List<Future<T>> race(int threads, Callable<T> work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    CyclicBarrier start = new CyclicBarrier(threads);
    List<Future<T>> results = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      results.add(
          pool.submit(
              () -> {
                start.await();
                return work.call();
              }));
    }
    pool.shutdown();
    assertTrue(pool.awaitTermination(30, TimeUnit.SECONDS), "the threads end");
    return results;
  }

  @Test
  @DisplayName("is the board that many threads get who all ask for it first")
  void oneBoardForAll() throws Exception {
    for (int round = 0; round < ROUNDS / 20; round++) {
      GameContext context = context(CountedBoard::new);
      MADE.clear();
      List<Future<Board>> got = race(THREADS, () -> context.call(Board::instance));
      for (Future<Board> board : got) {
        assertSame(got.get(0).get(), board.get());
      }
      assertEquals(Set.of(got.get(0).get()), MADE);
    }
  }

  @Test
  @DisplayName("is made while other threads call the constructor: none of them gets through")
  void noWayAround() throws Exception {
    GameContext context = new GameContext();
    MADE.clear();
    AtomicInteger refused = new AtomicInteger();
    AtomicInteger threads = new AtomicInteger();
    context.run(
        () -> {
          Factory.configure(TicTacToeFactory::new);
          Board.configure(CountedBoard::new);
        });
    race(
        THREADS,
        () ->
            context.call(
                () -> {
                  boolean asks = threads.getAndIncrement() == THREADS / 2;
                  for (int i = 0; i < ROUNDS; i++) {
                    if (asks) {
                      Board.instance();
                    } else {
                      assertThrows(InvalidSingletonInstantiationException.class, CountedBoard::new);
                      refused.incrementAndGet();
                    }
                  }
                  return null;
                }));
    assertEquals((THREADS - 1) * ROUNDS, refused.get());
    assertEquals(Set.of(context.call(Board::instance)), MADE);
  }

  @Test
  @DisplayName("is guarded in the middle of the construction too, on another thread")
  void guardedInTheMiddle() throws Exception {
    CountDownLatch inside = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    /** A board whose constructor takes its time. */
    class SlowBoard extends Board {
      SlowBoard() throws InvalidSingletonInstantiationException {
        super(slow(inside, goOn), 1);
      }

      @Override
      protected GameOverStatus gameOverHook() {
        return GameOverStatus.NOT_OVER;
      }
    }
    GameContext context = context(SlowBoard::new);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Board> asked = pool.submit(() -> context.call(Board::instance));
    inside.await();
    Future<?> intruder =
        pool.submit(
            () ->
                context.run(
                    () ->
                        assertThrows(
                            InvalidSingletonInstantiationException.class, TicTacToeBoard::new)));
    goOn.countDown();
    assertTrue(asked.get() instanceof SlowBoard);
    intruder.get();
    pool.shutdown();
  }

  private static int slow(CountDownLatch inside, CountDownLatch goOn) {
    if (inside.getCount() > 0) {
      inside.countDown();
      try {
        goOn.await();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    return 1;
  }

  @Test
  @DisplayName("leaves no way in when a constructor throws, and is made by the next call")
  void leavesNoWayInWhenAConstructorThrows() {
    AtomicInteger calls = new AtomicInteger();
    /** A board whose constructor fails at first. */
    class FailingBoard extends Board {
      FailingBoard() throws InvalidSingletonInstantiationException {
        super(1, 1);
        if (calls.incrementAndGet() == 1) {
          throw new IllegalArgumentException("not today");
        }
      }

      @Override
      protected GameOverStatus gameOverHook() {
        return GameOverStatus.NOT_OVER;
      }
    }
    context(FailingBoard::new)
        .run(
            () -> {
              assertThrows(IllegalArgumentException.class, Board::instance);
              assertThrows(InvalidSingletonInstantiationException.class, FailingBoard::new);
              Board board = Board.instance();
              assertSame(board, Board.instance());
              assertThrows(InvalidSingletonInstantiationException.class, FailingBoard::new);
            });
  }

  @Test
  @DisplayName("cannot be doubled by what makes it, nor by its own constructor")
  void noSecondFromInside() {
    context(
            () -> {
              new CountedBoard();
              return new CountedBoard();
            })
        .run(() -> assertThrows(IllegalStateException.class, Board::instance));
    Board old = context(CountedBoard::new).call(Board::instance);
    context(() -> old).run(() -> assertThrows(IllegalStateException.class, Board::instance));
    context(
            () -> {
              Board.instance();
              return new CountedBoard();
            })
        .run(() -> assertThrows(IllegalStateException.class, Board::instance));
  }

  @Test
  @DisplayName("must be configured before it is asked for, and not afterwards")
  void mustBeConfiguredBeforeItIsAskedFor() {
    new GameContext().run(() -> assertThrows(IllegalStateException.class, Board::instance));
    new GameContext().run(() -> assertThrows(IllegalStateException.class, Factory::instance));
    context(CountedBoard::new)
        .run(
            () -> {
              Board.configure(TicTacToeBoard::new);
              assertTrue(Board.instance() instanceof TicTacToeBoard);
              assertThrows(IllegalStateException.class, () -> Board.configure(TicTacToeBoard::new));
            });
  }

  @Test
  @DisplayName("holds for the factory as for the board")
  void holdsForTheFactoryAsForTheBoard() {
    assertThrows(InvalidSingletonInstantiationException.class, TicTacToeFactory::new);
    assertThrows(InvalidSingletonInstantiationException.class, TicTacToeBoard::new);
    context(CountedBoard::new)
        .run(
            () -> {
              assertSame(Factory.instance(), Factory.instance());
              assertThrows(InvalidSingletonInstantiationException.class, TicTacToeFactory::new);
            });
  }

  @Test
  @DisplayName("means one in a context: a second game has its own board, master and processors")
  void meansOneInAContext() {
    GameContext one = Contexts.Game.TIC_TAC_TOE.context();
    GameContext other = one.another();
    assertAll(
        () -> assertNotSame(one.call(Board::instance), other.call(Board::instance)),
        () -> assertNotSame(one.call(Factory::instance), other.call(Factory::instance)),
        () -> assertNotSame(one.call(GameMaster::instance), other.call(GameMaster::instance)),
        () -> assertNotSame(one.call(MoveProcessor::instance), other.call(MoveProcessor::instance)),
        () ->
            assertNotSame(
                one.call(CommandProcessor::instance), other.call(CommandProcessor::instance)),
        () -> assertSame(one.call(GameMaster::instance), one.call(GameMaster::instance)));
  }

  @Test
  @DisplayName(
      "works in two contexts nested in each other, and the outer one is current again after")
  void worksInTwoContextsNestedInEachOther() {
    GameContext outer = new GameContext();
    GameContext inner = new GameContext();
    assertThrows(IllegalStateException.class, GameContext::current, "no guess");
    assertThrows(IllegalStateException.class, Board::instance);
    outer.run(
        () -> {
          assertSame(outer, GameContext.current());
          assertThrows(
              IllegalStateException.class,
              () ->
                  inner.run(
                      () -> {
                        assertSame(inner, GameContext.current());
                        throw new IllegalStateException();
                      }));
          assertSame(outer, GameContext.current());
        });
    assertThrows(IllegalStateException.class, GameContext::current);
  }
}
