package boardwright.lab;

import boardwright.text.Sha256;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * The jar of a lab from elsewhere, {@code labs/LAB.jar}, which the launcher adds to the class path:
 * its program, its suites, and what its build found out about them. Its other files lie in it below
 * {@code META-INF/boardwright/LAB} as they would in a tree. They are unpacked once, and then read
 * as files.
 */
final class LabJar {
  static final String EXTENSION = ".jar";

  private static final int DIGEST = 8;

  private LabJar() {}

  /**
   * The top of the folders with a lab's own files: a folder in {@code target} for a lab that has a
   * jar, the root for any other.
   *
   * @param root the top of the tree
   * @throws ManifestException if the jar can't be unpacked, or isn't the one on the class path
   */
  static Path home(Path root, String lab) {
    Path file = root.resolve("labs").resolve(lab + EXTENSION);
    if (!Files.isRegularFile(file)) {
      return root;
    }
    try {
      byte[] jar = Files.readAllBytes(file);
      String name = lab + "-" + new Sha256().add(jar).hex(DIGEST);
      Path home = root.resolve("target/labs").resolve(name);
      if (!Files.isDirectory(home)) {
        unpack(jar, lab, home);
      }
      return home;
    } catch (IOException | IllegalArgumentException e) {
      throw new ManifestException(
          "labs/%s.jar: can't be unpacked into target/labs: %s".formatted(lab, e.getMessage()));
    }
  }

  private static void unpack(byte[] jar, String lab, Path home) throws IOException {
    String top = "META-INF/boardwright/" + lab + "/";
    Path fresh = Files.createTempDirectory(Files.createDirectories(home.getParent()), "fresh");
    boolean isOnClassPath = false;
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(jar))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        String name = entry.getName();
        if (name.equals(Catalog.resource(lab))) {
          isOnClassPath = Arrays.equals(zip.readAllBytes(), catalogOnClassPath(lab));
        } else if (name.startsWith(top) && !entry.isDirectory()) {
          Path file = fresh.resolve(name.substring(top.length())).normalize();
          if (!file.startsWith(fresh)) {
            throw new IOException(name + " would lie outside of it");
          }
          Files.createDirectories(file.getParent());
          Files.copy(zip, file);
        }
      }
    }
    if (!isOnClassPath) {
      throw new ManifestException(
          ("labs/%1$s.jar: the program runs with another lab of the name '%1$s'. Give one of the two"
                  + " another name: a lab has the name of its jar, its package and its folders.")
              .formatted(lab));
    }
    try {
      Files.move(fresh, home);
    } catch (IOException e) {
      if (!Files.isDirectory(home)) { // another process may have been quicker
        throw e;
      }
    }
  }

  private static byte[] catalogOnClassPath(String lab) throws IOException {
    try (InputStream in = LabJar.class.getResourceAsStream("/" + Catalog.resource(lab))) {
      return in.readAllBytes();
    }
  }
}
