package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.Page;
import boardwright.catalog.CatalogWriter;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Does what the page for authors says, in order: runs its commands, and writes its files. In place
 * of Maven's build, which takes half a minute, the new classes are compiled here.
 */
@DisplayName("Who follows the page for authors")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the page's commands are for a Unix shell")
class AuthorsGuideTest {
  private static final Page GUIDE = new Page(ROOT, Path.of("handouts/authors.md"));

  @TempDir private Path scratch;
  private Path tree;
  private Path engine;
  private Path classes;

  @BeforeEach
  void copyWhatALabNeeds() throws IOException {
    tree = scratch.resolve("boardwright");
    for (String file :
        List.of(
            "pom.xml",
            "autograder/pom.xml",
            "handouts/common-hints.md",
            "handouts/what-is-graded.md")) {
      Files.createDirectories(tree.resolve(file).getParent());
      Files.copy(ROOT.resolve(file), tree.resolve(file));
    }
    Files.createDirectories(tree.resolve("labs"));
    engine = tree.resolve("engine/nim/target/classes");
    classes = Files.createDirectories(tree.resolve("autograder/target/classes"));
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String path =
        classes
            + File.pathSeparator
            + engine
            + File.pathSeparator
            + System.getProperty("java.class.path");
    script("java", "'%s' -XX:TieredStopAtLevel=1 -cp '%s'".formatted(java, path));
    script("boardwright", "./java -Dboardwright.root='%s' boardwright.cli.Main".formatted(tree));
  }

  private void script(String name, String command) throws IOException {
    Path file = Files.writeString(tree.resolve(name), "#!/bin/sh\nexec " + command + " \"$@\"\n");
    assertTrue(file.toFile().setExecutable(true));
  }

  @Test
  @DisplayName("has a lab of two stages that plays, checks and grades")
  void leadsToALab() throws IOException, InterruptedException {
    int commands = 0;
    for (Page.Fence fence : GUIDE.fences()) {
      if (fence.comment("write").isPresent()) {
        Files.writeString(
            Files.createDirectories(tree.resolve(fence.comment("write").get()).getParent())
                .resolve(Path.of(fence.comment("write").get()).getFileName()),
            String.join("\n", fence.lines()) + "\n");
      } else if (fence.comment("append").isPresent()) {
        Files.write(
            tree.resolve(fence.comment("append").get()), fence.lines(), StandardOpenOption.APPEND);
      } else if (fence.info().equals("console")) {
        build();
        for (Transcript transcript : Transcript.of(fence)) {
          assertEquals("", transcript.difference(run(transcript.command())));
          commands++;
        }
      }
    }
    assertEquals(8, commands);
  }

  /** Compiles the engine's and the suites' new classes, and writes the catalog. */
  private void build() throws IOException, InterruptedException {
    if (Files.exists(tree.resolve("labs/nim"))) { // before the first command nothing is there
      compile("engine/nim/src/main/java", Files.createDirectories(engine));
      compile("autograder/suites/nim/src/main/java", classes);
      CatalogWriter.main(new String[] {classes.toString(), tree.resolve("engine").toString()});
      String ships = "./java boardwright.shipped.ShippedWriter '%s' '%s'".formatted(classes, tree);
      assertEquals(List.of(), run(ships));
    }
  }

  private void compile(String sources, Path into) throws IOException {
    String path = engine + File.pathSeparator + System.getProperty("java.class.path");
    List<String> arguments = new ArrayList<>(List.of("-d", into.toString(), "-cp", path));
    try (Stream<Path> files = Files.walk(tree.resolve(sources))) {
      files.map(Path::toString).filter(name -> name.endsWith(".java")).forEach(arguments::add);
    }
    ByteArrayOutputStream errors = new ByteArrayOutputStream();
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, errors, arguments.toArray(String[]::new));
    assertEquals(0, exit, errors.toString(StandardCharsets.UTF_8));
  }

  private List<String> run(String command) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder("sh", "-c", command)
            .directory(tree.toFile())
            .redirectError(tree.resolve("errors.txt").toFile())
            .start();
    process.getOutputStream().close();
    List<String> output =
        process.inputReader(StandardCharsets.UTF_8).lines().map(String::stripTrailing).toList();
    process.waitFor();
    return output;
  }
}
