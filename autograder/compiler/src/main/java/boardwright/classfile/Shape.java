package boardwright.classfile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The shape of a class: what other classes can see of it.
 *
 * @param name internal name, such as {@code checkerboard/Square}
 * @param access the access flags of the class file
 * @param superName internal name; null for Object
 * @param interfaces internal names
 * @param signature its head with generic types, in the words of a class file; null if it has none
 * @param members fields, constructors and methods, as they stand in the class file
 */
public record Shape(
    String name,
    int access,
    String superName,
    List<String> interfaces,
    String signature,
    List<Member> members) {

  /** Reads the shape of a class file. */
  public static Shape of(byte[] classFile) {
    ClassNode node = new ClassNode();
    new ClassReader(classFile).accept(node, ClassReader.SKIP_CODE | ClassReader.SKIP_FRAMES);
    List<Member> members = new ArrayList<>();
    for (FieldNode field : node.fields) {
      members.add(
          new Member(
              node.name,
              field.access,
              field.name,
              field.desc,
              field.signature,
              List.of(),
              List.of()));
    }
    for (MethodNode method : node.methods) {
      List<String> names =
          method.parameters == null
              ? List.of()
              : method.parameters.stream().map(parameter -> parameter.name).toList();
      members.add(
          new Member(
              node.name,
              method.access,
              method.name,
              method.desc,
              method.signature,
              names,
              List.copyOf(method.exceptions)));
    }
    return new Shape(
        node.name,
        node.access,
        node.superName,
        List.copyOf(node.interfaces),
        node.signature,
        List.copyOf(members));
  }

  /** The name without its package. */
  public String simpleName() {
    return name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
  }

  /** Whether this is an interface. */
  public boolean isInterface() {
    return (access & Opcodes.ACC_INTERFACE) != 0;
  }

  /** Whether this is an enum. */
  public boolean isEnum() {
    return (access & Opcodes.ACC_ENUM) != 0;
  }

  /** Whether this is a record. */
  public boolean isRecord() {
    return "java/lang/Record".equals(superName);
  }

  /** Whether classes of other packages see it. */
  public boolean isPublic() {
    return (access & Opcodes.ACC_PUBLIC) != 0;
  }

  /** The member that this class itself declares. */
  public Optional<Member> declared(String member, String descriptor) {
    return members.stream()
        .filter(m -> m.name().equals(member) && m.descriptor().equals(descriptor))
        .findFirst();
  }

  /**
   * A field, constructor ({@code <init>}) or method.
   *
   * @param owner internal name of the class that declares it
   * @param signature its generic types, in the words of a class file; null if it has none
   * @param parameters the names of its parameters, if the class file has them
   * @param exceptions internal names of the declared exceptions
   */
  public record Member(
      String owner,
      int access,
      String name,
      String descriptor,
      String signature,
      List<String> parameters,
      List<String> exceptions) {

    /** Whether it is a field. */
    public boolean isField() {
      return !descriptor.startsWith("(");
    }

    /** Whether it is a constant of the enum that declares it. */
    public boolean isEnumConstant() {
      return isField() && (access & Opcodes.ACC_ENUM) != 0;
    }

    /** Whether it is static. */
    public boolean isStatic() {
      return (access & Opcodes.ACC_STATIC) != 0;
    }

    /** Whether it has no body. */
    public boolean isAbstract() {
      return (access & Opcodes.ACC_ABSTRACT) != 0;
    }

    /** Whether only its own class sees it, or the compiler made it. */
    public boolean isHidden() {
      return (access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) != 0
          || name.equals("<clinit>");
    }

    /** Java's levels of access, from 0 (private) to 3 (public). */
    public int visibility() {
      if ((access & Opcodes.ACC_PUBLIC) != 0) {
        return 3;
      }
      if ((access & Opcodes.ACC_PROTECTED) != 0) {
        return 2;
      }
      return (access & Opcodes.ACC_PRIVATE) != 0 ? 0 : 1;
    }

    /** The same with its types as the JVM knows them, without type arguments. */
    public Member erased() {
      return new Member(owner, access, name, descriptor, null, parameters, exceptions);
    }

    /** How many parameters it has. */
    public int arity() {
      return Type.getArgumentTypes(descriptor).length;
    }
  }
}
