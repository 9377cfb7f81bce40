package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

@DisplayName("A class prints")
class PrintingTest {
  @ParameterizedTest
  @ValueSource(
      classes = {
        Itself.class,
        ByAHelper.class,
        ByALambda.class,
        ByAnOverride.class,
        ByItsParent.class,
        ByATrace.class,
        ByAnOverriddenTrace.class,
        InAMainOfItsOwn.class
      })
  @DisplayName("by itself, by what it calls, and by what is called of it")
  void byItselfByWhatItCalls(Class<?> type) {
    CheckFailed failed = assertThrows(CheckFailed.class, () -> ask(type));
    assertTrue(failed.finding().seen().contains("yours prints in line "), failed.getMessage());
  }

  @ParameterizedTest
  @ValueSource(classes = {InMain.class, InWhatMainCalls.class, ByNobody.class, ByNoTrace.class})
  @DisplayName("not where only its main does, or a class that it does not use")
  void notWhereOnlyItsMainDoes(Class<?> type) {
    assertDoesNotThrow(() -> ask(type));
  }

  @Test
  @DisplayName("by the IO of later versions of Java, too")
  void printsByIo(@TempDir Path folder) throws IOException {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Later", null, "java/lang/Object", null);
    MethodVisitor say = writer.visitMethod(Opcodes.ACC_PUBLIC, "say", "()V", null, null);
    say.visitCode();
    say.visitInsn(Opcodes.ACONST_NULL);
    String descriptor = "(Ljava/lang/Object;)V";
    say.visitMethodInsn(Opcodes.INVOKESTATIC, "java/lang/IO", "println", descriptor, false);
    say.visitInsn(Opcodes.RETURN);
    say.visitMaxs(0, 0);
    say.visitEnd();
    writer.visitEnd();
    Files.write(folder.resolve("Later.class"), writer.toByteArray());
    JavaClasses classes = new ClassFileImporter().importPath(folder);
    CheckFailed failed = assertThrows(CheckFailed.class, () -> ask(classes, "Later"));
    assertTrue(failed.finding().seen().startsWith("yours prints"), failed.getMessage());
  }

  private static void ask(Class<?> type) {
    ask(new ClassFileImporter().importClasses(PrintingTest.class.getNestMembers()), type.getName());
  }

  private static void ask(JavaClasses classes, String type) {
    Structure.of(new Learners(classes), type).printsNothing();
  }

  private static final class Itself {
    void say() {
      System.out.println();
    }
  }

  private static final class Helper {
    static void say() {
      System.err.println();
    }
  }

  private static final class ByAHelper {
    void say() {
      Helper.say();
    }
  }

  private static final class ByALambda {
    Runnable say() {
      return () -> System.out.println();
    }
  }

  private static final class Speaker implements Supplier<String> {
    @Override
    public String get() {
      System.out.println();
      return "";
    }
  }

  private static final class ByAnOverride {
    private final Supplier<String> speaker = new Speaker();

    String say() {
      return speaker.get();
    }
  }

  private static class Parent {
    void say() {
      System.out.println();
    }
  }

  private static final class ByItsParent extends Parent {}

  private static final class ByATrace {
    void say() {
      new IllegalStateException().printStackTrace();
    }
  }

  private static final class ErrorMessages extends Exception {
    private static final long serialVersionUID = 1L;

    @Override
    public void printStackTrace() {
      super.printStackTrace();
    }
  }

  private static final class ByAnOverriddenTrace {
    void say() {
      new ErrorMessages().printStackTrace();
    }
  }

  private static final class ByNoTrace {
    private int calls;

    void say() {
      printStackTrace();
    }

    private void printStackTrace() {
      calls++;
    }
  }

  private static final class InAMainOfItsOwn {
    static void main() {
      System.out.println();
    }
  }

  private static final class InMain {
    public static void main(String[] args) {
      System.out.println();
    }
  }

  private static final class InWhatMainCalls {
    public static void main(String[] args) {
      show();
    }

    private static void show() {
      Helper.say();
    }
  }

  private static final class ByNobody {
    int next() {
      return 1;
    }
  }
}
