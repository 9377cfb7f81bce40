package boardwright.install;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.ThisJvm;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Writes a lab into a folder outside of the tree, builds its jar with Maven from what {@code
 * install} puts into an empty repository, adds the jar to a tree and uses the lab there.
 */
@DisplayName("A lab from elsewhere")
class LabFromElsewhereTest {
  private static final Pattern MODULE = Pattern.compile("<module>(.+?)</module>");
  private static final Pattern ARTIFACT = Pattern.compile("<artifactId>(.+?)</artifactId>");

  @TempDir private Path scratch;
  private Path tree;
  private Path lab;

  @Test
  @DisplayName("is built outside of the tree, and checked, graded, packed, hinted at and proved")
  void isBuiltOutsideOfTheTree() throws Exception {
    makeTree();
    lab = scratch.resolve("halma");
    assertEquals(0, author("author", "new", "halma", "--outside", lab.toString()));
    Path page = lab.resolve("handouts/halma/1-pile.md");
    Files.writeString(page, Files.readString(page).replaceAll("\\| S3 .*\n", ""));
    install(scratch.resolve("repository"));
    assertEquals("", maven("package"));
    Files.copy(lab.resolve("target/halma.jar"), tree.resolve("labs/halma.jar"));

    assertTrue(boardwright("check", "halma").contains("○ pile  not started"));
    Path model = lab.resolve("solutions/halma/model");
    String right = Files.readString(model.resolve("Pile.java"));
    Path own = tree.resolve("labs/halma/src/main/java/halma/Pile.java");
    Files.writeString(own, right.replace("tokens <= 0", "tokens < 0"));
    String wrong = boardwright("check", "halma");
    assertTrue(wrong.contains("not yet: R2"), wrong);
    String hint = boardwright("hint", "halma/pile");
    assertTrue(hint.contains("What does your constructor do with them?"), hint);
    Files.writeString(own, right);
    String checked = boardwright("check", "halma");
    assertTrue(checked.contains("✓ pile  10 of 10 checks"), checked);
    String promised = boardwright("synopsis", "halma", "Pile", "take");
    assertTrue(promised.contains("take("), promised);
    String graded =
        boardwright("grade", "halma", model.toString(), "--out", "grades", "--seed", "1");
    assertTrue(graded.contains("model       10/10  10.00"), graded);
    assertTrue(graded.contains("none needed, these hand-ins ship with Boardwright"), graded);
    String proof = boardwright("author", "prove", "halma");
    assertEquals(
        List.of(
            "✗ It has six variants, and faults for every stage",
            "✗ Each misconception has a name of its own"),
        proof.lines().filter(line -> line.startsWith("✗")).toList(),
        proof);
    String pages = boardwright("author", "pages", "halma");
    assertTrue(pages.contains("wrote handouts/halma/1-pile.md in " + tree + "/target/"), pages);
    Files.writeString(tree.resolve("labs/halma/lab.yaml"), "name: Halma in Lund\n");
    boardwright("kit", "halma", "--out", "kit.zip");
    isWhole(scratch.resolve("kit.zip"));
  }

  /** The kit has what a student needs, and no answer. */
  private static void isWhole(Path zip) throws IOException {
    Set<String> files = new TreeSet<>();
    try (ZipInputStream kit = new ZipInputStream(Files.newInputStream(zip))) {
      for (ZipEntry entry = kit.getNextEntry(); entry != null; entry = kit.getNextEntry()) {
        files.add(entry.getName());
        if (entry.getName().endsWith("lib/halma.jar")) {
          ZipInputStream jar = new ZipInputStream(kit);
          for (ZipEntry one = jar.getNextEntry(); one != null; one = jar.getNextEntry()) {
            files.add("halma.jar!" + one.getName());
          }
        } else if (entry.getName().endsWith("labs/halma/lab.yaml")) {
          String manifest = new String(kit.readAllBytes(), StandardCharsets.UTF_8);
          assertTrue(manifest.contains("Halma in Lund"), manifest);
          assertTrue(manifest.contains("halma.Play"), manifest);
        }
      }
    }
    assertTrue(
        files.containsAll(
            List.of(
                "boardwright/handouts/halma/1-pile.md",
                "boardwright/handouts/halma/hints/pile.md",
                "boardwright/labs/halma/misconceptions.json",
                "halma.jar!boardwright/suites/halma/PileSuite.class",
                "halma.jar!halma/Pile.class")),
        files::toString);
    assertFalse(
        files.stream().anyMatch(path -> path.matches(".*(solutions|META-INF|shipped|model).*")),
        files::toString);
  }

  /** As much of a tree as a kit is made from, without labs. */
  private void makeTree() throws IOException {
    tree = Files.createDirectories(scratch.resolve("tree"));
    for (String folder : List.of("labs", "engine", "handouts")) {
      Files.createDirectories(tree.resolve(folder));
    }
    for (String file : List.of("boardwright", "boardwright.cmd", "LICENSE")) {
      Files.copy(ROOT.resolve(file), tree.resolve(file));
    }
    try (Stream<Path> pages = Files.list(ROOT.resolve("handouts"))) {
      for (Path page : pages.filter(Files::isRegularFile).toList()) {
        Files.copy(page, tree.resolve("handouts").resolve(page.getFileName()));
      }
    }
  }

  private int author(String... arguments) {
    PrintStream nowhere =
        new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);
    return ThisJvm.run(tree, "", nowhere, nowhere, arguments);
  }

  /** Does what Maven's install does with each module, whose classes this build has compiled. */
  private static void install(Path repository) throws IOException {
    Matcher module = MODULE.matcher(Files.readString(ROOT.resolve("pom.xml")));
    List<Path> folders = new ArrayList<>(List.of(ROOT));
    while (module.find()) {
      folders.add(ROOT.resolve(module.group(1)));
    }
    for (Path folder : folders) {
      String pom = Files.readString(folder.resolve("pom.xml"));
      Matcher artifact = ARTIFACT.matcher(pom.replaceAll("(?s)^.*</parent>", ""));
      assertTrue(artifact.find(), folder::toString);
      String name = artifact.group(1) + "-1.0.0";
      Path place =
          Files.createDirectories(
              repository.resolve("boardwright/" + artifact.group(1) + "/1.0.0"));
      Files.copy(folder.resolve("pom.xml"), place.resolve(name + ".pom"));
      Path classes = folder.resolve("target/classes");
      if (Files.isDirectory(classes)) {
        Installation.jar(classes, place.resolve(name + ".jar"));
      }
    }
  }

  private String maven(String phase) throws IOException, InterruptedException {
    String usual = Path.of(System.getProperty("user.home"), ".m2/repository").toString();
    return run(
        lab,
        List.of(
            ROOT.resolve("mvnw").toString(),
            "-B",
            "-q",
            "-Dmaven.repo.local=" + scratch.resolve("repository"),
            "-Dmaven.repo.local.tail=" + System.getProperty("localRepository", usual),
            phase));
  }

  /** As the launcher starts it: with the jar after everything else on the class path. */
  private String boardwright(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(Installation.get().java(tree, List.of()));
    int classPath = command.indexOf("-cp") + 1;
    command.set(
        classPath, command.get(classPath) + File.pathSeparator + tree.resolve("labs/halma.jar"));
    command.addAll(List.of(arguments));
    return run(scratch, command);
  }

  private static String run(Path folder, List<String> command)
      throws IOException, InterruptedException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().put("MAVEN_OPTS", "-XX:+UseSerialGC -XX:TieredStopAtLevel=1");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("LC_ALL", "C.UTF-8");
    Process process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return said;
  }
}
