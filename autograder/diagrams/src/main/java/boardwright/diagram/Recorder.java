package boardwright.diagram;

import boardwright.diagram.Call.Value;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Hears of every call of the engine, once its classes have gone through {@link TracingLoader}.
 *
 * <p>A scene says between which moments the calls count. Those that were made before, and go on,
 * are known as callers.
 */
public final class Recorder {
  private static final int LONGEST_TEXT = 24;

  private static final ThreadLocal<Deque<Call>> STACK = ThreadLocal.withInitial(ArrayDeque::new);

  /** Set while this class itself calls the engine, for a text. */
  private static final ThreadLocal<Boolean> BUSY = ThreadLocal.withInitial(() -> false);

  private static final List<Call> RECORDED = new ArrayList<>();
  private static boolean recording;

  private Recorder() {}

  /** From now on, calls count. A scene says so when everything is set up. */
  public static synchronized void begin() {
    RECORDED.clear();
    recording = true;
  }

  /** From now on, calls do not count any more. */
  public static synchronized void end() {
    recording = false;
    unwind(depth());
  }

  /** The calls that counted, in the order in which they began. */
  static synchronized List<Call> recorded() {
    return List.copyOf(RECORDED);
  }

  /** Does something on this thread that does not belong to the scene. */
  public static void quietly(Work work) throws Exception {
    BUSY.set(true);
    try {
      work.run();
    } finally {
      BUSY.set(false);
    }
  }

  /** Something that a scene does. */
  public interface Work {
    /** Does it. */
    void run() throws Exception;
  }

  /** Called where a method begins; a constructor does not know its object yet. */
  public static void enter(
      Object receiver, String owner, String name, String descriptor, Object[] arguments) {
    if (BUSY.get()) {
      return;
    }
    int depth = depth();
    unwind(depth - 1);
    Deque<Call> stack = STACK.get();
    List<Value> values = Arrays.stream(arguments).map(Recorder::value).toList();
    String thread = Thread.currentThread().getName();
    Call call = new Call(thread, receiver, owner, name, descriptor, values, stack.peek(), depth);
    synchronized (Recorder.class) {
      if (recording) {
        RECORDED.add(call);
        call.number = RECORDED.size();
        if (call.caller != null) {
          call.caller.calls.add(call);
        }
      }
    }
    stack.push(call);
  }

  /** Called where a method returns. */
  public static void exit(Object result) {
    if (!BUSY.get()) {
      Call call = ended();
      call.result = value(result);
    }
  }

  /** Called where a method without a result returns, or a constructor. */
  public static void exitVoid(Object receiver) {
    if (!BUSY.get()) {
      ended().receiver = receiver;
    }
  }

  private static Call ended() {
    unwind(depth());
    Call call = STACK.get().pop();
    call.thrown = null;
    call.returned = true;
    return call;
  }

  /** Takes off the calls that are no longer on the Java stack: exceptions have ended them. */
  private static void unwind(int depth) {
    Deque<Call> stack = STACK.get();
    Throwable thrown = null;
    while (!stack.isEmpty() && stack.peek().depth > depth) {
      Call ended = stack.pop();
      thrown = ended.thrown == null ? thrown : ended.thrown;
      ended.thrown = thrown;
    }
  }

  /** Called before a method throws; it may catch that itself. */
  public static void throwing(Throwable thrown) {
    if (!BUSY.get()) {
      unwind(depth());
      STACK.get().peek().thrown = thrown;
    }
  }

  /** How many calls the Java stack holds below the method of this class that was called. */
  private static int depth() {
    String own = Recorder.class.getName();
    return StackWalker.getInstance()
        .walk(frames -> frames.dropWhile(frame -> frame.getClassName().equals(own)).count())
        .intValue();
  }

  /** An object as the diagram writes it; without a text if it has nothing short to say. */
  static Value value(Object object) {
    if (object == null || object instanceof Number || object instanceof Boolean) {
      return new Value(object, String.valueOf(object));
    }
    String words = null;
    if (object instanceof String || object instanceof Character) {
      words = "\"" + object + "\"";
    } else if (speaksForItself(object.getClass())) {
      words = quietWords(object);
    }
    boolean fits = words != null && words.length() <= LONGEST_TEXT && !words.contains("\n");
    return new Value(object, fits ? words : null);
  }

  /** Whether a class of the engine has its own words for its objects. */
  private static boolean speaksForItself(Class<?> type) {
    try {
      Class<?> speaker = type.getMethod("toString").getDeclaringClass();
      return speaker.getClassLoader() instanceof TracingLoader
          && !speaker.getSimpleName().equals("Command");
    } catch (NoSuchMethodException e) {
      throw new AssertionError("Every class has this method.", e);
    }
  }

  private static String quietWords(Object object) {
    boolean before = BUSY.get();
    BUSY.set(true);
    try {
      return object.toString();
    } finally {
      BUSY.set(before);
    }
  }
}
