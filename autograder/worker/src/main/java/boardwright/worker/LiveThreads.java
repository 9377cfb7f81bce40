package boardwright.worker;

import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * All threads of this JVM, in whatever group they stand: the common pool's are in a separate group
 * on newer JDKs. A thread that was not there before a check may act in the next one.
 */
final class LiveThreads {
  /** What the JDK starts for itself when it is needed first, and never ends. */
  private static final Set<String> OF_THE_JDK =
      Set.of(
          "AWT-Shutdown",
          "Attach Listener",
          "Common-Cleaner",
          "Finalizer",
          "JVMCI-native",
          "Java2D Disposer",
          "Notification Thread",
          "Reference Handler",
          "Service Thread",
          "Signal Dispatcher");

  private final Set<Thread> known = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Those that live now are known from now on. */
  LiveThreads() {
    known.addAll(all());
  }

  /**
   * Whether others live than those that were known, the current one and the JDK's own. The thread
   * of Swing counts as long as it has something to do.
   */
  boolean hasOthers() {
    return all().stream()
        .anyMatch(
            thread ->
                thread != Thread.currentThread()
                    && !known.contains(thread)
                    && !isOfTheJdk(thread)
                    && thread.isAlive()
                    && !SwingThread.isAtRest(thread));
  }

  /** By its name, its class and its group, of which a learner's thread has the first at most. */
  private static boolean isOfTheJdk(Thread thread) {
    ThreadGroup group = thread.getThreadGroup();
    return OF_THE_JDK.contains(thread.getName())
        && thread.getClass().getClassLoader() == null
        && group != null
        && (group.getParent() == null || group.getName().equals("InnocuousThreadGroup"));
  }

  private static List<Thread> all() {
    ThreadGroup root = Thread.currentThread().getThreadGroup();
    while (root.getParent() != null) {
      root = root.getParent();
    }
    Thread[] threads = new Thread[root.activeCount() + 1];
    int count = root.enumerate(threads);
    while (count == threads.length) { // what does not fit is left out without a word
      threads = new Thread[2 * count];
      count = root.enumerate(threads);
    }
    return Arrays.asList(threads).subList(0, count);
  }
}
