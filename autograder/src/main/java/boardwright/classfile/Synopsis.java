package boardwright.classfile;

import boardwright.classfile.Shape.Member;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Prints a class as handouts print it: what others can see of it, as in source, and no code. */
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
    SourceTypes types = SourceTypes.ofHead(shape);
    head.append(shape.simpleName()).append(types.typeParameters());
    if (!shape.isInterface() && !"java/lang/Object".equals(shape.superName())) {
      head.append(" extends ").append(types.type());
    }
    if (!shape.interfaces().isEmpty()) {
      head.append(shape.isInterface() ? " extends " : " implements ")
          .append(String.join(", ", types.interfaces()));
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
    line.append(
        !shape.isInterface() && !member.isField() && member.isAbstract() ? "abstract " : "");
    return line.append(signature(member, shape)).toString();
  }

  /** A member without its access, such as {@code int getNext()}. */
  public static String signature(Member member, Shape shape) {
    SourceTypes types = SourceTypes.of(member);
    if (member.isField()) {
      return types.type() + " " + member.name();
    }
    String name =
        member.name().equals("<init>") ? shape.simpleName() : types.type() + " " + member.name();
    List<String> parameters = new ArrayList<>(types.parameters());
    if (member.parameters().size() == parameters.size()) {
      for (int i = 0; i < parameters.size(); i++) {
        parameters.set(i, parameters.get(i) + " " + member.parameters().get(i));
      }
    }
    String thrown =
        types.exceptions().isEmpty() ? "" : " throws " + String.join(", ", types.exceptions());
    String own = types.typeParameters().isEmpty() ? "" : types.typeParameters() + " ";
    return own + name + "(" + String.join(", ", parameters) + ")" + thrown;
  }

  private static boolean isFinal(Member member) {
    return (member.access() & Opcodes.ACC_FINAL) != 0;
  }
}
