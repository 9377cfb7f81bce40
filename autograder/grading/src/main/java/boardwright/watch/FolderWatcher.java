package boardwright.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Tells that something in a folder may have changed, folders within it included. It may tell so
 * several times for one save, and in the middle of one: the callback finds out what changed.
 */
public final class FolderWatcher implements AutoCloseable {
  /** On macOS the JDK's own service looks every few seconds only. */
  private static final boolean POLLS =
      System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("mac");

  private static final int POLL_MILLIS = 100;

  /** Network drives send no events: behind the service somebody looks now and then. */
  private static final int LATEST_LOOK_MILLIS = 2000;

  private static final int DEEPEST = 8;

  private final Path folder;
  private final Runnable changed;
  private final WatchService service;
  private final Thread thread;
  private volatile boolean closed;

  /**
   * Begins to watch, until it is closed.
   *
   * @param changed called on a thread of this watcher
   */
  public FolderWatcher(Path folder, Runnable changed) {
    this(folder, changed, POLLS);
  }

  /** As above, with the service of the JDK or without. */
  FolderWatcher(Path folder, Runnable changed, boolean polls) {
    this.folder = folder;
    this.changed = changed;
    this.service = polls ? null : service();
    if (service != null) {
      register(); // before this returns, so that no save is missed
    }
    Set<String> now = look();
    this.thread = new Thread(() -> watch(now), "watch");
    thread.setDaemon(true);
    thread.start();
  }

  private static WatchService service() {
    try {
      return FileSystems.getDefault().newWatchService();
    } catch (IOException | UnsupportedOperationException e) {
      return null; // the system has no watches left: look instead
    }
  }

  private void watch(Set<String> first) {
    Set<String> before = first;
    try {
      while (!closed) {
        boolean told = await();
        Set<String> now = look();
        if (told || !now.equals(before)) {
          before = now;
          changed.run();
        }
      }
    } catch (InterruptedException | ClosedWatchServiceException e) {
      Thread.currentThread().interrupt(); // closed
    }
  }

  /** Waits until there is reason to look; returns whether something is known to have changed. */
  private boolean await() throws InterruptedException {
    if (service == null) {
      Thread.sleep(POLL_MILLIS);
      return false;
    }
    WatchKey key = service.poll(LATEST_LOOK_MILLIS, TimeUnit.MILLISECONDS);
    boolean told = key != null;
    while (key != null) {
      key.pollEvents();
      key.reset();
      key = service.poll();
    }
    register(); // there may be new folders
    return told;
  }

  private void register() {
    try (Stream<Path> folders = walk()) {
      for (Path one : folders.filter(Files::isDirectory).toList()) {
        one.register(
            service,
            StandardWatchEventKinds.ENTRY_CREATE,
            StandardWatchEventKinds.ENTRY_MODIFY,
            StandardWatchEventKinds.ENTRY_DELETE);
      }
    } catch (IOException | UncheckedIOException e) {
      // a folder that vanished meanwhile; the looks in between go on
    }
  }

  /** Every source with its time and size. */
  private Set<String> look() {
    Set<String> seen = new TreeSet<>();
    try (Stream<Path> files = walk()) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        BasicFileAttributes at = Files.readAttributes(file, BasicFileAttributes.class);
        seen.add(file + " " + at.lastModifiedTime() + " " + at.size() + " " + at.fileKey());
      }
    } catch (IOException | UncheckedIOException e) {
      seen.add("?"); // a file vanished meanwhile; the next look will tell
    }
    return seen;
  }

  private Stream<Path> walk() throws IOException {
    List<String> others = List.of(".boardwright", "target");
    return Files.walk(folder, DEEPEST)
        .filter(path -> !others.contains(folder.relativize(path).toString().split("[/\\\\]")[0]));
  }

  @Override
  public void close() {
    closed = true;
    thread.interrupt();
    if (service != null) {
      try {
        service.close();
      } catch (IOException e) {
        // the system closes it with the program
      }
    }
  }
}
