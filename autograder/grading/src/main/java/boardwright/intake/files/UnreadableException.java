package boardwright.intake.files;

import java.io.IOException;
import java.nio.file.AccessDeniedException;

/**
 * What was handed in could not be read, and that is our fault: rights, a disk, too little memory.
 * Nobody loses points for it.
 */
public final class UnreadableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private UnreadableException(String message) {
    super(message);
  }

  /** A file or a folder that the system does not let us read. */
  static UnreadableException of(String path, IOException e) {
    String why =
        e instanceof AccessDeniedException
            ? "could not be read because you have no right to: change that"
            : "could not be read because of an error of the disk or of the download: copy it again";
    return new UnreadableException(
        "%s %s, and run the same command again. This is no fault of the student's."
            .formatted(path.isEmpty() ? "Its folder" : path, why));
  }

  /** Memory ran out. */
  public static UnreadableException memory() {
    return new UnreadableException(
        "The grader's memory was not enough to read this. Run the same command again with more,"
            + " such as JAVA_TOOL_OPTIONS=-Xmx1g. This is no fault of the student's.");
  }

  /** A mistake of ours. */
  public static UnreadableException mistake(Throwable e) {
    return new UnreadableException(
        "The grader failed when it read this (%s). This is no fault of the student's: look at it, and tell those who make Boardwright."
            .formatted(e.getClass().getSimpleName()));
  }
}
