package boardwright.classfile;

import boardwright.classfile.Shape.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;

/** Prints a class as handouts print it: what others can see of it, as in source, and no code. */
public final class Synopsis {
  private Synopsis() {}

  /** The synopsis of a class, several lines without a line end at the last. */
  public static String of(Shape shape) {
    List<String> lines = new ArrayList<>();
    lines.add(head(shape) + " {");
    if (shape.isEnum()) {
      lines.add("  " + constants(shape) + ";");
    }
    members(shape).stream()
        .filter(member -> !member.isEnumConstant())
        .forEach(member -> lines.add("  " + member(member, shape) + ";"));
    lines.add("}");
    return String.join("\n", lines);
  }

  /** Of a class, what others can see and what doesn't follow from its head. */
  public static List<Member> members(Shape shape) {
    return shape.members().stream()
        .filter(member -> !member.isHidden() && !isImplied(member, shape))
        .toList();
  }

  /** The first line of a class, without its brace. */
  public static String head(Shape shape) {
    StringBuilder head = new StringBuilder();
    head.append((shape.access() & Opcodes.ACC_PUBLIC) != 0 ? "public " : "").append(word(shape));
    SourceTypes types = SourceTypes.ofHead(shape);
    head.append(' ').append(shape.simpleName()).append(types.typeParameters());
    if (shape.isRecord()) {
      head.append(
          components(shape).stream()
              .map(field -> signature(field, shape))
              .collect(Collectors.joining(", ", "(", ")")));
    } else if (!shape.isEnum()
        && !shape.isInterface()
        && !"java/lang/Object".equals(shape.superName())) {
      head.append(" extends ").append(types.type());
    }
    if (!shape.interfaces().isEmpty()) {
      head.append(shape.isInterface() ? " extends " : " implements ")
          .append(String.join(", ", types.interfaces()));
    }
    return head.toString();
  }

  private static String word(Shape shape) {
    if (shape.isInterface()) {
      return "interface";
    }
    if (shape.isEnum()) {
      return "enum";
    }
    if (shape.isRecord()) {
      return "record";
    }
    return (shape.access() & Opcodes.ACC_ABSTRACT) != 0 ? "abstract class" : "class";
  }

  private static String constants(Shape shape) {
    return shape.members().stream()
        .filter(Member::isEnumConstant)
        .map(Member::name)
        .collect(Collectors.joining(", "));
  }

  /** The fields behind the components of a record. */
  private static List<Member> components(Shape shape) {
    return shape.members().stream().filter(m -> m.isField() && !m.isStatic()).toList();
  }

  /** Whether the head of an enum or a record says it already. */
  private static boolean isImplied(Member member, Shape shape) {
    if (shape.isEnum()) {
      return member.isStatic() && Set.of("values", "valueOf").contains(member.name());
    }
    return shape.isRecord() && !member.isField() && !member.isStatic() && isOfRecord(member, shape);
  }

  private static boolean isOfRecord(Member method, Shape shape) {
    String types = components(shape).stream().map(Member::descriptor).collect(Collectors.joining());
    return switch (method.name() + method.descriptor()) {
      case "toString()Ljava/lang/String;", "hashCode()I", "equals(Ljava/lang/Object;)Z" -> true;
      default ->
          method.name().equals("<init>") && method.descriptor().equals("(" + types + ")V")
              || method.arity() == 0
                  && components(shape).stream().anyMatch(m -> m.name().equals(method.name()));
    };
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
    line.append(member.isStatic() ? "static " : "");
    line.append((member.access() & Opcodes.ACC_FINAL) != 0 ? "final " : "");
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
}
