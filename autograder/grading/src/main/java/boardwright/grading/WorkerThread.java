package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;
import boardwright.protocol.Service;
import boardwright.protocol.Wire;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;

/**
 * A compiler or a worker in this very JVM, without isolation and without a clock: for our own
 * solutions, when the launcher trains its archive of class data and when a benchmark wants to know
 * what isolation costs.
 */
final class WorkerThread implements Worker {
  private static final int BUFFER = 1 << 20;

  private final Wire wire;

  static WorkerThread compiler() throws IOException {
    return new WorkerThread(Service.named(Service.COMPILER));
  }

  static WorkerThread worker() throws IOException {
    return new WorkerThread(Service.named(Service.WORKER));
  }

  private WorkerThread(Service service) throws IOException {
    PipedInputStream requests = new PipedInputStream(BUFFER);
    PipedInputStream answers = new PipedInputStream(BUFFER);
    this.wire = new Wire(answers, new PipedOutputStream(requests));
    Wire theirs = new Wire(requests, new PipedOutputStream(answers));
    Thread thread =
        new Thread(
            () -> {
              try (theirs) {
                service.serve(theirs, false);
              } catch (IOException e) {
                // the other side has closed the wire: done
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "worker");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public Answer ask(Request request, int seconds) throws WorkerLostException {
    try {
      wire.send((Record) request);
    } catch (IOException e) {
      throw new WorkerLostException(Why.DIED);
    }
    return next(seconds);
  }

  @Override
  public Answer next(int seconds) throws WorkerLostException {
    try {
      Answer answer = wire.receive(Answer.class);
      if (answer == null) {
        throw new WorkerLostException(Why.DIED);
      }
      return answer;
    } catch (IOException e) {
      throw new WorkerLostException(Why.DIED);
    }
  }

  @Override
  public void kill() {
    close();
  }

  @Override
  public void close() {
    try {
      wire.close();
    } catch (IOException e) {
      // nothing is lost: every answer was read
    }
  }
}
