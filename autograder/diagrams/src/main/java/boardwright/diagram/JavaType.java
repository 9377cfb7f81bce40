package boardwright.diagram;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/**
 * A type with its arguments, as the signatures in class files write it.
 *
 * @param name the internal name of a class, the name of a type variable, or Java's word for a
 *     primitive type
 * @param arguments what stands between angle brackets
 * @param dimensions how many pairs of square brackets follow
 * @param bound how it stands as an argument: empty, or {@code "? extends "} and the like
 */
record JavaType(String name, List<JavaType> arguments, int dimensions, String bound) {

  /** As the source has it, without packages. */
  String print() {
    if (bound.equals("?")) {
      return "?";
    }
    String simple = name.substring(name.lastIndexOf('/') + 1).replace('$', '.');
    String list =
        arguments.isEmpty()
            ? ""
            : arguments.stream().map(JavaType::print).collect(Collectors.joining(", ", "<", ">"));
    return bound + simple + list + "[]".repeat(dimensions);
  }

  /** Reads the type of a field. */
  static JavaType ofField(String descriptor, String signature) {
    return new Reader(signature == null ? descriptor : signature).type("");
  }

  /** Reads the types of a method's parameters, and last what it returns. */
  static List<JavaType> ofMethod(String descriptor, String signature) {
    Reader reader = new Reader(signature == null ? descriptor : signature);
    reader.typeParameters();
    List<JavaType> types = new ArrayList<>();
    reader.at++;
    while (reader.now() != ')') {
      types.add(reader.type(""));
    }
    reader.at++;
    types.add(reader.type(""));
    return types;
  }

  /** Reads the type parameters of a class, without their bounds. */
  static List<String> parametersOf(String signature) {
    return signature == null ? List.of() : new Reader(signature).typeParameters();
  }

  /** Reads the supertypes of a class: the superclass first, then the interfaces. */
  static List<JavaType> supertypes(String superName, List<String> interfaces, String signature) {
    List<JavaType> types = new ArrayList<>();
    if (signature == null) {
      types.add(new JavaType(superName, List.of(), 0, ""));
      interfaces.forEach(name -> types.add(new JavaType(name, List.of(), 0, "")));
    } else {
      Reader reader = new Reader(signature);
      reader.typeParameters();
      while (reader.at < signature.length()) {
        types.add(reader.type(""));
      }
    }
    return types;
  }

  /** Reads a signature from left to right. */
  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    char now() {
      return text.charAt(at);
    }

    /** Reads {@code <T:bound;U:bound;>} if it stands here. */
    List<String> typeParameters() {
      List<String> names = new ArrayList<>();
      if (now() == '<') {
        at++;
        while (now() != '>') {
          names.add(upTo(":"));
          while (now() == ':') {
            at++;
            if (now() != ':') {
              type("");
            }
          }
        }
        at++;
      }
      return names;
    }

    private String upTo(String ends) {
      int from = at;
      while (ends.indexOf(now()) < 0) {
        at++;
      }
      return text.substring(from, at);
    }

    JavaType type(String bound) {
      int dimensions = 0;
      while (now() == '[') {
        dimensions++;
        at++;
      }
      char kind = now();
      at++;
      if (kind == 'T') {
        String name = upTo(";");
        at++;
        return new JavaType(name, List.of(), dimensions, bound);
      }
      if (kind != 'L') {
        String name = Type.getType(String.valueOf(kind)).getClassName();
        return new JavaType(name, List.of(), dimensions, bound);
      }
      String name = upTo("<;.");
      List<JavaType> arguments = new ArrayList<>();
      while (now() != ';') {
        if (now() == '.') {
          at++;
          name += "$" + upTo("<;.");
          arguments.clear();
        } else {
          at++;
          while (now() != '>') {
            arguments.add(argument());
          }
          at++;
        }
      }
      at++;
      return new JavaType(name, arguments, dimensions, bound);
    }

    private JavaType argument() {
      char kind = now();
      if (kind != '*' && kind != '+' && kind != '-') {
        return type("");
      }
      at++;
      return switch (kind) {
        case '+' -> type("? extends ");
        case '-' -> type("? super ");
        default -> new JavaType("java/lang/Object", List.of(), 0, "?");
      };
    }
  }
}
