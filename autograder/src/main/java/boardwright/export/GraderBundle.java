package boardwright.export;

import boardwright.lab.Lab;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The grader of one lab for another place's machine: this program as it runs now, the lab's
 * manifest, and the scripts that start it there. The same program and lab give the same bytes.
 *
 * @param classPath of this program: jars and folders, in their order
 */
public record GraderBundle(Lab lab, RunnerConfig recipe, List<Path> classPath) {
  private static final long TIME = 946_684_800_000L; // 2000-01-01, so that bytes repeat
  private static final String PROGRAM = "boardwright/";
  private static final String GRADE_ONE = "grade-one";

  /** Takes the bytes of a file. */
  private interface Target {
    void put(String name, byte[] bytes) throws IOException;
  }

  /** Writes the zip that Gradescope makes an autograder from. */
  public void writeGradescope(Path zip) throws IOException {
    try (OutputStream file = Files.newOutputStream(zip);
        ZipOutputStream out = new ZipOutputStream(file)) {
      put((name, bytes) -> put(out, name, bytes), "run_autograder");
    }
  }

  /** Writes the folder that an image of a container is built from. */
  public void writeContainer(Path folder) throws IOException {
    put(
        (name, bytes) -> {
          Path file = folder.resolve(name);
          Files.createDirectories(file.getParent());
          Files.write(file, bytes);
        },
        "Dockerfile");
    // the image's user is not the one who exports
    try (Stream<Path> files = Files.walk(folder)) {
      files.map(Path::toFile).forEach(file -> file.setReadable(true, false));
    }
    try (Stream<Path> files = Files.walk(folder)) {
      files
          .filter(file -> Files.isDirectory(file) || file.endsWith(GRADE_ONE))
          .forEach(file -> file.toFile().setExecutable(true, false));
    }
  }

  private void put(Target to, String script) throws IOException {
    int jars = 0;
    for (Path entry : classPath) {
      if (Files.exists(entry)) {
        jars++;
        to.put(
            PROGRAM + "lib/%03d.jar".formatted(jars),
            Files.isDirectory(entry) ? jar(entry) : Files.readAllBytes(entry));
      }
    }
    to.put(PROGRAM + "labs/" + lab.id() + "/lab.yaml", bytes(lab.manifestText()));
    if (Files.exists(lab.planted())) {
      String name = lab.planted().getFileName().toString();
      to.put(PROGRAM + "target/" + name, Files.readAllBytes(lab.planted()));
    }
    to.put(PROGRAM + GRADE_ONE, bytes(recipe.script(GRADE_ONE)));
    for (String name : List.of("setup.sh", script)) {
      to.put(name, bytes(recipe.script(name)));
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] jar(Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(bytes);
        Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        put(out, folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
      }
    }
    return bytes.toByteArray();
  }

  private static void put(ZipOutputStream out, String name, byte[] bytes) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTime(TIME);
    out.putNextEntry(entry);
    out.write(bytes);
    out.closeEntry();
  }
}
