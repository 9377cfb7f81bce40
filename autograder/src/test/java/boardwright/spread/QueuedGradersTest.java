package boardwright.spread;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.grading.IdleGraders;
import boardwright.grading.Report;
import boardwright.grading.StartTrouble;
import boardwright.grading.WarmWorkers;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.queue.Database;
import boardwright.queue.QueueException;
import boardwright.queue.QueueWorker;
import boardwright.queue.WorkQueue;
import boardwright.run.Graders;
import boardwright.sandbox.Sandbox;
import boardwright.submission.LazySubmission;
import boardwright.submission.Person;
import boardwright.submission.Submission;
import boardwright.submission.UnreadableSubmissionException;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Graders on other machines")
class QueuedGradersTest {
  private static final Lab LAB = new Course(ROOT).lab("checkerboard").orElseThrow();
  private static final Duration LONG = Duration.ofMinutes(5);

  private static EmbeddedPostgres server;

  private final Map<String, Report> reports = new TreeMap<>();
  private final List<String> remarks = new ArrayList<>();
  private Database database;

  @BeforeAll
  static void startServer() throws IOException {
    server = EmbeddedPostgres.builder().start();
  }

  @AfterAll
  static void stopServer() throws IOException {
    server.close();
  }

  @BeforeEach
  void openTheDatabase() {
    database = Database.open(server.getJdbcUrl("postgres", "postgres"), 4);
  }

  @AfterEach
  void closeTheDatabase() {
    database.close();
  }

  @Test
  @DisplayName("give the reports that this machine gives, people and lateness included")
  void giveTheReportsOfThisMachine() throws Exception {
    List<LazySubmission> all = List.of(handIn("ada", ""), handIn("bob", "+ message"));
    try (IdleGraders graders = idle();
        QueueWorker worker = worker(graders)) {
      grade(new QueuedGraders(new WorkQueue(database), "run", LONG), all);
    }
    Map<String, Report> spread = Map.copyOf(reports);
    grade(new Graders.Local(WarmWorkers.SHARED, 1, Sandbox.NONE, "none"), all);
    assertEquals(Map.copyOf(reports), spread);
    assertEquals("Ada Berg", spread.get("ada").people().get(0).name());
    assertTrue(spread.get("bob").score().compareTo(spread.get("ada").score()) < 0);
    assertEquals(List.of(), new WorkQueue(database).runs());
    assertEquals(List.of(), remarks);
  }

  @Test
  @DisplayName("give no grade to what can't be read any more, and go on with the others")
  void giveNoGradeToWhatCannotBeRead() throws Exception {
    Submission head = handIn("eve", "").head();
    LazySubmission gone =
        new LazySubmission(
            head,
            "content",
            true,
            () -> {
              throw new UnreadableSubmissionException("It is gone.");
            },
            List.of());
    try (IdleGraders graders = idle();
        QueueWorker worker = worker(graders)) {
      grade(
          new QueuedGraders(new WorkQueue(database), "run", LONG),
          List.of(gone, handIn("ada", "")));
    }
    assertEquals(Report.Status.UNGRADED, reports.get("eve").status());
    assertEquals(Report.Status.GRADED, reports.get("ada").status());
  }

  @Test
  @DisplayName("name who waits where no machine of this version works, and take hand-ins back")
  void nameWhoWaits() throws Exception {
    WorkQueue queue = new WorkQueue(database);
    QueuedGraders graders = new QueuedGraders(queue, "run", Duration.ofMillis(200));
    Thread caller =
        new Thread(() -> assertThrows(InterruptedException.class, () -> gradeAda(graders)));
    caller.start();
    while (remarks.isEmpty()) {
      Thread.sleep(20);
    }
    caller.interrupt();
    caller.join();
    assertTrue(remarks.get(0).contains("these wait for one: ada."), remarks::toString);
    assertEquals(1, queue.runs().get(0).waiting());
    assertEquals(1, queue.forget("run"));
  }

  @Test
  @DisplayName("wait for a database that is away, and say so; after that the run ends")
  void waitForADatabaseThatIsAway() throws Exception {
    Database away = Database.open(server.getJdbcUrl("postgres", "postgres"), 1);
    QueuedGraders graders = new QueuedGraders(new WorkQueue(away), "away", Duration.ofMillis(400));
    Thread cut =
        new Thread(
            () -> {
              while (new WorkQueue(database).runs().isEmpty()) {
                Thread.onSpinWait();
              }
              away.close();
            });
    cut.start();
    assertThrows(QueueException.class, () -> gradeAda(graders));
    assertTrue(remarks.get(0).endsWith(" The run waits for it."), remarks::toString);
    assertEquals(1, new WorkQueue(database).forget("away"));
  }

  private void gradeAda(QueuedGraders graders) throws InterruptedException, IOException {
    grade(graders, List.of(handIn("ada", "")));
  }

  private void grade(Graders graders, List<LazySubmission> all) throws InterruptedException {
    reports.clear();
    graders.grade(
        LAB,
        all,
        7,
        remarks::add,
        (submission, report, sandbox) -> reports.put(submission.id(), report));
  }

  private static IdleGraders idle() {
    return new IdleGraders(WarmWorkers.SHARED, Sandbox.NONE, 1, new StartTrouble(said -> {}));
  }

  private QueueWorker worker(IdleGraders graders) {
    GradingJob job = new GradingJob(List.of(LAB), graders, "none", remarks::add);
    return new QueueWorker(
        database, "machine", "a test", job.kinds(), 1, QueueWorker.HEARTBEAT, job);
  }

  /** The model's exception without a part of its text. */
  private static LazySubmission handIn(String id, String without) throws IOException {
    String text =
        Files.readString(ROOT.resolve("solutions/checkerboard/model/CBException.java"))
            .replace(without.isEmpty() ? "\0" : without, "");
    Source source = new Source("CBException.java", text, List.of("checkerboard.CBException"));
    Person ada = new Person("Ada Berg", "1", "");
    return LazySubmission.of(
        new Submission(
            id,
            id,
            id.equals("ada") ? List.of(ada) : List.of(),
            Instant.parse("2026-10-03T12:00:00Z"),
            List.of(source),
            List.of()));
  }
}
