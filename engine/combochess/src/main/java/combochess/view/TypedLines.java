package combochess.view;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Reads lines in a separate thread, so that a thread which waits for one can stop waiting. Java has
 * no other way to give up reading from a keyboard.
 */
public final class TypedLines implements LineSource {

  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private volatile boolean ended;

  /**
   * Begins to read.
   *
   * @param in where lines come from; not null
   */
  public TypedLines(BufferedReader in) {
    Thread reader = new Thread(() -> readAll(in), "combochess keyboard");
    reader.setDaemon(true);
    reader.start();
  }

  private void readAll(BufferedReader in) {
    try {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        lines.add(line);
      }
    } catch (IOException e) {
      // A keyboard that cannot be read has no more lines.
    }
    ended = true;
  }

  @Override
  public String next(long millis) throws InterruptedException {
    return lines.poll(millis, TimeUnit.MILLISECONDS);
  }

  @Override
  public boolean isAtEnd() {
    return ended && lines.isEmpty();
  }

  @Override
  public void drop() {
    lines.clear();
  }
}
