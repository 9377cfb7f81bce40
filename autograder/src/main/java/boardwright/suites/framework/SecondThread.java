package boardwright.suites.framework;

import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import framework.model.Only.Thing;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;

/** A thread that comes along while another one makes the object of a singleton. */
final class SecondThread {
  private final AtomicReference<Threads<Thing>> thread = new AtomicReference<>();

  /** Starts, and does this until it ends or waits. */
  void comes(Callable<Thing> work) {
    thread.set(Threads.start(work));
    thread.get().awaitEndedOrWaiting();
  }

  /** What it got, when it has ended; blocks the check if it never came. */
  Thing join() throws Exception {
    if (thread.get() == null) {
      throw new CheckBlocked("nothing could happen meanwhile, as the maker was not called", "R1");
    }
    return thread.get().join();
  }

  /** Fails if it came, and got through the constructor. */
  void wasNotLetIn(Call<Thing> constructor) {
    if (thread.get() != null && gotThrough()) {
      constructor.fail(
          "the second thread stopped by an InvalidSingletonInstantiationException, as the first one"
              + " is making its object",
          "yours let the constructor of the second thread through");
    }
  }

  private boolean gotThrough() {
    try {
      thread.get().join();
      return true;
    } catch (Exception | AssertionError stopped) {
      return false;
    }
  }
}
