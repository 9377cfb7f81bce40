package boardwright.sandbox;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Shuts a process in by {@code bwrap}: its own namespaces, so that there is no network and no other
 * process, no privileges, an empty environment, and a file system of which it can write a small
 * {@code /tmp} that nobody else sees. What it can read is the system's libraries, the Java that
 * runs here, and the class path.
 */
public final class Bubblewrap {
  /** How reports call it, and the name of the program. */
  public static final String WORD = "bwrap";

  /** What one worker may keep in files. */
  private static final long DISK = 32L << 20;

  private static final int SECONDS = 20;

  /** Where systems keep the libraries that a Java machine is linked with. */
  private static final List<String> LIBRARIES =
      List.of("/usr/lib", "/usr/lib64", "/lib", "/lib64", "/nix/store", "/gnu/store");

  private Bubblewrap() {}

  /** Tries it out: runs this Java in it, shut in just as a worker would be. */
  public static Trial tryOut() {
    return tryOut(WORD);
  }

  /** As {@link #tryOut()}, with the program of this name. */
  static Trial tryOut(String program) {
    Sandbox sandbox;
    try {
      sandbox = new Sandbox(WORD, false, options(program));
    } catch (IOException | UncheckedIOException e) {
      return Trial.failed("what a worker must read cannot be listed");
    }
    try {
      Process process =
          new ProcessBuilder(sandbox.around(List.of(java(), "-Xshare:auto", "-version")))
              .redirectErrorStream(true)
              .start();
      process.getOutputStream().close();
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return Trial.failed("bubblewrap is installed, but did not come to an end");
      }
      String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.exitValue() == 0
          ? new Trial(Optional.of(sandbox), "")
          : Trial.failed(
              "bubblewrap is installed, but does not work: "
                  + said.lines().findFirst().orElse("it says nothing"));
    } catch (IOException e) {
      return Trial.failed("bubblewrap is not installed");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Trial.failed("the trial of bubblewrap was interrupted");
    }
  }

  private static List<String> options(String program) throws IOException {
    List<String> options = new ArrayList<>(List.of(program, "--unshare-all", "--unshare-user"));
    // as nobody, and without the way to become somebody in a world within
    options.addAll(List.of("--disable-userns", "--uid", "65534", "--gid", "65534"));
    options.addAll(List.of("--cap-drop", "ALL", "--hostname", "worker"));
    options.addAll(List.of("--new-session", "--die-with-parent", "--clearenv"));
    for (String language : List.of("LANG", "LC_ALL", "LC_CTYPE")) {
      // or Java could not read a class path with letters beyond ASCII
      String value = System.getenv(language);
      if (value != null) {
        options.addAll(List.of("--setenv", language, value));
      }
    }
    options.addAll(List.of("--proc", "/proc", "--remount-ro", "/proc"));
    // without this, root could write to /proc/sys
    options.addAll(List.of("--dev", "/dev", "--remount-ro", "/dev"));
    // before what is read, some of which may lie there
    options.addAll(List.of("--size", String.valueOf(DISK), "--tmpfs", "/tmp"));
    for (String library : LIBRARIES) {
      Path folder = Path.of(library);
      if (Files.isSymbolicLink(folder)) {
        options.addAll(
            List.of("--symlink", Files.readSymbolicLink(folder).toString(), folder.toString()));
      } else if (Files.isDirectory(folder)) {
        options.addAll(readable(folder));
      }
    }
    for (Path path : needed()) {
      options.addAll(readable(path));
    }
    options.addAll(List.of("--chdir", "/tmp", "--remount-ro", "/", "--"));
    return List.copyOf(options);
  }

  private static List<String> readable(Path path) {
    return List.of("--ro-bind", path.toString(), path.toString());
  }

  /** This Java with what it links to elsewhere, the class path, and the archive of class data. */
  private static Set<Path> needed() throws IOException {
    Set<Path> paths = new LinkedHashSet<>();
    Path home = Path.of(System.getProperty("java.home"));
    paths.add(home);
    for (String part : List.of("conf", "lib")) {
      paths.addAll(linkedFrom(home, home.resolve(part)));
    }
    Stream.concat(
            Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)),
            Stream.of(System.getProperty("boardwright.archive", "")))
        .filter(entry -> !entry.isEmpty())
        .map(entry -> Path.of(entry).toAbsolutePath().normalize())
        .filter(Files::exists)
        .forEach(paths::add);
    return paths;
  }

  /** Distributions keep the configuration of Java elsewhere, and link to it. */
  private static List<Path> linkedFrom(Path home, Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    List<Path> targets = new ArrayList<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isSymbolicLink).toList()) {
        Path target = file.getParent().resolve(Files.readSymbolicLink(file)).normalize();
        if (Files.isRegularFile(target) && !target.startsWith(home)) {
          targets.add(target);
        }
      }
    }
    return targets;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /**
   * What came of trying it out.
   *
   * @param sandbox empty if it does not work here
   * @param trouble why not, as a sentence begins; empty if it works
   */
  public record Trial(Optional<Sandbox> sandbox, String trouble) {
    private static Trial failed(String trouble) {
      return new Trial(Optional.empty(), trouble);
    }
  }
}
