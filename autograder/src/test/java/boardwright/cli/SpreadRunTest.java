package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
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
import org.postgresql.PGConnection;

@DisplayName("A run that is spread over machines")
class SpreadRunTest {
  private static final int STUDENTS = 12;
  private static final int MOST_PAUSE = 3000;
  private static final int KILLED = 128; // and the number of the signal

  /** How many die; .ci/long has more. */
  private static final int KILLS = Integer.getInteger("boardwright.kills", 5);

  /** Who dies. In each run each does once, so that no hand-in loses its worker three times. */
  private enum Death {
    CALLER,
    WORKER,
    JVM,
    DATABASE,
    CABLE
  }

  private static EmbeddedPostgres server;
  private static Cable cable;

  @TempDir private Path scratch;
  private GradingProcesses processes;
  private final List<Process> workers = new ArrayList<>();
  private Process run;

  @BeforeAll
  static void startServer() throws IOException {
    server = EmbeddedPostgres.builder().start();
    cable = new Cable(server.getPort());
  }

  @AfterAll
  static void stopServer() throws IOException {
    cable.close();
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
  @DisplayName("gives the same folder, whatever dies at whichever moment, cables included")
  void givesTheSameFolder() throws Exception {
    Process whole = processes.grade("whole", "--sandbox=none");
    processes.assertEnds(whole, "whole");
    long seed = Long.getLong("boardwright.seed", 1L);
    Random random = new Random(seed);
    workers.add(work(0));
    workers.add(work(1));
    List<Death> deaths = new ArrayList<>(List.of(Death.values()));
    for (int kill = 0; kill < KILLS; kill += deaths.size()) {
      String out = "spread" + kill;
      run = grade(out);
      Collections.shuffle(deaths, random);
      for (Death death : deaths) {
        Thread.sleep(random.nextInt(MOST_PAUSE));
        int victim = random.nextInt(workers.size());
        switch (death) {
          case CALLER -> run.destroyForcibly().waitFor();
          case WORKER -> workers.get(victim).destroyForcibly().waitFor();
          case JVM -> workers.get(victim).descendants().forEach(ProcessHandle::destroyForcibly);
          case DATABASE -> crashDatabase();
          default -> cable.cut(random.nextInt(2 * MOST_PAUSE));
        }
        startWhatEnded(out);
      }
      while (run.isAlive() || hasDied(run, out)) {
        Thread.sleep(100);
        startWhatEnded(out);
      }
      String when = "seed %d, kill %d, %s".formatted(seed, kill, deaths);
      processes.assertEnds(run, out);
      assertEquals(processes.files("whole"), processes.files(out), when);
    }
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
    run = grade("spread");
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
    Desk.Said shown =
        Desk.in(scratch).run("queue", "--database", address(server.getPort()), "--retry");
    assertEquals(0, shown.code(), shown.err());
    Desk.Said none =
        Desk.in(scratch).run("queue", "--database", address(server.getPort()), "--forget", "none");
    assertEquals(2, none.code(), none.err());
  }

  private static String address(int port) {
    return "postgresql://localhost:%d/postgres?user=postgres".formatted(port);
  }

  /** Kills the process of one connection: PostgreSQL then ends all connections and starts again. */
  private static void crashDatabase() throws SQLException {
    try (Connection connection = server.getPostgresDatabase().getConnection()) {
      long process = connection.unwrap(PGConnection.class).getBackendPID();
      ProcessHandle.of(process).orElseThrow().destroyForcibly();
    }
  }

  private void startWhatEnded(String out) throws IOException {
    if (hasDied(run, out)) {
      run = grade(out);
    }
    for (int i = 0; i < workers.size(); i++) {
      if (hasDied(workers.get(i), "work" + i)) {
        workers.set(i, work(i));
      }
    }
  }

  /** Whether it was killed, or didn't begin because the database was away. */
  private boolean hasDied(Process process, String name) throws IOException {
    return !process.isAlive()
        && (process.exitValue() > KILLED
            || processes.said(name).matches("(?s).*can't\\sbe\\sused.*"));
  }

  private Process grade(String out) throws IOException {
    return processes.grade(out, "--queue", address(cable.port()));
  }

  private Process work(int number) throws IOException {
    List<String> call = List.of("work", "--heartbeat=1", "--sandbox=none", "--threads=1");
    List<String> all = new ArrayList<>(call);
    all.addAll(List.of("--database", address(cable.port())));
    return processes.start("work" + number, all);
  }

  private String queue() throws IOException, InterruptedException {
    Process shows =
        processes.start("queue", List.of("queue", "--database", address(server.getPort())));
    processes.assertEnds(shows, "queue");
    return processes.said("queue");
  }
}
