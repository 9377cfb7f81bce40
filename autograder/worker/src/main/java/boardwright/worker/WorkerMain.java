package boardwright.worker;

import boardwright.protocol.Answer;
import boardwright.protocol.Reason;
import boardwright.protocol.Request;
import boardwright.protocol.Service;
import boardwright.protocol.Wire;
import java.io.IOException;
import java.io.InputStream;

/** A worker: runs checks on one program after another until its input ends. */
public final class WorkerMain {
  private final CheckRunner runner;
  private LoadedProgram program;

  private WorkerMain(CheckRunner runner) {
    this.runner = runner;
  }

  /** Serves requests on standard input; the answers go to standard output. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Service.run(WorkerMain::serve, args);
  }

  /** As {@link Service#serve}. From now on this JVM's standard streams are empty or captured. */
  public static void serve(Wire wire, boolean warmUp) throws IOException, InterruptedException {
    Capture capture = new Capture();
    System.setIn(InputStream.nullInputStream());
    System.setOut(capture.stream());
    System.setErr(capture.stream());
    WorkerMain worker = new WorkerMain(new CheckRunner(capture));
    if (warmUp) {
      WorkerWarmUp.run();
    }
    for (Request request = wire.receive(Request.class);
        request != null;
        request = wire.receive(Request.class)) {
      worker.answer(request, wire);
    }
  }

  private void answer(Request request, Wire wire) throws IOException, InterruptedException {
    try {
      if (request instanceof Request.Load load) {
        program = new LoadedProgram(load);
        wire.send(new Answer.Ready());
      } else {
        runner.run(program, ((Request.RunChecks) request).checks(), wire);
      }
    } catch (VirtualMachineError e) {
      throw e; // there may be nothing left to answer with, and a worker that ends is one, too
    } catch (RuntimeException | Error e) {
      wire.send(new Answer.Broken(Reason.of(e)));
    }
  }
}
