package boardwright.compile;

import boardwright.protocol.Answer;
import boardwright.protocol.Reason;
import boardwright.protocol.Request;
import boardwright.protocol.Service;
import boardwright.protocol.Wire;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.HashMap;
import java.util.Map;

/**
 * A compiler: makes programs of submissions until its input ends. It never loads a class of a
 * learner's, so that it need not be replaced for what was handed in, as workers must.
 */
public final class CompilerMain {
  /** For long chains of operators and calls; brackets have their own limit. */
  static final long STACK = 32L << 20;

  /** By the Java that their sources are written for. */
  private final Map<Integer, MixCompiler> compilers = new HashMap<>();

  private Preparation submission;

  private CompilerMain() {}

  /** Serves requests on standard input; the answers go to standard output. */
  public static void main(String[] args) {
    PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
    System.setOut(nowhere);
    System.setErr(nowhere);
    new Thread(null, () -> run(args), "compiler", STACK).start();
  }

  private static void run(String[] args) {
    try {
      Service.run(CompilerMain::serve, args);
    } catch (IOException e) {
      System.exit(1); // the other side has closed the wire
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** As {@link Service#serve}. */
  public static void serve(Wire wire, boolean warmUp) throws IOException {
    CompilerMain main = new CompilerMain();
    if (warmUp) {
      CompilerWarmUp.run(main.compiler(Request.USUAL_RELEASE));
    }
    for (Request request = wire.receive(Request.class);
        request != null;
        request = wire.receive(Request.class)) {
      wire.send((Record) main.answer(request));
    }
  }

  private MixCompiler compiler(int release) {
    return compilers.computeIfAbsent(release, MixCompiler::new);
  }

  private Answer answer(Request request) {
    try {
      if (request instanceof Request.Open open) {
        submission = new Preparation(open, compiler(open.release()));
        return new Answer.Ready();
      }
      return submission.mix((Request.Mix) request);
    } catch (RuntimeException e) {
      return new Answer.Broken(Reason.of(e));
    }
  }
}
