package boardwright;

import java.nio.file.Path;

/** The tree that the tests are part of, with its real labs, solutions and handouts. */
public final class RealTree {
  /** The top of it. */
  public static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

  private RealTree() {}
}
