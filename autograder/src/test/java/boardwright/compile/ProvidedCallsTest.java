package boardwright.compile;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.meter.FileGate;
import boardwright.protocol.Request.Source;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

@Tag("each-java")
@DisplayName("A call in a provided class that is made harmless")
class ProvidedCallsTest {
  /** Classes that reach files, programs, the network or whatever is private. */
  private static final Pattern BEYOND_MEMORY =
      Pattern.compile(
          "java/nio/file/Files|java/nio/channels/.*|java/io/(File[A-Z]\\w*|RandomAccessFile)|java/net/.*"
              + "|java/lang/(Process\\w*|Runtime|Shutdown)|java/lang/reflect/(Method|Field|Constructor|Proxy|AccessibleObject)|java/lang/invoke/.*"
              + "|sun/.*|javax/imageio/.*|java/awt/Robot|java/awt/Desktop");

  /**
   * One asks the console whether it is a terminal; the other constructs a GameApplication by name.
   */
  private static final Set<String> ON_A_SHORT_LEASH =
      Set.of(
          "combochess/CombinationChess has java/lang/reflect/Method.invoke"
              + "(Ljava/lang/Object;[Ljava/lang/Object;)Ljava/lang/Object; (6)",
          "framework/games/BoardGames has java/lang/reflect/Constructor.newInstance"
              + "([Ljava/lang/Object;)Ljava/lang/Object; (6)");

  /** What can be done with the name of a file alone. */
  private static final Set<String> FILE_NAMES =
      Set.of("<init>", "toPath", "getName", "getPath", "getParent", "toString");

  @Test
  @DisplayName("is every one by which a provided class could reach files, programs or the network")
  void coversTheProvidedClasses() throws IOException {
    Set<String> reached = new TreeSet<>();
    for (Lab lab : new Course(ROOT).labs()) {
      ProvidedClasses.load(lab.provided()).byName().values().forEach(b -> reached.addAll(reach(b)));
    }
    assertEquals(ON_A_SHORT_LEASH, reached);
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("is every one: a provided class would be noticed that has the statement")
  @ValueSource(
      strings = {
        "Files.delete(Path.of(name));",
        "use(Files::deleteIfExists);",
        "use(System::exit);",
        "new File(name).delete();",
        "use(File::length);",
        "new java.io.PrintWriter(name).close();",
        "new java.io.PrintStream(new File(name)).close();",
        "use(java.io.FileReader::new);",
        "new java.net.Socket();",
      })
  void noticesWhatReachesFurther(String statement) {
    assertFalse(reachOf(statement).isEmpty());
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("need not be what stays in memory, or goes through the gate")
  @ValueSource(
      strings = {
        "System.exit(1);",
        "Files.size(Path.of(name));",
        "new File(name).toPath();",
        "use(File::getName);",
        "new java.io.PrintWriter(System.out);",
        "use(String::length);",
        "new java.util.Random();",
        "Math.random();",
      })
  void leavesTheRest(String statement) {
    assertEquals(Set.of(), reachOf(statement));
  }

  private static Set<String> reachOf(String statement) {
    String source =
        """
        package given;
        import java.io.File;
        import java.nio.file.*;
        public class Reach {
          interface Use<T> { void with(T t) throws Exception; }
          static void use(Use<%s> use) {}
          static void run(String name) throws Exception { %s }
        }
        """;
    String type =
        statement.contains("File::")
            ? "File"
            : statement.contains("Files::")
                ? "Path"
                : statement.contains("System::") ? "Integer" : "String";
    Set<String> reached = new TreeSet<>();
    Source reach =
        new Source("Reach.java", source.formatted(type, statement), List.of("given.Reach"));
    new MixCompiler(17)
        .compile(List.of(reach), List.of(), new ProvidedClasses(Map.of()))
        .classes()
        .values()
        .forEach(bytes -> reached.addAll(reach(bytes)));
    return reached;
  }

  /** What a provided class reaches beyond memory when its calls have been made harmless. */
  private static Set<String> reach(byte[] classFile) {
    Set<String> reached = new TreeSet<>();
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions.toArray()) {
        CallSubstitution.tameOurs(instruction, method.instructions);
        called(instruction)
            .filter(ProvidedCallsTest::isDangerous)
            .forEach(call -> reached.add(node.name + " has " + call));
      }
    }
    return reached;
  }

  /** What an instruction calls, or makes an object of that will call it. */
  private static Stream<Handle> called(AbstractInsnNode instruction) {
    if (instruction instanceof MethodInsnNode call) {
      // the kind does not matter here
      return Stream.of(
          new Handle(Opcodes.H_INVOKESTATIC, call.owner, call.name, call.desc, call.itf));
    }
    return instruction instanceof InvokeDynamicInsnNode dynamic
        ? Stream.of(dynamic.bsmArgs).filter(Handle.class::isInstance).map(Handle.class::cast)
        : Stream.of();
  }

  /** Whether it reaches further than memory, or is a method that the gate does not have. */
  private static boolean isDangerous(Handle call) {
    String name = call.getName();
    return switch (call.getOwner()) {
      case "boardwright/meter/FileGate" ->
          Stream.of(FileGate.class.getMethods())
              .noneMatch(
                  method ->
                      method.getName().equals(name)
                          && Type.getMethodDescriptor(method).equals(call.getDesc()));
      case "java/io/File" -> !FILE_NAMES.contains(name);
      case "java/io/PrintWriter", "java/io/PrintStream" ->
          name.equals("<init>") && call.getDesc().matches("\\(L(java/lang/String|java/io/File);.*");
      case "java/lang/System" -> name.matches("exit|load|loadLibrary");
      case "java/lang/Math" -> name.equals("random"); // another chance than the check's
      case "java/util/Random" -> name.equals("<init>") && call.getDesc().equals("()V");
      default -> BEYOND_MEMORY.matcher(call.getOwner()).matches();
    };
  }
}
