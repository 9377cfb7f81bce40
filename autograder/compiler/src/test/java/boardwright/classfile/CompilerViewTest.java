package boardwright.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

@Tag("each-java")
@DisplayName("When it compiles another class, the compiler")
class CompilerViewTest {

  @ParameterizedTest(name = "{0}: {3}, if the source has the words {2}")
  @CsvSource({
    "a method more, extra, board size, cannot tell",
    "a method more, extra, board extra, can tell",
    "a method more, extra, Some extends Board, can tell",
    "a static method more, extraStatic, board, cannot tell",
    "a static method more, extraStatic, Some extends Board, can tell",
    "an iterator more, extraIterator, board, can tell",
    "a static method more, extraStatic, extraStatic, can tell",
    "an abstract method more, extraAbstract, board, can tell",
    "a private method more, extraPrivate, extraPrivate extends, cannot tell",
    "a method that is final, final, board, cannot tell",
    "a method that is final, final, board zero, can tell",
    "a constant of another value, constant, board, cannot tell",
    "a constant of another value, constant, SIZE, can tell",
    "a constructor more, constructor, board, cannot tell",
    "a constructor more, constructor, Board, can tell",
    "another superclass, superclass, board, can tell",
    "another constant of an enum, enum, board, can tell",
  })
  @DisplayName("cannot tell classes whose difference no source names:")
  void namesTell(String difference, String change, String words, String expected) {
    Set<String> named = Set.of(words.split(" "));
    boolean extended = named.contains("extends");
    byte[] one = board("", change.equals("enum"));
    byte[] other = board(change, false);
    boolean cannot = CompilerView.cannotTell(one, other, named, extended);
    boolean vice = CompilerView.cannotTell(other, one, named, extended);
    assertEquals(expected, cannot ? "cannot tell" : "can tell", difference);
    assertEquals(expected, vice ? "cannot tell" : "can tell", difference + ", the other way round");
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
    writer.visitMethod(open, "<init>", "()V", null, null);
    writer.visitMethod(
        open | (change.equals("final") ? Opcodes.ACC_FINAL : 0), "zero", "()V", null, null);
    switch (change) {
      case "extra" -> writer.visitMethod(open, "extra", "()V", null, null);
      case "extraIterator" ->
          writer.visitMethod(open, "iterator", "()Ljava/util/Iterator;", null, null);
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
