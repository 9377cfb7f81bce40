package boardwright.architecture;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a module can name and what it cannot. Classes are compiled against the class path of the
 * module's own sources; for each name that must not be there, another line shows that it is a name.
 */
@DisplayName("A class of the module")
class WallsTest {
  @TempDir private Path scratch;

  @ParameterizedTest(name = "{0} can name {1}: {2}")
  @CsvSource({
    // what runs in the parent names no check and nothing that runs one
    ".,         boardwright.lab.Lab,                    true",
    ".,         boardwright.protocol.Finding,           true",
    ".,         org.junit.jupiter.api.Test,             false",
    ".,         org.junit.platform.launcher.Launcher,   false",
    ".,         com.tngtech.archunit.lang.ArchRule,     false",
    ".,         boardwright.testkit.Call,               false",
    ".,         boardwright.worker.WorkerMain,          false",
    ".,         boardwright.suites.combochess.BoardSuite, false",
    ".,         checkerboard.Move,                      false",
    // what compiles runs nothing, and what runs compiles nothing
    "compiler,  boardwright.compile.CompilerMain,       true",
    "compiler,  boardwright.worker.WorkerMain,          false",
    "compiler,  boardwright.testkit.Call,               false",
    "compiler,  org.junit.jupiter.api.Test,             false",
    "worker,    boardwright.worker.WorkerMain,          true",
    "worker,    boardwright.testkit.Call,               true",
    "worker,    org.junit.platform.launcher.Launcher,   true",
    "worker,    boardwright.compile.CompilerMain,       false",
    "worker,    com.puppycrawl.tools.checkstyle.Checker, false",
    // none of these knows the grader or a lab
    "compiler,  boardwright.lab.Lab,                    false",
    "worker,    boardwright.lab.Lab,                    false",
    "testkit,   boardwright.testkit.Call,               true",
    "testkit,   com.tngtech.archunit.lang.ArchRule,     true",
    "testkit,   boardwright.lab.Lab,                    false",
    "testkit,   boardwright.compile.CompilerMain,       false",
    "testkit,   checkerboard.Move,                      false",
    "protocol,  boardwright.protocol.Finding,           true",
    "protocol,  boardwright.lab.Lab,                    false",
    "protocol,  boardwright.testkit.Call,               false",
    "labs,      boardwright.lab.Lab,                    true",
    "labs,      boardwright.grading.Grader,             false",
    "labs,      boardwright.testkit.Call,               false",
    "book,      boardwright.lab.Lab,                    true",
    "book,      boardwright.grading.Grader,             false",
    "book,      boardwright.report.Causes,              false",
    "grading,   boardwright.grading.Grader,             true",
    "grading,   boardwright.compile.CompilerMain,       false",
    "grading,   boardwright.worker.WorkerMain,          false",
    // a kit is what learners' commands stand on: nothing in it reads a class of hand-ins
    "learner,   boardwright.learner.StudentMain,        true",
    "learner,   boardwright.grading.Grader,             true",
    "learner,   boardwright.export.Grades,              false",
    "learner,   boardwright.intake.platform.Download,   false",
    "learner,   boardwright.similarity.Comparison,      false",
    "learner,   boardwright.cli.Main,                   false",
    ".,         boardwright.export.Grades,              true",
    ".,         boardwright.intake.platform.Download,   true",
    ".,         boardwright.similarity.Comparison,      true",
    ".,         boardwright.cli.Main,                   true",
    // a suite is written with the testkit and the program, and knows not how it is graded
    "suites/combochess, boardwright.testkit.Call,       true",
    "suites/combochess, boardwright.lab.Lab,            false",
    "suites/combochess, boardwright.grading.Grader,     false",
    "suites/combochess, boardwright.compile.CompilerMain, false",
    "suites/combochess, boardwright.worker.WorkerMain,  false",
    // the engine knows nothing of all that, and what its programs stand on knows none of them
    "../engine/combochess, boardwright.protocol.Finding, false",
    "../engine/combochess, boardwright.testkit.Call,    false",
    "../engine/combochess, boardwright.lab.Lab,         false",
    "../engine/board, board.model.Position,             true",
    "../engine/board, checkerboard.Move,                false",
    "../engine/board, framework.model.Board,            false",
    "../engine/board, gametree.AlphaBeta,               false",
    ".,         boardwright.grading.Grader,             true",
    // the index of checks is written where nobody grades; an IDE has nothing of ours
    "catalog,   boardwright.testkit.Call,               true",
    "catalog,   boardwright.grading.Grader,             false",
    "ide,       boardwright.ide.ChecksEngine,           true",
    "ide,       boardwright.protocol.Finding,           false"
  })
  @DisplayName("can name what it is for, and nothing beyond its wall")
  void canNameWhatItIsFor(String module, String type, boolean compiles) throws IOException {
    assertEquals(compiles ? List.of(type) : List.of(), nameable(module, List.of(type)));
  }

  @ParameterizedTest
  @MethodSource("labs")
  @DisplayName("of a lab can name what the lab stands on, and nothing of another lab")
  void namesItsOwnLab(Lab lab) throws IOException {
    List<String> all = new ArrayList<>(List.of("board.model.Position"));
    labs().forEach(other -> all.add(program(other)));
    labs().forEach(other -> all.add(suite(other)));
    assertEquals(
        List.of("board.model.Position", program(lab)), nameable("../engine/" + lab.id(), all));
    assertEquals(
        List.of("board.model.Position", program(lab), suite(lab)),
        nameable("suites/" + lab.id(), all));
  }

  private static List<Lab> labs() {
    return new Course(ROOT).labs();
  }

  private static String program(Lab lab) {
    return lab.manifest().program();
  }

  private static String suite(Lab lab) {
    return lab.checks().stream()
        .filter(check -> !check.isForAPerson())
        .findFirst()
        .orElseThrow()
        .suite();
  }

  /** Those of the types that a class of the module can name. */
  private List<String> nameable(String module, List<String> types) throws IOException {
    Path target = Path.of(module, "target");
    String classPath =
        target.resolve("classes") + ":" + Files.readString(target.resolve("class-path.txt"));
    assertTrue(classPath.contains(module + "/target/classes"), classPath);
    Path source = scratch.resolve("Planted.java");
    StringBuilder lines = new StringBuilder("class Planted {\n"); // then each on its own line
    types.forEach(type -> lines.append("  %s x%d;%n".formatted(type, types.indexOf(type))));
    Files.writeString(source, lines + "}\n");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, null, null)) {
      List<String> words = List.of("-proc:none", "-d", scratch.toString(), "-cp", classPath);
      compiler.getTask(null, files, found, words, null, files.getJavaFileObjects(source)).call();
    }
    Set<Long> wrong = new HashSet<>();
    found.getDiagnostics().forEach(one -> wrong.add(one.getLineNumber()));
    return types.stream().filter(type -> !wrong.contains(types.indexOf(type) + 2L)).toList();
  }
}
