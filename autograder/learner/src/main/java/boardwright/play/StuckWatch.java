package boardwright.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Notices a method of the learner's that does not come to its end, and names it once. It looks at
 * the threads of the program now and then, and stops nothing: a computer player may think for long.
 */
final class StuckWatch implements AutoCloseable {
  private static final int LOOKS = 10;

  private final Predicate<StackTraceElement> isLearners;
  private final Consumer<StackTraceElement> stuck;
  private final Thread thread;
  private final Map<Thread, Seen> seen = new HashMap<>();
  private final Set<String> told = new HashSet<>();

  /**
   * Begins to watch.
   *
   * @param millis so long a method may run
   * @param isLearners whether a frame is in a class of the learner's
   * @param stuck told of the place at which a method runs for longer
   */
  StuckWatch(
      long millis, Predicate<StackTraceElement> isLearners, Consumer<StackTraceElement> stuck) {
    this.isLearners = isLearners;
    this.stuck = stuck;
    this.thread = new Thread(() -> watch(Math.max(1, millis / LOOKS)), "watch");
    thread.setDaemon(true);
    thread.start();
  }

  private void watch(long pause) {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        Thread.sleep(pause);
        Map<Thread, StackTraceElement[]> all = Thread.getAllStackTraces();
        seen.keySet().retainAll(all.keySet());
        all.forEach(this::look);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the program has ended
    }
  }

  private void look(Thread one, StackTraceElement[] stack) {
    if (one.getState() != Thread.State.RUNNABLE || waits(stack)) {
      seen.remove(one);
      return;
    }
    List<StackTraceElement> frames = new ArrayList<>(List.of(stack));
    Collections.reverse(frames);
    Seen before = seen.get(one);
    int same = before == null ? 0 : common(before.frames, frames);
    List<StackTraceElement> stayed = frames.subList(0, same);
    if (before == null || stayed.stream().noneMatch(isLearners)) {
      seen.put(one, new Seen(frames, 1));
      return;
    }
    // what is left of the calls when one has returned is counted from here: it may be about to end,
    // too
    int looks = same < before.frames.size() ? 1 : before.looks + 1;
    seen.put(one, new Seen(List.copyOf(stayed), looks));
    if (looks > LOOKS) {
      StackTraceElement last =
          stayed.stream().filter(isLearners).reduce((first, second) -> second).orElseThrow();
      if (told.add(last.getClassName() + last.getMethodName())) {
        stuck.accept(last);
      }
    }
  }

  /** How many of the outermost calls are still the same. */
  private static int common(List<StackTraceElement> before, List<StackTraceElement> now) {
    int same = 0;
    while (same < Math.min(before.size(), now.size())
        && before.get(same).getClassName().equals(now.get(same).getClassName())
        && before.get(same).getMethodName().equals(now.get(same).getMethodName())) {
      same++;
    }
    return same;
  }

  /** Whether the thread waits for somebody to type or to click: to the JVM it runs then. */
  private static boolean waits(StackTraceElement[] stack) {
    return stack.length == 0
        || stack[0].isNativeMethod() && !stack[0].getClassName().startsWith("java.lang.");
  }

  @Override
  public void close() {
    thread.interrupt();
  }

  /** The outermost calls that stayed the same, and at how many looks. */
  private record Seen(List<StackTraceElement> frames, int looks) {}
}
