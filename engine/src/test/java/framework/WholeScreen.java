package framework;

import java.io.File;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Gives the whole screen to one test class at a time. Several JVMs run tests side by side, and a
 * window of one would lie above what a robot clicks on in another.
 */
public final class WholeScreen implements BeforeAllCallback, AfterAllCallback {
  private RandomAccessFile file;
  private FileLock lock;

  @Override
  public void beforeAll(ExtensionContext context) throws Exception {
    file = new RandomAccessFile(new File("target/screen.lock"), "rw");
    lock = file.getChannel().lock();
  }

  @Override
  public void afterAll(ExtensionContext context) throws Exception {
    lock.release();
    file.close();
  }
}
