package boardwright.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Loads a new copy of the engine's classes, so that each tells {@link Recorder} where its methods
 * begin and end. A scene is loaded beside them, as it is.
 */
final class TracingLoader extends ClassLoader {
  private static final String RECORDER = Recorder.class.getName().replace('.', '/');

  private final EngineClasses engine;
  private final String scenes;

  /**
   * Makes a loader; what it loads has nothing in common with what another one loads.
   *
   * @param engine where the class files are
   * @param scenes the package of the scenes
   */
  TracingLoader(EngineClasses engine, String scenes) {
    super(TracingLoader.class.getClassLoader());
    this.engine = engine;
    this.scenes = scenes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded != null) {
        return loaded;
      }
      if (name.startsWith(scenes + ".")) {
        return define(name, scene(name));
      }
      Optional<byte[]> classFile = engine.bytes(name.replace('.', '/'));
      return classFile.isPresent()
          ? define(name, instrumented(classFile.get()))
          : super.loadClass(name, resolve);
    }
  }

  private Class<?> define(String name, byte[] classFile) {
    return defineClass(name, classFile, 0, classFile.length);
  }

  private byte[] scene(String name) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  private static byte[] instrumented(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    for (MethodNode method : node.methods) {
      int none = Opcodes.ACC_SYNTHETIC | Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE;
      boolean counts = !List.of("<clinit>", "toString").contains(method.name);
      if ((method.access & none) == 0 && counts) {
        instrument(method, node.name);
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  /** Adds calls of the recorder; no jumps, so the frames of the method stay as they are. */
  private static void instrument(MethodNode method, String owner) {
    List<AbstractInsnNode> ends = new ArrayList<>();
    method.instructions.forEach(ends::add);
    for (AbstractInsnNode instruction : ends) {
      int code = instruction.getOpcode();
      if ((code >= Opcodes.IRETURN && code <= Opcodes.RETURN) || code == Opcodes.ATHROW) {
        method.instructions.insertBefore(instruction, end(method, code));
      }
    }
    method.instructions.insert(begin(method, owner));
  }

  private static InsnList begin(MethodNode method, String owner) {
    InsnList list = new InsnList();
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    boolean hasObject = !isStatic && !method.name.equals("<init>");
    list.add(hasObject ? new VarInsnNode(Opcodes.ALOAD, 0) : new InsnNode(Opcodes.ACONST_NULL));
    list.add(new LdcInsnNode(owner));
    list.add(new LdcInsnNode(method.name));
    list.add(new LdcInsnNode(method.desc));
    Type[] types = Type.getArgumentTypes(method.desc);
    list.add(new IntInsnNode(Opcodes.BIPUSH, types.length));
    list.add(new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/Object"));
    int local = isStatic ? 0 : 1;
    for (int i = 0; i < types.length; i++) {
      list.add(new InsnNode(Opcodes.DUP));
      list.add(new IntInsnNode(Opcodes.BIPUSH, i));
      list.add(new VarInsnNode(types[i].getOpcode(Opcodes.ILOAD), local));
      box(list, types[i]);
      list.add(new InsnNode(Opcodes.AASTORE));
      local += types[i].getSize();
    }
    list.add(
        call(
            "enter",
            "(Ljava/lang/Object;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
                + "[Ljava/lang/Object;)V"));
    return list;
  }

  private static InsnList end(MethodNode method, int code) {
    InsnList list = new InsnList();
    if (code == Opcodes.ATHROW) {
      list.add(new InsnNode(Opcodes.DUP));
      list.add(call("throwing", "(Ljava/lang/Throwable;)V"));
    } else if (code == Opcodes.RETURN) {
      boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
      list.add(isStatic ? new InsnNode(Opcodes.ACONST_NULL) : new VarInsnNode(Opcodes.ALOAD, 0));
      list.add(call("exitVoid", "(Ljava/lang/Object;)V"));
    } else {
      boolean wide = code == Opcodes.LRETURN || code == Opcodes.DRETURN;
      list.add(new InsnNode(wide ? Opcodes.DUP2 : Opcodes.DUP));
      box(list, Type.getReturnType(method.desc));
      list.add(call("exit", "(Ljava/lang/Object;)V"));
    }
    return list;
  }

  private static void box(InsnList list, Type type) {
    String box =
        switch (type.getSort()) {
          case Type.BOOLEAN -> "Boolean";
          case Type.CHAR -> "Character";
          case Type.BYTE -> "Byte";
          case Type.SHORT -> "Short";
          case Type.INT -> "Integer";
          case Type.LONG -> "Long";
          case Type.FLOAT -> "Float";
          case Type.DOUBLE -> "Double";
          default -> null;
        };
    if (box != null) {
      String name = "java/lang/" + box;
      list.add(
          new MethodInsnNode(
              Opcodes.INVOKESTATIC,
              name,
              "valueOf",
              "(" + type.getDescriptor() + ")L" + name + ";"));
    }
  }

  private static MethodInsnNode call(String name, String descriptor) {
    return new MethodInsnNode(Opcodes.INVOKESTATIC, RECORDER, name, descriptor);
  }
}
