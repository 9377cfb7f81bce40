package boardwright.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a module can name and what it cannot. Each line compiles one class against the class path of
 * that module's own sources; for each name that must not be there, another line shows that it is a
 * name.
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
    "suites,    boardwright.suites.combochess.BoardSuite, true",
    "suites,    checkerboard.Move,                      true",
    "suites,    boardwright.testkit.Call,               true",
    "suites,    boardwright.lab.Lab,                    false",
    "suites,    boardwright.grading.Grader,             false",
    "suites,    boardwright.compile.CompilerMain,       false",
    "suites,    boardwright.worker.WorkerMain,          false",
    ".,         boardwright.grading.Grader,             true",
    // the index of checks is written where nobody grades; an IDE has nothing of ours
    "catalog,   boardwright.testkit.Call,               true",
    "catalog,   boardwright.grading.Grader,             false",
    "ide,       boardwright.ide.ChecksEngine,           true",
    "ide,       boardwright.protocol.Finding,           false"
  })
  @DisplayName("can name what it is for, and nothing beyond its wall")
  void names(String module, String type, boolean compiles) throws IOException {
    Path target = Path.of(module, "target");
    String classPath =
        target.resolve("classes") + ":" + Files.readString(target.resolve("class-path.txt"));
    Path source = scratch.resolve("Planted.java");
    Files.writeString(source, "class Planted { Class<?> known = " + type + ".class; }");
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> words =
        List.of("-proc:none", "-d", scratch.toString(), "-cp", classPath, source.toString());
    OutputStream nowhere = OutputStream.nullOutputStream();
    int code = compiler.run(null, nowhere, nowhere, words.toArray(String[]::new));
    assertTrue(classPath.contains(module + "/target/classes"), classPath);
    assertEquals(compiles, code == 0);
  }
}
