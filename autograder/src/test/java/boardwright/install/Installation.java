package boardwright.install;

import static boardwright.RealTree.ROOT;

import boardwright.cli.Main;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * The program as the launcher has it, for tests that start it as a separate process: jars instead
 * of folders on the class path, and an archive of class data over them, for quick starts. Made once
 * for all tests on one Java; it knows what it was built from, and is built again when that has
 * changed.
 */
public final class Installation {
  private static Installation instance;

  private final Path folder;
  private final List<Path> places = places();
  private final List<Path> jars = new ArrayList<>();
  private final String madeOf;

  private Installation(Path folder) throws IOException {
    this.folder = folder;
    for (Path place : places) {
      jars.add(Files.isDirectory(place) ? folder.resolve(name(place) + ".jar") : place);
    }
    this.madeOf = places + " " + newest(places);
  }

  /** The installation, made if it is not there yet; that takes some seconds. */
  public static synchronized Installation get() {
    if (instance == null) {
      Path folder = home();
      try {
        Files.createDirectories(folder);
        Installation made = new Installation(folder);
        // tests run in more than one JVM
        try (FileChannel lock =
                FileChannel.open(
                    folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock held = lock.lock()) {
          assert held.isValid();
          made.make();
        }
        instance = made;
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
    return instance;
  }

  /** What a shell or a process builder starts this with, before the arguments of the program. */
  public List<String> java(Path root, List<String> options) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xlog:disable"));
    command.add("-XX:SharedArchiveFile=" + archive());
    command.add("-Dboardwright.archive=" + archive());
    command.add("-Dboardwright.root=" + root);
    command.addAll(options);
    command.addAll(List.of("-cp", classPath(), Main.class.getName()));
    return command;
  }

  /** Compilers and workers that this JVM starts from now on start from here. */
  public void use() {
    System.setProperty("boardwright.archive", archive().toString());
    System.setProperty("java.class.path", classPath());
  }

  /** What a module's jar is called, and something else for the folder of its tests. */
  private static String name(Path place) {
    String path = ROOT.relativize(place).toString().replace('\\', '/');
    return path.replaceFirst("/target/classes$", "")
        .replaceFirst("^autograder/", "")
        .replace('/', '-');
  }

  private static Path home() {
    return Path.of("target", "installation-" + Runtime.version().feature()).toAbsolutePath();
  }

  /** The jar of the place that a class comes from. */
  public Path jarOf(Class<?> type) {
    Path place;
    try {
      place = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
    return jars.get(places.indexOf(place));
  }

  private String classPath() {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private Path archive() {
    return folder.resolve("classes.jsa");
  }

  private static List<Path> places() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }

  private void make() throws IOException, InterruptedException {
    if (isMade()) {
      return;
    }
    Files.deleteIfExists(stamp());
    Files.deleteIfExists(archive());
    for (int i = 0; i < places.size(); i++) {
      if (Files.isDirectory(places.get(i))) {
        jar(places.get(i), jars.get(i));
      }
    }
    List<String> training =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:ArchiveClassesAtExit=" + archive(),
            "-XX:ErrorFile=" + archive() + ".error",
            "-Xlog:disable",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-Dboardwright.root=" + ROOT,
            "-cp",
            classPath(),
            "boardwright.learner.Training",
            "boardwright.cli.Main");
    new ProcessBuilder(training)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .redirectError(ProcessBuilder.Redirect.DISCARD)
        .start()
        .waitFor();
    Files.writeString(stamp(), madeOf);
  }

  private Path stamp() {
    return folder.resolve("made-of.txt");
  }

  private boolean isMade() throws IOException {
    return Files.exists(stamp()) && Files.readString(stamp()).equals(madeOf);
  }

  private static long newest(List<Path> places) throws IOException {
    long newest = 0;
    for (Path place : places) {
      if (Files.isDirectory(place)) {
        try (Stream<Path> files = Files.walk(place)) {
          for (Path file : files.toList()) {
            newest = Math.max(newest, Files.getLastModifiedTime(file).toMillis());
          }
        }
      }
    }
    return newest;
  }

  static void jar(Path folder, Path jar) throws IOException {
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
        Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        out.putNextEntry(new ZipEntry(folder.relativize(file).toString().replace('\\', '/')));
        Files.copy(file, out);
        out.closeEntry();
      }
    }
  }
}
