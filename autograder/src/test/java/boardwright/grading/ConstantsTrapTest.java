package boardwright.grading;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.classfile.Shape;
import boardwright.classfile.Shape.Member;
import boardwright.sandbox.Sandbox;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

@DisplayName("The constants trap")
class ConstantsTrapTest {
  private static final String ODD =
      """
      package checkerboard;

      /** Odd values. */
      public interface Piece {
        /** None. */ int NO_PIECE = %s;
        /** Red. */ int RED_PAWN = %s;
        /** Red. */ int RED_KING = %s;
        /** Black. */ int BLACK_PAWN = %s;
        /** Black. */ int BLACK_KING = %s;
      }
      """;

  /** A learner's way to tell a valid piece, which needs compile-time constants. */
  private static final String SWITCH =
      """
        private static boolean known(int piece) {
          switch (piece) {
            case NO_PIECE:
            case RED_PAWN:
            case RED_KING:
            case BLACK_PAWN:
            case BLACK_KING:
              return true;
            default:
              return false;
          }
        }

        static {
          if (!known(RED_PAWN) || known(987654)) {
            throw new IllegalStateException("the switch has other values than the program");
          }
        }
      """;

  private static Grader grader;

  @TempDir private Path scratch;

  @BeforeAll
  static void open() {
    grader = Grader.of(ModelHandIn.LAB, 1, WarmWorkers.SHARED, false, Sandbox.NONE);
  }

  @AfterAll
  static void close() {
    grader.close();
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("takes no point from a Piece with the values")
  @ValueSource(
      strings = {
        "-1 -2 -3 -4 -5",
        "2147483647 -2147483648 1000000 -1000000 0",
        "4 3 2 1 0",
        "1 0 2 4 3",
        "'a' 'r' 'R' 'b' 'B'"
      })
  void takesNoPointFromAPieceWithTheValues(String values) throws IOException {
    assertEquals(Set.of(), stagesThatLost(withPiece(values).submission()));
    assertEquals(
        Set.of(),
        stagesThatLost(
            withPiece(values)
                .add("Square.java", SWITCH)
                .add("Checkerboard.java", SWITCH)
                .submission()),
        "with switch");
  }

  @Test
  @DisplayName("does not close on a Piece whose values are made when it is loaded")
  void valuesThatAreNoConstants() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .write(
                "Piece.java",
                ODD.formatted("make(7)", "make(8)", "make(9)", "make(-7)", "make(-8)")
                    .replace("int NO_PIECE", "int ZERO = make(0); int NO_PIECE")
                    .stripTrailing()
                    .replaceAll("}$", "static int make(int i) { return i * 3; } }"));
    assertEquals(Set.of(), stagesThatLost(handIn.submission()));
  }

  @Test
  @DisplayName("lets a switch on the constants compile against the provided Piece")
  void switchOnTheProvidedPiece() throws IOException {
    ModelHandIn handIn =
        ModelHandIn.in(scratch)
            .without("Piece.java")
            .add("Square.java", SWITCH)
            .add("Checkerboard.java", SWITCH);
    assertEquals(Set.of("piece"), stagesThatLost(handIn.submission()));
  }

  @Test
  @DisplayName("costs a wrong Piece its own points, and no class that switches on it")
  void switchWithAWrongPiece() throws IOException {
    ModelHandIn handIn = withPiece("0 1 1 2 3").add("Square.java", SWITCH);
    assertEquals(Set.of("piece"), stagesThatLost(handIn.submission()));
  }

  @Test
  @DisplayName("has two twins of Piece, alike in all but how the values get there")
  void twinsDifferInNothingElse() throws IOException {
    List<byte[]> twins = new ArrayList<>();
    for (URL url :
        Collections.list(getClass().getClassLoader().getResources("checkerboard/Piece.class"))) {
      try (var in = url.openStream()) {
        twins.add(in.readAllBytes());
      }
    }
    assertEquals(2, twins.size());
    Shape engine = Shape.of(twins.get(0));
    Shape learners = Shape.of(twins.get(1));
    assertEquals(engine.access(), learners.access());
    assertEquals(engine.interfaces(), learners.interfaces());
    assertEquals(members(engine), members(learners));
    ClassNode node = new ClassNode();
    new ClassReader(twins.get(1)).accept(node, ClassReader.SKIP_CODE);
    List<Object> values = new ArrayList<>();
    node.fields.forEach(field -> values.add(field.value));
    assertEquals(
        List.of(
            checkerboard.Piece.NO_PIECE,
            checkerboard.Piece.RED_PAWN,
            checkerboard.Piece.RED_KING,
            checkerboard.Piece.BLACK_PAWN,
            checkerboard.Piece.BLACK_KING),
        values);
  }

  private ModelHandIn withPiece(String values) throws IOException {
    return ModelHandIn.in(scratch).write("Piece.java", ODD.formatted((Object[]) values.split(" ")));
  }

  private static Set<String> members(Shape shape) {
    return shape.members().stream()
        .filter(member -> (member.access() & Opcodes.ACC_PRIVATE) == 0)
        .filter(member -> !member.name().equals("<clinit>"))
        .map((Member m) -> m.access() + " " + m.descriptor() + " " + m.name())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> stagesThatLost(boardwright.submission.Submission submission) {
    return grader.grade(submission).stages().stream()
        .filter(stage -> stage.stage().points().signum() > 0 && !stage.passed())
        .map(stage -> stage.stage().id())
        .collect(Collectors.toSet());
  }
}
