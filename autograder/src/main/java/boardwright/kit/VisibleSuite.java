package boardwright.kit;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A suite's class file without its hidden checks: neither their methods, nor the private methods
 * and fields that only these used, nor any text of theirs.
 */
final class VisibleSuite {
  private static final Pattern NAME = Pattern.compile("[\\w$]+(?:/[\\w$]+)+");

  private VisibleSuite() {}

  /**
   * The class file without the methods of these names.
   *
   * @param hidden names of methods; those that the class inherits stay where they are
   */
  static byte[] without(List<String> hidden, byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, 0);
    if (!node.methods.removeIf(method -> hidden.contains(method.name))) {
      return classFile;
    }
    boolean removed = true;
    while (removed) {
      Set<String> used = used(node);
      removed =
          node.methods.removeIf(
              method ->
                  (method.access & Opcodes.ACC_PRIVATE) != 0
                      && !method.name.startsWith("<")
                      && !used.contains(method.name + method.desc));
    }
    Set<String> used = used(node);
    node.fields.removeIf(
        field -> (field.access & Opcodes.ACC_PRIVATE) != 0 && !used.contains(field.name));
    // the list of nested classes names those that only a hidden check used, too
    var nested = List.copyOf(node.innerClasses);
    var members = node.nestMembers == null ? null : List.copyOf(node.nestMembers);
    node.innerClasses.clear();
    node.nestMembers = null;
    Set<String> named = named(written(node));
    node.innerClasses.addAll(nested);
    node.innerClasses.removeIf(inner -> !named.contains(inner.name.replace('/', '.')));
    if (members != null) {
      node.nestMembers = members.stream().filter(m -> named.contains(m.replace('/', '.'))).toList();
    }
    return written(node);
  }

  private static byte[] written(ClassNode node) {
    ClassWriter writer = new ClassWriter(0);
    node.accept(writer);
    return writer.toByteArray();
  }

  /** Names and descriptors of methods, and names of fields, that the code of a class uses. */
  private static Set<String> used(ClassNode node) {
    Set<String> used = new HashSet<>();
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions) {
        if (instruction instanceof MethodInsnNode call) {
          String called = call.name + call.desc;
          if (!called.equals(method.name + method.desc)) { // to call itself is no use
            used.add(called);
          }
        } else if (instruction instanceof FieldInsnNode access) {
          used.add(access.name);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
          for (Object argument : dynamic.bsmArgs) {
            if (argument instanceof Handle handle) {
              used.add(handle.getName() + handle.getDesc());
            }
          }
        }
      }
    }
    return used;
  }

  /** Whatever looks like the name of a class in the constants of a class file, with dots. */
  private static Set<String> named(byte[] classFile) {
    Set<String> names = new LinkedHashSet<>();
    for (String text : texts(classFile)) {
      Matcher name = NAME.matcher(text);
      while (name.find()) {
        String found = name.group().replace('/', '.');
        names.add(found);
        if (found.startsWith("L")) {
          names.add(found.substring(1)); // a descriptor, such as Lchess/Board;
        }
      }
    }
    return names;
  }

  /** The texts among the constants of a class file. */
  private static Set<String> texts(byte[] classFile) {
    Set<String> texts = new LinkedHashSet<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile))) {
      in.readInt(); // what all class files begin with
      in.readInt(); // the version
      int count = in.readUnsignedShort();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts.add(in.readUTF());
          case 5, 6 -> { // a long or a double counts twice
            in.readLong();
            i++;
          }
          case 7, 8, 16, 19, 20 -> in.readUnsignedShort();
          case 15 -> {
            in.readUnsignedByte();
            in.readUnsignedShort();
          }
          default -> in.readInt();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }
}
