package boardwright.grading;

import boardwright.protocol.Answer;
import boardwright.protocol.Request;

/** A worker that passes everything on to another: tests change some of it. */
class ForwardingWorker implements Worker {
  private final Worker worker;

  ForwardingWorker(Worker worker) {
    this.worker = worker;
  }

  @Override
  public Answer ask(Request request, int seconds) throws WorkerLostException {
    return worker.ask(request, seconds);
  }

  @Override
  public Answer next(int seconds) throws WorkerLostException {
    return worker.next(seconds);
  }

  @Override
  public void kill() {
    worker.kill();
  }

  @Override
  public boolean isBloated() {
    return worker.isBloated();
  }

  @Override
  public void close() {
    worker.close();
  }
}
