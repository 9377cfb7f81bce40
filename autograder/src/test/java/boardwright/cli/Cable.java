package boardwright.cli;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** What lies between machines and their database, and can be cut. */
final class Cable implements Closeable {
  private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final int server;
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private volatile boolean isCut;

  /** Leads to a port of this machine. */
  Cable(int server) throws IOException {
    this.server = server;
    start(this::connect);
  }

  /** The port of the other end. */
  int port() {
    return door.getLocalPort();
  }

  /**
   * From now on no byte gets through; after a while every connection is broken, and new ones go.
   */
  void cut(long milliseconds) {
    isCut = true;
    start(
        () -> {
          Thread.sleep(milliseconds);
          close(open);
          isCut = false;
        });
  }

  private void connect() throws IOException {
    while (true) {
      Socket machine = door.accept();
      Socket database = new Socket(InetAddress.getLoopbackAddress(), server);
      List<Socket> both = List.of(machine, database);
      open.addAll(both);
      start(() -> pass(machine, database, both));
      start(() -> pass(database, machine, both));
    }
  }

  private void pass(Socket from, Socket to, List<Socket> both)
      throws IOException, InterruptedException {
    try (InputStream in = from.getInputStream();
        OutputStream out = to.getOutputStream()) {
      byte[] bytes = new byte[8192];
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        while (isCut) {
          Thread.sleep(10);
        }
        out.write(bytes, 0, count);
      }
    } finally {
      close(both);
    }
  }

  private void close(List<Socket> sockets) throws IOException {
    for (Socket socket : sockets) {
      socket.close();
      open.remove(socket);
    }
  }

  /** What may end because a socket was closed. */
  private interface Step {
    void run() throws IOException, InterruptedException;
  }

  private static void start(Step step) {
    Thread thread =
        new Thread(
            () -> {
              try {
                step.run();
              } catch (IOException | InterruptedException e) {
                // this end is closed
              }
            });
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    door.close();
    close(List.copyOf(open));
  }
}
