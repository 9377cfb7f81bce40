package boardwright.shipped;

import boardwright.compile.ProgramMix;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.planted.PlantedPrograms;
import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Request.Planted;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import boardwright.solutions.Fault;
import boardwright.solutions.Solution;
import boardwright.solutions.SolutionException;
import boardwright.solutions.Solutions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** Compiles the planted faults of a lab: part of the build. */
final class PlantedWriter {
  private static final String CHECK = "check";
  private static final String GRADE = "grade";

  private final Lab lab;
  private final Solutions solutions;

  PlantedWriter(Lab lab) {
    this.lab = lab;
    this.solutions = new Solutions(lab);
  }

  /**
   * Writes the archives, if the lab has a stage for students' own tests and the solutions are here.
   *
   * @throws SolutionException if a fault cannot be planted
   */
  void write() throws IOException {
    Map<String, List<Planted>> check = new LinkedHashMap<>();
    Map<String, List<Planted>> grade = new LinkedHashMap<>();
    for (Stage stage : lab.stages()) {
      if (stage.isForTests() && !solutions.model().files().isEmpty()) {
        check.put(stage.id(), programs(stage, GRADE));
        grade.put(stage.id(), programs(stage, CHECK));
      }
    }
    if (!grade.isEmpty()) {
      new PlantedPrograms(check).write(lab.plantedForStudents());
      new PlantedPrograms(grade)
          .write(lab.plantedForStudents().resolveSibling(lab.id() + "-planted-grade.zip"));
    }
  }

  /**
   * The model as it is, which is right, and the faults that are for this stage.
   *
   * @param without where the faults are that are left out
   */
  private List<Planted> programs(Stage stage, String without) {
    List<Planted> programs = new ArrayList<>();
    programs.add(planted(stage, solutions.model(), "", "the model"));
    for (Fault fault : solutions.planted()) {
      if (fault.planted().equals(stage.id()) && !fault.in().equals(without)) {
        programs.add(
            planted(
                stage, solutions.solution(fault), fault.misconception(), "fault " + fault.id()));
      }
    }
    // an order that says nothing of the one in which they are written down
    programs.sort(
        Comparator.comparing(program -> Arrays.hashCode(program.classes().get(0).bytes())));
    return programs;
  }

  private Planted planted(Stage stage, Solution solution, String kind, String what) {
    Set<String> wanted = new HashSet<>(stage.tests().about());
    solution.filesUnlike(solutions.model()).keySet().forEach(file -> wanted.add(type(file)));
    List<Source> sources = new ArrayList<>();
    solution
        .files()
        .forEach(
            (file, bytes) -> {
              String type = type(file);
              if (wanted.contains(type) || !lab.written().contains(type)) {
                String name = lab.qualified(type);
                sources.add(
                    new Source(file, new String(bytes, StandardCharsets.UTF_8), List.of(name)));
              }
            });
    List<String> names = lab.replaceable().stream().map(lab::qualified).toList();
    ProgramMix mix = ProgramMix.of(lab.manifest().release(), lab.provided(), names, sources);
    List<String> expected =
        names.stream().filter(name -> wanted.contains(TypeName.simple(name))).toList();
    if (!mix.own().containsAll(expected)) {
      throw new SolutionException(
          "%s: %s, planted for %s, does not compile: %s"
              .formatted(lab.id(), what, stage.id(), mix.problems()));
    }
    List<ClassFile> classes = new ArrayList<>();
    mix.classes()
        .forEach(
            (name, bytes) -> {
              if (!lab.provided().contains(name) || isOneOf(expected, name)) {
                classes.add(new ClassFile(name, forEveryJava(bytes)));
              }
            });
    return new Planted(kind, classes);
  }

  private static boolean isOneOf(List<String> types, String name) {
    return types.stream().anyMatch(type -> name.equals(type) || name.startsWith(type + "$"));
  }

  private static String type(String file) {
    return file.substring(file.lastIndexOf('/') + 1).replace(".java", "");
  }

  /** Without names of variables, and for each Java that students may have, whichever builds. */
  private static byte[] forEveryJava(byte[] classFile) {
    ClassWriter writer = new ClassWriter(0);
    ClassVisitor older =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int version,
              int access,
              String name,
              String signature,
              String superName,
              String[] interfaces) {
            super.visit(Opcodes.V17, access, name, signature, superName, interfaces);
          }
        };
    new ClassReader(classFile).accept(older, ClassReader.SKIP_DEBUG);
    return writer.toByteArray();
  }
}
