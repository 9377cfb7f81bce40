package boardwright.worker;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.protocol.Wire;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;

/**
 * A compiler: makes programs of submissions until its input ends. It never loads a class of a
 * learner's, so that nothing can last from one submission to the next, and it need not be replaced
 * as workers must.
 */
public final class CompilerMain {
  /** For sources that are nested deeply. */
  private static final long STACK = 4L << 20;

  private final MixCompiler compiler = new MixCompiler();
  private Preparation submission;

  private CompilerMain() {}

  /** Serves requests on standard input; the answers go to standard output. */
  public static void main(String[] args) throws InterruptedException {
    ParentWatch.start();
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
    Thread thread =
        new Thread(null, () -> serve(List.of(args).contains(WarmUp.OPTION)), "compiler", STACK);
    thread.start();
    thread.join();
    System.exit(0);
  }

  private static void serve(boolean warmUp) {
    try (Wire wire =
        new Wire(
            new FileInputStream(FileDescriptor.in), new FileOutputStream(FileDescriptor.out))) {
      serve(wire, warmUp);
    } catch (IOException e) {
      // the other side has closed the wire: done
    }
  }

  /**
   * Serves requests until there are no more.
   *
   * @param warmUp whether to do some work beforehand, for quick answers from the first one on
   */
  public static void serve(Wire wire, boolean warmUp) throws IOException {
    CompilerMain main = new CompilerMain();
    if (warmUp) {
      WarmUp.compile(main.compiler);
    }
    for (Request request = wire.receive(Request.class);
        request != null;
        request = wire.receive(Request.class)) {
      wire.send((Record) main.answer(request));
    }
  }

  private Answer answer(Request request) {
    try {
      if (request instanceof Request.Open open) {
        submission = new Preparation(open, compiler);
        return new Answer.Ready();
      }
      return submission.mix((Request.Mix) request);
    } catch (RuntimeException e) {
      return new Answer.Broken(String.valueOf(e));
    }
  }
}
