package boardwright.sandbox;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;

/** Run in a sandbox by {@link BubblewrapTest}: tries one thing, and says what came of it. */
public final class Inmate {
  private Inmate() {}

  /** Does what the first word says. */
  public static void main(String[] args) throws Exception {
    String said;
    try {
      said = run(args);
    } catch (IOException e) {
      said = "refused";
    }
    System.out.println(said);
    System.out.flush();
  }

  private static String run(String... args) throws IOException {
    return switch (args[0]) {
      case "read" -> Files.readString(Path.of(args[1]));
      case "write" -> Files.writeString(Path.of(args[1]), "x").getFileName() + " written";
      case "list" -> {
        try (var files = Files.list(Path.of(args[1]))) {
          yield files.map(file -> file.getFileName().toString()).sorted().toList().toString();
        }
      }
      case "fill" -> fill(Path.of(args[1]));
      case "connect" -> {
        try (Socket socket =
            new Socket(InetAddress.getLoopbackAddress(), Integer.parseInt(args[1]))) {
          yield "connected to " + socket.getPort();
        }
      }
      case "environment" -> System.getenv().keySet().stream().sorted().toList().toString();
      case "processes" -> String.valueOf(ProcessHandle.allProcesses().count());
      case "start" -> String.valueOf(new ProcessBuilder(args[1]).start().pid());
      default -> throw new IllegalArgumentException(args[0]);
    };
  }

  private static String fill(Path file) throws IOException {
    byte[] block = new byte[1 << 20];
    int written = 0;
    try (OutputStream out = Files.newOutputStream(file)) {
      for (; written < 256; written++) {
        out.write(block);
      }
    } catch (IOException e) {
      return written + " megabytes and no more";
    }
    return written + " megabytes";
  }
}
