package boardwright.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

@Tag("each-java")
@DisplayName("When it compiles another class, the compiler")
class CompilerViewTest {

  @ParameterizedTest(name = "{0}: {2}")
  @CsvSource({
    "a method more, extra, can tell",
    "a static method more, extraStatic, can tell",
    "an abstract method more, extraAbstract, can tell",
    "a private method more, extraPrivate, cannot tell",
    "a method that is final, final, can tell",
    "a method that throws something, thrown, can tell",
    "a method that is synchronized, synchronized, cannot tell",
    "a constant of another value, constant, can tell",
    "a constructor more, constructor, can tell",
    "another superclass, superclass, can tell",
    "another constant of an enum, enum, can tell",
    "an inner class more, inner, can tell",
    "another order, order, cannot tell",
  })
  @DisplayName("cannot tell classes whose difference is hidden:")
  void onlyVisibleDifferencesTell(String difference, String change, String expected) {
    boolean same = seen(board("", change.equals("enum"))).equals(seen(board(change, false)));
    assertEquals(expected, same ? "cannot tell" : "can tell", difference);
  }

  @Test
  @DisplayName("sees the classes that are nested in one and have a name")
  void nestedClassesAreSeen() {
    byte[] nested = nested("Board$Cell");
    assertNotEquals(
        CompilerView.of("Board", Map.of()),
        CompilerView.of("Board", Map.of("Board$Cell", nested)),
        "one of its own");
    assertEquals(
        CompilerView.of("Board", Map.of()),
        CompilerView.of("Board", Map.of("Board$1", nested("Board$1"), "Boards", nested("Boards"))),
        "one without a name, and another class");
  }

  private static Set<List<Object>> seen(byte[] board) {
    return CompilerView.of("Board", Map.of("Board", board));
  }

  private static byte[] nested(String name) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, "java/lang/Object", null);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static byte[] board(String change, boolean isEnum) {
    boolean changesEnum = change.equals("enum");
    ClassWriter writer = new ClassWriter(0);
    int kind = isEnum || changesEnum ? Opcodes.ACC_ENUM : Opcodes.ACC_ABSTRACT;
    String above = change.equals("superclass") ? "java/util/BitSet" : "java/lang/Object";
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | kind, "Board", null, above, null);
    int constant = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    writer.visitField(constant, "SIZE", "I", null, change.equals("constant") ? 9 : 8);
    if (changesEnum) {
      writer.visitField(constant, "MORE", "LBoard;", null, null);
    }
    int open = Opcodes.ACC_PUBLIC | Opcodes.ACC_NATIVE;
    boolean isReversed = change.equals("order");
    if (isReversed) {
      writer.visitMethod(open, "one", "()V", null, null);
    }
    writer.visitMethod(open, "<init>", "()V", null, null);
    int zero =
        switch (change) {
          case "final" -> open | Opcodes.ACC_FINAL;
          case "synchronized" -> open | Opcodes.ACC_SYNCHRONIZED;
          default -> open;
        };
    String[] thrown = change.equals("thrown") ? new String[] {"java/io/IOException"} : null;
    writer.visitMethod(zero, "zero", "()V", null, thrown);
    if (!isReversed) {
      writer.visitMethod(open, "one", "()V", null, null);
    }
    switch (change) {
      case "extra" -> writer.visitMethod(open, "extra", "()V", null, null);
      case "inner" -> writer.visitInnerClass("Board$Cell", "Board", "Cell", Opcodes.ACC_STATIC);
      case "extraStatic" ->
          writer.visitMethod(open | Opcodes.ACC_STATIC, "extraStatic", "()V", null, null);
      case "extraAbstract" ->
          writer.visitMethod(
              Opcodes.ACC_PUBLIC | Opcodes.ACC_ABSTRACT, "extraAbstract", "()V", null, null);
      case "extraPrivate" ->
          writer.visitMethod(
              Opcodes.ACC_PRIVATE | Opcodes.ACC_NATIVE, "extraPrivate", "()V", null, null);
      case "constructor" -> writer.visitMethod(open, "<init>", "(I)V", null, null);
      default -> {
        // no member more
      }
    }
    writer.visitEnd();
    return writer.toByteArray();
  }
}
