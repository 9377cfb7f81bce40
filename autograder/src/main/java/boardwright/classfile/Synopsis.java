package boardwright.classfile;

import boardwright.classfile.Shape.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Prints a class as handouts print it: what others can see of it, and no code. */
public final class Synopsis {
  private Synopsis() {}

  /** The synopsis of a class, several lines without a line end at the last. */
  public static String of(Shape shape) {
    List<String> lines = new ArrayList<>();
    lines.add(head(shape) + " {");
    shape.members().stream()
        .filter(member -> !member.isHidden())
        .forEach(member -> lines.add("  " + member(member, shape) + ";"));
    lines.add("}");
    return String.join("\n", lines);
  }

  /** The first line of a class, without its brace. */
  public static String head(Shape shape) {
    StringBuilder head = new StringBuilder();
    head.append((shape.access() & Opcodes.ACC_PUBLIC) != 0 ? "public " : "");
    if (shape.isInterface()) {
      head.append("interface ");
    } else {
      head.append((shape.access() & Opcodes.ACC_ABSTRACT) != 0 ? "abstract class " : "class ");
    }
    head.append(shape.simpleName());
    if (!shape.isInterface() && !"java/lang/Object".equals(shape.superName())) {
      head.append(" extends ").append(simple(Type.getObjectType(shape.superName())));
    }
    if (!shape.interfaces().isEmpty()) {
      head.append(shape.isInterface() ? " extends " : " implements ")
          .append(
              shape.interfaces().stream()
                  .map(name -> simple(Type.getObjectType(name)))
                  .collect(Collectors.joining(", ")));
    }
    return head.toString();
  }

  /** One member in one line, such as {@code public Square getNext()}. */
  public static String member(Member member, Shape shape) {
    StringBuilder line = new StringBuilder();
    switch (member.visibility()) {
      case 3 -> line.append("public ");
      case 2 -> line.append("protected ");
      case 0 -> line.append("private ");
      default -> {}
    }
    boolean constant = member.isField() && shape.isInterface();
    line.append(member.isStatic() ? "static " : "");
    line.append(constant || member.isField() && isFinal(member) ? "final " : "");
    line.append(!shape.isInterface() && !member.isField() && isAbstract(member) ? "abstract " : "");
    return line.append(signature(member, shape)).toString();
  }

  /** A member without its access, such as {@code int getNext()}. */
  public static String signature(Member member, Shape shape) {
    if (member.isField()) {
      return simple(Type.getType(member.descriptor())) + " " + member.name();
    }
    String name =
        member.name().equals("<init>")
            ? shape.simpleName()
            : simple(Type.getReturnType(member.descriptor())) + " " + member.name();
    Type[] types = Type.getArgumentTypes(member.descriptor());
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      boolean named = member.parameters().size() == types.length;
      parameters.add(simple(types[i]) + (named ? " " + member.parameters().get(i) : ""));
    }
    String thrown =
        member.exceptions().isEmpty()
            ? ""
            : " throws "
                + member.exceptions().stream()
                    .map(exception -> simple(Type.getObjectType(exception)))
                    .collect(Collectors.joining(", "));
    return name + "(" + String.join(", ", parameters) + ")" + thrown;
  }

  private static boolean isFinal(Member member) {
    return (member.access() & Opcodes.ACC_FINAL) != 0;
  }

  private static boolean isAbstract(Member member) {
    return (member.access() & Opcodes.ACC_ABSTRACT) != 0;
  }

  private static String simple(Type type) {
    String name = type.getClassName();
    int dot = name.lastIndexOf('.');
    return (dot < 0 ? name : name.substring(dot + 1)).replace('$', '.');
  }
}
