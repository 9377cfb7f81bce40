package boardwright.queue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.queue.WorkQueue.RunState;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The queue")
class WorkQueueTest {
  private static final Duration QUICK = Duration.ofMillis(250);
  private static final String KIND = "kind";

  private String address;
  private Database database;
  private WorkQueue queue;

  @BeforeEach
  void openTheDatabase() {
    address = TestDatabase.address();
    database = Database.open(address, 4);
    queue = new WorkQueue(database);
  }

  @AfterEach
  void closeTheDatabase() {
    database.close();
  }

  @Test
  @DisplayName("hands each piece to one of several machines, and its answer to the run that asked")
  void handsEachPieceToOneMachine() throws InterruptedException {
    queue.put("one", KIND, work("a", 20));
    queue.put("two", KIND, work("b", 20));
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    QueueWorker.Job job =
        (kind, content) -> {
          done.add(text(content));
          return bytes(text(content).toUpperCase(java.util.Locale.ROOT));
        };
    try (QueueWorker first = worker(database, "first", KIND, 2, job);
        QueueWorker second = worker(database, "second", KIND, 2, job)) {
      List<String> answers = fetch("one", 20);
      assertEquals(20, Set.copyOf(answers).size(), answers::toString);
      assertTrue(answers.contains("a7: WORK A7"), answers::toString);
      assertEquals(20, fetch("two", 20).size());
    }
    assertEquals(40, done.size()); // none was done twice
    assertEquals(List.of(), queue.runs());
  }

  @Test
  @DisplayName("lets runs take turns: a small one doesn't wait for the end of a large one")
  void letsRunsTakeTurns() throws InterruptedException {
    queue.put("large", KIND, work("a", 30));
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    try (QueueWorker one =
        worker(
            database,
            "one",
            KIND,
            1,
            (kind, content) -> {
              done.add(text(content));
              if (done.size() == 10) {
                queue.put("small", KIND, work("b", 5));
              }
              return content;
            })) {
      fetch("large", 30);
      fetch("small", 5);
    }
    assertTrue(done.indexOf("work b4") < 25, done::toString);
    assertTrue(done.indexOf("work b0") < done.indexOf("work a15"), done::toString);
    assertTrue(done.indexOf("work a12") < done.indexOf("work b4"), done::toString);
  }

  @Test
  @DisplayName("leaves work to machines that can do it, and knows whether one is there")
  void leavesWorkToMachinesThatCanDoIt() throws InterruptedException {
    queue.put("run", "new", work("a", 1));
    AtomicInteger wrong = new AtomicInteger();
    try (QueueWorker old =
        worker(database, "old", "old", 1, (kind, content) -> bytes("" + wrong.incrementAndGet()))) {
      Thread.sleep(600);
      assertEquals(1, queue.runs().get(0).waiting()); // it has not even taken it
      assertFalse(queue.hasWorker("new"));
      assertEquals(List.of("old"), queue.workers().get(0).kinds());
      try (QueueWorker now = worker(database, "now", "new", 1, (kind, content) -> content)) {
        assertTrue(queue.hasWorker("new"));
        assertEquals(List.of("a0: work a0"), fetch("run", 1));
      }
    }
    assertEquals(0, wrong.get());
    assertEquals(List.of(), queue.workers());
  }

  @Test
  @DisplayName("gives the work of a machine that is cut off to another one, which answers once")
  void givesTheWorkOfADeadMachineToAnother() throws InterruptedException {
    queue.put("run", KIND, work("a", 1));
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    Database cut = Database.open(address, 3);
    worker(
        cut,
        "dying",
        KIND,
        1,
        (kind, content) -> {
          begun.countDown();
          await(goOn);
          return bytes("too late");
        });
    await(begun);
    cut.close(); // its cable is pulled
    try (QueueWorker other =
        worker(database, "other", KIND, 1, (kind, content) -> bytes("in time"))) {
      assertEquals(List.of("a0: in time"), fetch("run", 1));
    }
    goOn.countDown();
    assertEquals(List.of(), queue.answers("run"));
  }

  @Test
  @DisplayName("gives up what killed its machine three times, says so, and tries it again if asked")
  void givesUpWhatKillsItsMachine() throws InterruptedException {
    queue.put("run", KIND, work("a", 2));
    for (int i = 0; i < QueueWorker.MOST_DEATHS; i++) {
      CountDownLatch begun = new CountDownLatch(1);
      Database cut = Database.open(address, 3);
      worker(
          cut,
          "dying" + i,
          KIND,
          1,
          (kind, content) -> {
            if (text(content).equals("work a0")) {
              begun.countDown();
              await(new CountDownLatch(1));
            }
            return content;
          });
      await(begun);
      cut.close();
    }
    try (QueueWorker last = worker(database, "last", KIND, 1, (kind, content) -> content)) {
      List<String> answers = new ArrayList<>(fetchAndKeep(2));
      Collections.sort(answers);
      assertEquals(
          List.of("a0: trouble: its worker died 3 times while it graded this", "a1: work a1"),
          answers);
      assertEquals(1, queue.retry());
      waitFor(() -> queue.answers("run").size() == 2);
      assertEquals(0, queue.runs().get(0).failed());
    }
  }

  @Test
  @DisplayName("goes on with what is there when the same run puts it in again")
  void goesOnWithWhatIsThere() throws InterruptedException {
    queue.put("run", KIND, work("a", 3));
    try (QueueWorker one = worker(database, "one", KIND, 1, (kind, content) -> content)) {
      fetchAndKeep(3);
    }
    queue.put("run", KIND, work("a", 5));
    RunState state = queue.runs().get(0);
    assertEquals(List.of(2, 0, 3), List.of(state.waiting(), state.taken(), state.answered()));
    queue.keepOnly("run", Set.of("a4"));
    assertEquals(1, queue.runs().get(0).waiting());
    assertEquals(1, queue.forget("run"));
    assertEquals(List.of(), queue.runs());
  }

  @Test
  @DisplayName("keeps as trouble what goes wrong on our side, and goes on with the others")
  void keepsTroubleOfOurs() throws InterruptedException {
    queue.put("run", KIND, work("a", 2));
    QueueWorker.Job job =
        (kind, content) -> {
          if (text(content).equals("work a0")) {
            throw new IllegalStateException("no room");
          }
          return content;
        };
    try (QueueWorker one = worker(database, "one", KIND, 1, job)) {
      assertEquals(Set.of("a0: trouble: no room", "a1: work a1"), new TreeSet<>(fetchAndKeep(2)));
    }
    assertEquals(1, queue.runs().get(0).failed());
  }

  @Test
  @DisplayName("ends a machine when what it is at is done, and gives back at once if it must be")
  void endsAMachineWhenItsWorkIsDone() throws InterruptedException {
    queue.put("run", KIND, work("a", 2));
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    QueueWorker one =
        worker(
            database,
            "one",
            KIND,
            1,
            (kind, content) -> {
              begun.countDown();
              await(goOn);
              return content;
            });
    await(begun);
    Thread ends = new Thread(one::close);
    ends.start();
    one.giveBack();
    assertEquals(2, queue.runs().get(0).waiting());
    goOn.countDown();
    ends.join();
    assertEquals(1, queue.runs().get(0).waiting()); // what was in work has its answer
  }

  @Test
  @DisplayName("is refused where no database answers, in one sentence")
  void isRefusedWhereNoDatabaseAnswers() {
    String nowhere = "postgresql://localhost:1/queue";
    QueueException refused = assertThrows(QueueException.class, () -> Database.open(nowhere, 1));
    assertTrue(refused.getMessage().startsWith("The database " + nowhere), refused::getMessage);
    assertTrue(refused.getMessage().contains("refused"), refused::getMessage);
  }

  private static QueueWorker worker(
      Database database, String name, String kind, int threads, QueueWorker.Job job) {
    return new QueueWorker(database, name, "a test", Set.of(kind), threads, QUICK, job);
  }

  private static List<Work> work(String name, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new Work(name + i, bytes("work " + name + i)))
        .toList();
  }

  /** All answers of a run, each forgotten when it is here. */
  private List<String> fetch(String run, int count) throws InterruptedException {
    List<String> all = new ArrayList<>();
    waitFor(
        () -> {
          for (Answer answer : queue.answers(run)) {
            all.add(shown(answer));
            queue.forget(run, answer.key());
          }
          return all.size() == count;
        });
    return all;
  }

  private List<String> fetchAndKeep(int count) throws InterruptedException {
    waitFor(() -> queue.answers("run").size() == count);
    return queue.answers("run").stream().map(WorkQueueTest::shown).toList();
  }

  private static String shown(Answer answer) {
    return answer.key()
        + ": "
        + (answer.content() == null ? "trouble: " + answer.trouble() : text(answer.content()));
  }

  private static void waitFor(BooleanSupplier state) throws InterruptedException {
    long end = System.nanoTime() + Duration.ofMinutes(1).toNanos();
    while (!state.getAsBoolean()) {
      assertTrue(System.nanoTime() < end, "it takes more than a minute");
      Thread.sleep(20);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
