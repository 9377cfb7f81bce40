package boardwright.learner;

import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/**
 * The keys that a person presses: on a terminal each at once, elsewhere the letters of the input.
 * While they are held back, another program may have the terminal.
 */
final class Keys implements AutoCloseable {
  /** What comes at the end of the input. */
  static final int END = -1;

  private static final int LOOK_MILLIS = 40;

  private final InputStream in = System.in;
  private final IntConsumer pressed;
  private final Optional<Terminal> terminal;
  private final Attributes usual;
  private final Thread reader;
  private volatile boolean held;
  private volatile boolean closed;

  /**
   * Begins to read.
   *
   * @param pressed gets each key, on a thread of these keys
   */
  Keys(IntConsumer pressed) {
    this.pressed = pressed;
    this.terminal = terminal();
    this.usual = terminal.map(Terminal::enterRawMode).orElse(null);
    this.reader = new Thread(this::read, "keys");
    reader.setDaemon(true);
    reader.start();
  }

  @SuppressWarnings("SystemConsoleNull") // Null is only the quick way out: JLine finds the rest.
  private static Optional<Terminal> terminal() {
    if (System.console() == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(
          // the question how wide some letters are takes a second where a terminal has no answer
          TerminalBuilder.builder().system(true).dumb(false).graphemeCluster(false).build());
    } catch (IOException | IllegalStateException noTerminal) {
      return Optional.empty();
    }
  }

  /** Whether each key comes at once, and not with its line. */
  boolean areImmediate() {
    return terminal.isPresent();
  }

  private void read() {
    try {
      while (!closed) {
        if (terminal.isPresent() && (held || in.available() == 0)) {
          Thread.sleep(LOOK_MILLIS); // a read that waits would take a letter from other programs
          continue;
        }
        int key = in.read();
        if (key < 0) {
          pressed.accept(END);
          return;
        }
        pressed.accept(key);
      }
    } catch (IOException e) {
      pressed.accept(END);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // closed
    }
  }

  /** Does something meanwhile that needs the terminal as it usually is. */
  void heldBack(Runnable meanwhile) {
    held = true;
    restore();
    try {
      meanwhile.run();
    } finally {
      terminal.ifPresent(Terminal::enterRawMode);
      held = false;
    }
  }

  private void restore() {
    terminal.ifPresent(one -> one.setAttributes(usual));
  }

  @Override
  public void close() {
    closed = true;
    reader.interrupt();
    try {
      if (terminal.isPresent()) {
        terminal.get().close(); // after Ctrl+C, JLine does so by itself
      }
    } catch (IOException e) {
      // it is as it was when it was found
    }
  }
}
