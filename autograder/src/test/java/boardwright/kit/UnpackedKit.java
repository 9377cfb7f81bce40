package boardwright.kit;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.cli.ThisJvm;
import boardwright.install.Installation;
import boardwright.sandbox.Bubblewrap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/**
 * A kit in an empty folder, on a machine that has a JDK: no network, nothing else that may be
 * written, and no privileges, as far as this machine can take them away.
 *
 * @param zip as the command wrote it
 * @param top the folder in it
 */
record UnpackedKit(Path zip, Path top) {
  /** Asked once: the answer costs a start of Java. */
  private static final boolean HAS_SANDBOX = Bubblewrap.tryOut().sandbox().isPresent();

  private static final int NOBODY = 65534;

  /** A kit of the tree at this place. */
  static UnpackedKit of(Path tree, Path scratch, String... words) throws IOException {
    Installation.get().use(); // a kit is made of jars
    Path zip = scratch.resolve("kit.zip");
    List<String> call = new ArrayList<>(List.of("kit"));
    call.addAll(List.of(words));
    call.addAll(List.of("--out", zip.toString()));
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertEquals(0, ThisJvm.run(tree, "", out, out, call.toArray(String[]::new)), said::toString);
    Path folder = Files.createDirectories(scratch.resolve("unpacked here"));
    unpack(zip, folder);
    UnpackedKit kit = new UnpackedKit(zip, folder.resolve(Kit.FOLDER));
    kit.giveAway(scratch);
    return kit;
  }

  /** A class of the learner's. */
  UnpackedKit learner(String path, String text) throws IOException {
    Path file = top.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    giveAway(file.getParent());
    giveAway(file);
    return this;
  }

  /** A class of the learner's that the model has. */
  UnpackedKit solve(String lab, String type) throws IOException {
    Path model = ROOT.resolve("solutions").resolve(lab).resolve("model").resolve(type + ".java");
    return learner(
        "labs/" + lab + "/src/main/java/" + lab + "/" + type + ".java", Files.readString(model));
  }

  /** Runs the launcher. */
  Said run(String... words) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(top.resolve("boardwright").toString()));
    command.addAll(List.of(words));
    return runShutIn(command);
  }

  /** Runs a command as an unprivileged user who can write nothing but the kit. */
  Said runShutIn(List<String> command) throws IOException, InterruptedException {
    List<String> all = new ArrayList<>();
    if (isRoot()) {
      String id = String.valueOf(NOBODY);
      all.addAll(List.of("setpriv", "--reuid=" + id, "--regid=" + id, "--clear-groups"));
    }
    if (HAS_SANDBOX) {
      String kit = top.toString();
      all.addAll(List.of("bwrap", "--unshare-all", "--ro-bind", "/", "/", "--bind", kit, kit));
      all.addAll(List.of("--dev", "/dev", "--proc", "/proc", "--die-with-parent"));
    }
    all.addAll(command);
    ProcessBuilder builder =
        new ProcessBuilder(all).directory(top.toFile()).redirectErrorStream(true);
    Map<String, String> environment = builder.environment();
    environment.clear();
    environment.put("PATH", "/usr/bin:/bin");
    environment.put("JAVA_HOME", System.getProperty("java.home"));
    environment.put("HOME", "/nonexistent");
    Process process = builder.start();
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(process.waitFor(), text);
  }

  /** What a command said, on both streams. */
  record Said(int code, String text) {}

  private static void unpack(Path zip, Path folder) throws IOException {
    try (ZipFile file = ZipFile.builder().setPath(zip).get()) {
      for (ZipArchiveEntry entry : Collections.list(file.getEntries())) {
        Path target = folder.resolve(entry.getName());
        Files.createDirectories(target.getParent());
        try (InputStream in = file.getInputStream(entry)) {
          Files.copy(in, target);
        }
        String mode = (entry.getUnixMode() & 0100) != 0 ? "rwxr-xr-x" : "rw-r--r--";
        Files.setPosixFilePermissions(target, PosixFilePermissions.fromString(mode));
      }
    }
  }

  /** Whatever lies in a folder is nobody's, where this is root. */
  private void giveAway(Path folder) throws IOException {
    if (!isRoot()) {
      return;
    }
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        Files.setAttribute(file, "unix:uid", NOBODY);
        Files.setAttribute(file, "unix:gid", NOBODY);
      }
    }
  }

  private static boolean isRoot() {
    return System.getProperty("user.name").equals("root");
  }
}
