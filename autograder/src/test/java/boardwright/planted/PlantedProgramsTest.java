package boardwright.planted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.RealTree;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Request.Planted;
import boardwright.solutions.Fault;
import boardwright.solutions.Solutions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

@DisplayName("The planted programs")
class PlantedProgramsTest {
  static Stream<String> labs() {
    return new Course(RealTree.ROOT)
        .labs().stream()
            .filter(lab -> lab.stages().stream().anyMatch(Stage::isForTests))
            .map(Lab::id);
  }

  @ParameterizedTest(name = "of {0}")
  @MethodSource("labs")
  @DisplayName("are the faults for each place and the model, without a name in them")
  void holdWhatTheFaultsSay(String id) throws IOException {
    Lab lab = new Course(RealTree.ROOT).lab(id).orElseThrow();
    for (String place : List.of("check", "grade")) {
      Path file = lab.plantedForStudents().resolveSibling(lab.id() + "-planted-" + place + ".zip");
      PlantedPrograms programs = PlantedPrograms.read(file);
      for (Stage stage : lab.stages().stream().filter(Stage::isForTests).toList()) {
        List<Fault> faults =
            new Solutions(lab)
                .planted().stream()
                    .filter(fault -> fault.planted().equals(stage.id()))
                    .filter(fault -> fault.in().isEmpty() || fault.in().equals(place))
                    .toList();
        List<Planted> planted = programs.of(stage.id());
        assertEquals(
            Stream.concat(Stream.of(""), faults.stream().map(Fault::misconception))
                .sorted()
                .toList(),
            planted.stream().map(Planted::kind).sorted().toList());
        planted.stream()
            .flatMap(p -> p.classes().stream())
            .forEach(PlantedProgramsTest::hasNoNames);
      }
      String bytes = Files.readString(file, StandardCharsets.ISO_8859_1);
      assertFalse(bytes.contains("planted-"), "no id of a fault");
    }
  }

  @ParameterizedTest(name = "of {0}")
  @MethodSource("labs")
  @DisplayName("are half secret: of the faults that are graded, half or more are in no kit")
  void areHalfSecret(String id) {
    Lab lab = new Course(RealTree.ROOT).lab(id).orElseThrow();
    Path kit = lab.plantedForStudents();
    PlantedPrograms known = PlantedPrograms.read(kit);
    PlantedPrograms graded =
        PlantedPrograms.read(kit.resolveSibling(lab.id() + "-planted-grade.zip"));
    for (Stage stage : lab.stages().stream().filter(Stage::isForTests).toList()) {
      List<Planted> faults =
          graded.of(stage.id()).stream().filter(planted -> !planted.isRight()).toList();
      long secret = faults.stream().filter(f -> !known.of(stage.id()).contains(f)).count();
      String said = "%s: %d of %d are secret".formatted(stage.id(), secret, faults.size());
      assertTrue(2 * secret >= faults.size(), said);
      long right = graded.of(stage.id()).stream().filter(Planted::isRight).count();
      assertTrue(right >= 2, stage.id() + " has another right answer than the model's");
    }
  }

  private static void hasNoNames(ClassFile file) {
    ClassNode node = new ClassNode();
    new ClassReader(file.bytes()).accept(node, 0);
    assertNull(node.sourceFile, file.name());
    assertEquals(Opcodes.V17, node.version, "whichever Java builds");
    for (MethodNode method : node.methods) {
      assertTrue(method.localVariables == null || method.localVariables.isEmpty(), method.name);
    }
  }

  @Test
  @DisplayName("are read as they were written; where there is no archive there are none")
  void areReadAsTheyWereWritten(@TempDir Path folder) throws IOException {
    Planted right = new Planted("", List.of(new ClassFile("a.B", new byte[] {1, 2})));
    Planted fault = new Planted("One – two.", List.of(new ClassFile("a.B$C", new byte[] {3})));
    PlantedPrograms programs = new PlantedPrograms(Map.of("tests", List.of(right, fault)));
    Path file = folder.resolve("target/lab.zip");
    assertTrue(PlantedPrograms.read(file).of("tests").isEmpty());
    programs.write(file);
    assertEquals(programs, PlantedPrograms.read(file));
    assertEquals(List.of(), PlantedPrograms.read(file).of("other"));
  }
}
