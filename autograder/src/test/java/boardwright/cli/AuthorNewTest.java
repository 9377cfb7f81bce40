package boardwright.cli;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A new lab")
class AuthorNewTest {
  @TempDir private Path scratch;

  @Test
  @DisplayName("gets its files, and its modules are built with the others")
  void getsItsFiles() throws IOException {
    Desk desk = Desk.in(scratch).write("pom.xml", "    <module>autograder</module>\n");
    desk.write("autograder/pom.xml", Files.readString(ROOT.resolve("autograder/pom.xml")));
    assertEquals(ExitCode.ALL_PASSED, desk.run("author", "new", "nim").code());
    assertEquals(
        """
            <module>engine/nim</module>
            <module>labs/nim</module>
            <module>autograder/suites/nim</module>
            <module>autograder</module>
        """,
        Files.readString(desk.path("pom.xml")));
    String grader = Files.readString(desk.path("autograder/pom.xml"));
    assertTrue(grader.contains("<artifactId>suites-nim</artifactId>"), grader);
    assertTrue(Files.readString(desk.path("labs/nim/lab.yaml")).contains("program: nim.Play"));
  }

  @Test
  @DisplayName("begins with the class that its author names, in each of its parts")
  void isWrittenWithAClass() throws IOException {
    Desk desk = Desk.in(scratch).write("pom.xml", "    <module>autograder</module>\n");
    desk.write("autograder/pom.xml", Files.readString(ROOT.resolve("autograder/pom.xml")));
    assertEquals(ExitCode.ALL_PASSED, desk.run("author", "new", "nim", "Heap").code());
    String suite =
        Files.readString(
            desk.path("autograder/suites/nim/src/main/java/boardwright/suites/nim/HeapSuite.java"));
    assertTrue(suite.contains("public class HeapSuite") && suite.contains("heap = new Heap("));
    String faults = Files.readString(desk.path("solutions/nim/faults.yaml"));
    assertTrue(faults.contains("file: Heap.java") && faults.contains("- heap/refuses-no-tokens"));
    assertTrue(Files.readString(desk.path("handouts/nim/1-heap.md")).contains("compiles: Fuse"));
    assertFalse((suite + faults).matches("(?is).*\\bpile.*"));
  }

  @Test
  @DisplayName("has a repository of its own, in an empty folder, if that is asked for")
  void hasARepositoryOfItsOwn() throws IOException {
    Desk desk = Desk.in(scratch);
    Path outside = scratch.resolve("nim");
    Said said = desk.run("author", "new", "nim", "Heap", "--outside", outside.toString());
    assertEquals(ExitCode.ALL_PASSED, said.code());
    assertTrue(said.hasLine("wrote " + outside.resolve("pom.xml")), said.out());
    String pom = Files.readString(outside.resolve("pom.xml"));
    assertTrue(pom.contains("<artifactId>nim</artifactId>"), pom);
    assertTrue(Files.exists(outside.resolve("engine/nim/src/main/java/nim/Heap.java")));
    assertFalse(Files.exists(outside.resolve("engine/nim/pom.xml")));
    assertFalse(Files.exists(desk.path("engine")));
    Said full = desk.run("author", "new", "nim", "--outside", outside.toString());
    assertEquals(ExitCode.WRONG_CALL, full.code());
    assertTrue(full.err().contains("expected an empty folder, or none."), full.err());
  }

  @Test
  @DisplayName("is refused where something has its name already, or where the name is no package")
  void isRefusedWhereSomethingHasItsNameAlready() throws IOException {
    Desk desk = Desk.in(scratch);
    Said taken = desk.run("author", "new", "checkerboard");
    assertEquals(ExitCode.WRONG_CALL, taken.code());
    assertTrue(
        taken.err().contains("There is something called 'checkerboard' already: labs/checkerboard"),
        taken.err());
    Said wrong = desk.run("author", "new", "My-Lab");
    assertEquals(ExitCode.WRONG_CALL, wrong.code());
    assertTrue(wrong.err().contains("found 'My-Lab'"), wrong.err());
    for (String name : new String[] {"heap", "Play", "Switch"}) {
      Said type = desk.run("author", "new", "nim", name);
      assertEquals(ExitCode.WRONG_CALL, type.code());
      assertTrue(type.err().contains("found '" + name + "'"), type.err());
    }
  }
}
