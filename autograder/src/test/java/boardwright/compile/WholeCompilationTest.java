package boardwright.compile;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.contract.Submissions;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.solutions.Solution;
import boardwright.solutions.Solutions;
import boardwright.submission.Submission;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;

@DisplayName("A mix cut from one compilation of all classes")
class WholeCompilationTest {
  /** Of the right answers beside the model, and of the wrong ones. */
  private static final int RIGHT = 3;

  private static final int WRONG = 24;

  @TempDir Path scratch;

  private final MixCompiler compiler = new MixCompiler();

  @Test
  @DisplayName(
      "is, byte for byte, the mix compiled alone, for the model and some other right and wrong answers")
  void sameBytes() {
    for (Lab lab : new Course(ROOT).labs()) {
      Solutions solutions = new Solutions(lab);
      List<Solution> some = new ArrayList<>();
      some.add(solutions.model());
      for (int i = 0; i < solutions.variants().size(); i += RIGHT) {
        some.add(solutions.solution(solutions.variants().get(i)));
      }
      for (int i = 0; i < solutions.faults().size(); i += WRONG) {
        some.add(solutions.solution(solutions.faults().get(i)));
      }
      Path folder = scratch.resolve(lab.id());
      List<Submission> all = some.stream().map(s -> Submissions.of(s, lab, folder)).toList();
      int cut = 0;
      int mixes = 0;
      for (Submission submission : all) {
        List<String> names =
            lab.replaceable().stream().map(lab::qualified).filter(submission::declares).toList();
        Mixer together = mixer(lab, submission, true);
        for (String name : names) {
          Mix alone = mixer(lab, submission, false).mix(List.of(name));
          Mix mix = together.mix(List.of(name));
          String which = submission.id() + " " + name;
          assertEquals(alone.compiled(), mix.compiled(), which);
          assertEquals(alone.own(), mix.own(), which);
          assertEquals(alone.culprits(), mix.culprits(), which);
          assertEquals(alone.kept(), mix.kept(), which);
          assertEquals(alone.classes().keySet(), mix.classes().keySet(), which);
          alone
              .classes()
              .forEach(
                  (type, bytes) ->
                      assertArrayEquals(plain(bytes), plain(mix.classes().get(type)), which));
          mixes++;
          cut += mix.together().size() > mix.classes().size() ? 1 : 0;
        }
      }
      System.out.printf("%s: %d of %d mixes were cut%n", lab.id(), cut, mixes);
      assertTrue(cut * 2 > mixes, () -> "most mixes should be cut");
    }
  }

  @Test
  @DisplayName("minds what a class inherits from one that the source does not name")
  void inheritedConstants() {
    Lab lab = new Course(ROOT).lab("checkerboard").orElseThrow();
    Source piece =
        source(
            "Piece",
            "public interface Piece { int NO_PIECE = 70; int RED_PAWN = 71; int RED_KING = 72;"
                + " int BLACK_PAWN = 73; int BLACK_KING = 74; }");
    Source board =
        source("Checkerboard", "public class Checkerboard { int code = Square.RED_PAWN; }");
    Submission submission =
        new Submission("inherits", "inherits", List.of(piece, board), List.of());
    List<String> names = List.of("checkerboard.Checkerboard");
    Mix alone = mixer(lab, submission, false).mix(names);
    Mix mix = mixer(lab, submission, true).mix(names);
    assertTrue(alone.compiled());
    assertArrayEquals(alone.classes().get(names.get(0)), mix.classes().get(names.get(0)));
  }

  private static Source source(String type, String text) {
    return new Source(
        type + ".java", "package checkerboard; " + text, List.of("checkerboard." + type));
  }

  /**
   * A class file without the names of variables, which a debugger shows: a class without a name
   * takes those of its constructor from the class above it, which has them in a source only.
   */
  private static byte[] plain(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    node.methods.forEach(method -> method.localVariables = null);
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    return writer.toByteArray();
  }

  private Mixer mixer(Lab lab, Submission submission, boolean everything) {
    return new Mixer(
        compiler,
        ProvidedClasses.load(lab.provided()),
        lab.replaceable().stream().map(lab::qualified).toList(),
        submission.sources(),
        everything);
  }
}
