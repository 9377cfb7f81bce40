package boardwright.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * Looks five times a second at the processes that this one started: the memory that all hold
 * together, and the processor time of each JVM. What a process uses after the last look at it is
 * not counted. Needs the files of Linux about processes; elsewhere it sees nothing.
 */
final class ProcessWatch {
  private static final int MILLISECONDS = 200;

  private final Map<Long, Used> used = new ConcurrentHashMap<>();
  private final Thread thread = new Thread(this::watch, "watch");
  private volatile long peak;

  /** Begins to look. */
  ProcessWatch() {
    thread.setDaemon(true);
    thread.start();
  }

  /** A JVM by the class that it was started with, and its processor time. */
  private record Used(String main, Duration time) {}

  /** The JVMs that were started with a class, together. */
  record Jvms(int count, double seconds) {}

  /** The most that all processes held in memory at one time, shared pages divided; in bytes. */
  long peak() {
    return peak;
  }

  /** What the JVMs used, by the simple names of the classes that they were started with. */
  Map<String, Jvms> jvms() {
    Map<String, Jvms> jvms = new LinkedHashMap<>();
    used.values()
        .forEach(
            one ->
                jvms.merge(
                    one.main,
                    new Jvms(1, one.time.toMillis() / 1e3),
                    (a, b) -> new Jvms(a.count + b.count, a.seconds + b.seconds)));
    return jvms;
  }

  /** Looks no more. */
  void end() throws InterruptedException {
    thread.interrupt();
    thread.join();
  }

  private void watch() {
    while (!Thread.currentThread().isInterrupted()) {
      look();
      try {
        Thread.sleep(MILLISECONDS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private void look() {
    List<ProcessHandle> all;
    try (Stream<ProcessHandle> started = ProcessHandle.current().descendants()) {
      all = started.toList();
    }
    peak = Math.max(peak, all.stream().mapToLong(process -> resident(process.pid())).sum());
    for (ProcessHandle process : all) {
      String main = main(process.pid());
      if (main != null) {
        process
            .info()
            .totalCpuDuration()
            .ifPresent(time -> used.put(process.pid(), new Used(main, time)));
      }
    }
  }

  /** The class that a JVM was started with; null if this is none of ours, or has just ended. */
  private static String main(long pid) {
    try {
      String line = Files.readString(Path.of("/proc/" + pid + "/cmdline"), StandardCharsets.UTF_8);
      String[] words = line.split("\0");
      if (words.length == 0 || !words[0].endsWith("java")) {
        return null; // what was put around a JVM has the same words
      }
      return Stream.of(words)
          .filter(word -> word.matches("boardwright(\\.\\w+)+"))
          .map(word -> word.substring(word.lastIndexOf('.') + 1))
          .findFirst()
          .orElse(null);
    } catch (IOException e) {
      return null;
    }
  }

  private static long resident(long pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc/" + pid + "/smaps_rollup"))) {
      return lines
          .filter(line -> line.startsWith("Pss:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) << 10)
          .sum();
    } catch (IOException | RuntimeException e) {
      return 0; // it has just ended
    }
  }
}
