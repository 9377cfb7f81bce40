package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A run that is spread over machines")
class SpreadRunTest {
  private static final int STUDENTS = 12;

  /** How many processes die; .ci/long has more. */
  private static final int KILLS = Integer.getInteger("boardwright.kills", 5);

  private static EmbeddedPostgres server;

  @TempDir private Path scratch;
  private GradingProcesses processes;
  private final List<Process> workers = new ArrayList<>();

  @BeforeAll
  static void startServer() throws IOException {
    server = EmbeddedPostgres.builder().start();
  }

  @AfterAll
  static void stopServer() throws IOException {
    server.close();
  }

  @BeforeEach
  void writeTheClass() throws IOException {
    processes = new GradingProcesses(scratch);
    for (int i = 0; i < STUDENTS; i++) {
      processes.handIn(i);
    }
  }

  @AfterEach
  void stopWorkers() {
    workers.forEach(Process::destroyForcibly);
  }

  @Test
  @DisplayName("gives the same folder, whichever process dies at whichever moment")
  void givesTheSameFolder() throws IOException, InterruptedException {
    Process whole = processes.grade("whole", "--sandbox=none");
    processes.assertEnds(whole, "whole");
    long seed = Long.getLong("boardwright.seed", System.nanoTime());
    Random random = new Random(seed);
    workers.add(work(0));
    workers.add(work(1));
    Process run = grade();
    for (int kill = 2; kill < KILLS + 2; kill++) {
      Thread.sleep(random.nextInt(3000));
      if (random.nextInt(3) == 0) {
        run.destroyForcibly().waitFor();
        run = grade();
      } else {
        workers.remove(random.nextInt(2)).destroyForcibly().waitFor();
        workers.add(work(kill));
      }
    }
    processes.assertEnds(run, "spread");
    assertEquals(processes.files("whole"), processes.files("spread"), "seed " + seed);
    String queue = queue();
    assertTrue(queue.startsWith("Nothing waits.\n"), queue);
    assertTrue(queue.contains(": Java " + Runtime.version().feature() + ", 1 hand-in"), queue);
    for (Process worker : workers) {
      worker.destroy(); // the first signal: it ends when its work is done
      assertTrue(worker.waitFor(1, TimeUnit.MINUTES));
    }
    assertTrue(queue().contains("No machine works."), () -> "after the workers ended");
  }

  @Test
  @DisplayName("takes back what it has queued when it is interrupted")
  void takesBackWhatItHasQueued() throws IOException, InterruptedException {
    Process run = grade();
    while (run.isAlive() && queue().startsWith("Nothing")) {
      Thread.sleep(50);
    }
    assertTrue(queue().contains("checkerboard-"), processes.said("spread"));
    run.destroy();
    assertTrue(run.waitFor(1, TimeUnit.MINUTES));
    assertTrue(queue().startsWith("Nothing waits."));
  }

  @Test
  @DisplayName("is refused with a password in the address, which others could read")
  void isRefusedWithAPasswordInTheAddress() throws IOException {
    for (String address :
        List.of("postgresql://me:secret@db/queue", "postgresql://db/queue?password=secret")) {
      Desk.Said said = Desk.in(scratch).run("queue", "--database", address);
      assertEquals(2, said.code());
      assertTrue(said.err().contains("~/.pgpass") && !said.err().contains("secret"), said.err());
    }
    Desk.Said said = Desk.in(scratch).run("queue", "--database", "db.uni.example");
    assertTrue(said.err().contains("such as postgresql://"), said.err());
  }

  @Test
  @DisplayName("has a queue in which nothing can be forgotten that is not there")
  void forgetsOnlyWhatIsThere() throws IOException {
    Desk.Said shown = Desk.in(scratch).run("queue", "--database", address(), "--retry");
    assertEquals(0, shown.code(), shown.err());
    Desk.Said none = Desk.in(scratch).run("queue", "--database", address(), "--forget", "none");
    assertEquals(2, none.code(), none.err());
  }

  private static String address() {
    return server.getJdbcUrl("postgres", "postgres");
  }

  private Process grade() throws IOException {
    return processes.grade("spread", "--queue", address());
  }

  private Process work(int number) throws IOException {
    String threads = "--threads=1";
    List<String> call = List.of("work", "--heartbeat=1", "--sandbox=none", threads, "--database");
    List<String> all = new ArrayList<>(call);
    all.add(address());
    return processes.start("work" + number, all);
  }

  private String queue() throws IOException, InterruptedException {
    Process shows = processes.start("queue", List.of("queue", "--database", address()));
    processes.assertEnds(shows, "queue");
    return processes.said("queue");
  }
}
