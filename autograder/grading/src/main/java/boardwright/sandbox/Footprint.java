package boardwright.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a process and all that it started take up, as the system tells from outside. Where the
 * system does not tell, it is nothing.
 *
 * @param bytes memory in use
 * @param threads threads, in all processes together
 */
public record Footprint(long bytes, int threads) {
  private static final Path PROCESSES = Path.of("/proc");
  private static final int MOST_PROCESSES = 256;

  /** Whether the kernel lists children; to search all processes for them takes longer. */
  private static final boolean LISTS_CHILDREN =
      Files.exists(PROCESSES.resolve("thread-self/children"));

  /** The footprint of a process, with its children and theirs. */
  public static Footprint of(long pid) {
    List<Long> tree = tree(pid);
    long bytes = 0;
    int threads = 0;
    for (long one : tree) {
      try {
        for (String line : text(PROCESSES.resolve(one + "/status")).split("\n")) {
          if (line.startsWith("VmRSS:")) {
            bytes += number(line) << 10;
          } else if (line.startsWith("Threads:")) {
            threads += (int) number(line);
          }
        }
      } catch (IOException e) {
        // it has ended meanwhile
      }
    }
    return new Footprint(bytes, threads);
  }

  /**
   * Whether every thread of a process, its children and theirs waits for something to happen: none
   * runs, none waits for a processor or a disk, and none was stopped. Where the system does not
   * tell, it is false.
   */
  public static boolean isWaiting(long pid) {
    for (long one : tree(pid)) {
      try (DirectoryStream<Path> threads =
          Files.newDirectoryStream(PROCESSES.resolve(one + "/task"))) {
        for (Path thread : threads) {
          String stat = text(thread.resolve("stat"));
          if (!stat.startsWith(") S ", stat.lastIndexOf(')'))) {
            return false;
          }
        }
      } catch (IOException | DirectoryIteratorException e) {
        return false; // something has ended meanwhile
      }
    }
    return true;
  }

  private static List<Long> tree(long pid) {
    List<Long> tree = new ArrayList<>();
    if (LISTS_CHILDREN) {
      collect(pid, tree);
    } else {
      tree.add(pid);
      ProcessHandle.of(pid)
          .ifPresent(process -> process.descendants().map(ProcessHandle::pid).forEach(tree::add));
    }
    return tree;
  }

  /** Children are listed with the thread that started them. */
  private static void collect(long pid, List<Long> tree) {
    tree.add(pid);
    Path threads = PROCESSES.resolve(pid + "/task");
    if (!Files.isDirectory(threads)) {
      return;
    }
    try (DirectoryStream<Path> each = Files.newDirectoryStream(threads)) {
      for (Path thread : each) {
        for (String child : children(thread)) {
          if (!child.isBlank() && tree.size() < MOST_PROCESSES) {
            collect(Long.parseLong(child.strip()), tree);
          }
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // it has ended meanwhile
    }
  }

  private static String[] children(Path thread) {
    try {
      return text(thread.resolve("children")).split(" ");
    } catch (IOException e) {
      return new String[0]; // it has ended meanwhile
    }
  }

  /** In it, a process has the name that it gave itself: any bytes, and no line feed. */
  private static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.ISO_8859_1);
  }

  private static long number(String line) {
    return Long.parseLong(line.replaceAll("\\D", ""));
  }
}
