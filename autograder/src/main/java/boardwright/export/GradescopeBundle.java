package boardwright.export;

import boardwright.lab.Lab;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * The zip that Gradescope makes an autograder from: this program as it runs now, the manifest of
 * one lab, and the two scripts that Gradescope calls. The same program and lab give the same bytes.
 */
public final class GradescopeBundle {
  private static final long TIME = 946_684_800_000L; // 2000-01-01, so that bytes repeat

  private GradescopeBundle() {}

  /**
   * Writes the zip.
   *
   * @param classPath of this program: jars and folders, in their order
   */
  public static void write(Path zip, Lab lab, RunnerConfig recipe, List<Path> classPath)
      throws IOException {
    try (OutputStream file = Files.newOutputStream(zip);
        ZipOutputStream out = new ZipOutputStream(file)) {
      List<String> jars = new ArrayList<>();
      for (Path entry : classPath) {
        if (Files.exists(entry)) {
          String name = "%03d.jar".formatted(jars.size() + 1);
          put(
              out,
              "boardwright/lib/" + name,
              Files.isDirectory(entry) ? jar(entry) : Files.readAllBytes(entry));
          jars.add(name);
        }
      }
      put(
          out,
          "boardwright/labs/" + lab.id() + "/lab.yaml",
          lab.manifestText().getBytes(StandardCharsets.UTF_8));
      if (Files.exists(lab.planted())) {
        String name = lab.planted().getFileName().toString();
        put(out, "boardwright/target/" + name, Files.readAllBytes(lab.planted()));
      }
      put(out, "setup.sh", recipe.script("setup.sh").getBytes(StandardCharsets.UTF_8));
      put(
          out,
          "run_autograder",
          recipe
              .script("run_autograder", "JARS", String.join(" ", jars))
              .getBytes(StandardCharsets.UTF_8));
    }
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
