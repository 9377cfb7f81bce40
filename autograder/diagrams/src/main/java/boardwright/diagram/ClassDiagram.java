package boardwright.diagram;

import boardwright.diagram.Spec.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Draws classes. The description names them, and the members to show; kinds, types, modifiers,
 * supertypes and the fields that lead from one class to another are read out of the class files.
 */
final class ClassDiagram {
  private static final List<String> WORDS =
      List.of("classes", "in", "class", "without", "right", "down", "sideways");
  private static final List<String> BELOW = List.of("show", "creates", "uses");

  private final Spec spec;
  private final EngineClasses engine;
  private final List<String> packages;

  /** By internal name, in the order of the description. */
  private final Map<String, Statement> statements = new LinkedHashMap<>();

  private final Map<String, ClassNode> nodes = new LinkedHashMap<>();

  /** Fields that are not drawn, such as {@code framework/Board.listeners}. */
  private final Set<String> without = new HashSet<>();

  /** Pairs of classes and how the second one lies, seen from the first. */
  private final Map<List<String>, String> directions = new LinkedHashMap<>();

  private final List<String> lines = new ArrayList<>();

  private ClassDiagram(Spec spec, EngineClasses engine) {
    this.spec = spec;
    this.engine = engine;
    this.packages = spec.one("in").names();
  }

  /** The source of the diagram, in the language of PlantUML. */
  static String source(Spec spec, EngineClasses engine) {
    spec.allow(WORDS, BELOW);
    ClassDiagram diagram = new ClassDiagram(spec, engine);
    diagram.read();
    diagram.write();
    return String.join("\n", diagram.lines) + "\n";
  }

  private void read() {
    spec.all("class")
        .forEach(
            statement -> {
              String name = statement.text().replaceAll("\\s*«.*", "");
              ClassNode node = engine.find(name, statement, packages);
              if (nodes.put(node.name, node) != null) {
                throw statement.wrong(name + " is named already");
              }
              statements.put(node.name, statement);
            });
    spec.all("without").forEach(this::readWithout);
    for (String word : List.of("right", "down")) {
      spec.all(word)
          .forEach(
              statement -> {
                List<String> two = List.of(statement.text().split("\\s+"));
                if (two.size() != 2) {
                  throw statement.wrong("two classes should stand here");
                }
                directions.put(
                    List.of(inDiagram(two.get(0), statement), inDiagram(two.get(1), statement)),
                    word);
              });
    }
  }

  private void readWithout(Statement statement) {
    for (String name : statement.names()) {
      int dot = name.lastIndexOf('.');
      if (dot < 0) {
        throw statement.wrong("a class, a dot and a field should stand here");
      }
      String type = inDiagram(name.substring(0, dot), statement);
      String field = name.substring(dot + 1);
      if (nodes.get(type).fields.stream().noneMatch(known -> known.name.equals(field))) {
        throw statement.wrong(simple(type) + " has no field " + field);
      }
      without.add(type + "." + field);
    }
  }

  private String inDiagram(String name, Statement statement) {
    String internalName = engine.find(name, statement, packages).name;
    if (!nodes.containsKey(internalName)) {
      throw statement.wrong(name + " is not in this diagram");
    }
    return internalName;
  }

  private void write() {
    lines.add("@startuml");
    lines.addAll(Drawing.STYLE);
    lines.add("!pragma layout smetana");
    lines.add("hide empty members");
    lines.add("hide class circle");
    lines.add("skinparam classAttributeIconSize 0");
    if (spec.all("sideways").findAny().isPresent()) {
      lines.add("left to right direction");
    }
    nodes.values().forEach(this::writeClass);
    Set<List<String>> joined = new HashSet<>();
    for (ClassNode node : nodes.values()) {
      writeSupertypes(node, joined);
      writeAssociations(node, joined);
      writeDependencies(node, joined);
    }
    directions.forEach(
        (pair, word) -> {
          if (!joined.contains(pair) && !joined.contains(List.of(pair.get(1), pair.get(0)))) {
            link(
                pair.get(0),
                "-[hidden]" + (word.equals("right") ? "right-" : "down-"),
                pair.get(1),
                "");
          }
        });
    lines.add("@enduml");
  }

  private void writeClass(ClassNode node) {
    Statement statement = statements.get(node.name);
    List<String> roles = new ArrayList<>();
    int from = statement.text().indexOf('«');
    if (from >= 0) {
      for (String role : List.of(statement.text().substring(from + 1).split("[,»]+"))) {
        roles.add(role.strip());
      }
    }
    if ((node.access & Opcodes.ACC_RECORD) != 0) {
      roles.add("record");
    } else if ((node.access & (Opcodes.ACC_FINAL | Opcodes.ACC_ENUM)) == Opcodes.ACC_FINAL) {
      roles.add("final");
    }
    List<String> parameters = JavaType.parametersOf(node.signature);
    String generics = parameters.isEmpty() ? "" : "<" + String.join(", ", parameters) + ">";
    lines.add(
        "%s \" %s%s\" as %s%s {"
            .formatted(
                kind(node),
                simple(node.name),
                generics,
                alias(node.name),
                roles.isEmpty() ? "" : " <<" + String.join(", ", roles) + ">>"));
    for (Statement part : statement.parts()) {
      if (part.word().equals("show")) {
        part.names().forEach(name -> writeMember(node, name, part));
      }
    }
    lines.add("}");
  }

  private static String kind(ClassNode node) {
    if ((node.access & Opcodes.ACC_INTERFACE) != 0) {
      return "interface";
    }
    if ((node.access & Opcodes.ACC_ENUM) != 0) {
      return "enum";
    }
    return (node.access & Opcodes.ACC_ABSTRACT) != 0 ? "abstract class" : "class";
  }

  /** Writes all methods of a name, or the one with these parameters, or else a field. */
  private void writeMember(ClassNode node, String name, Statement where) {
    List<String> found = new ArrayList<>();
    for (MethodNode method : node.methods) {
      boolean meant = name.equals(called(method)) || name.equals(signature(method, node));
      if (meant && (method.access & Opcodes.ACC_SYNTHETIC) == 0) {
        found.add(method(method, node));
      }
    }
    if (found.isEmpty()) {
      node.fields.stream()
          .filter(field -> field.name.equals(name))
          .forEach(field -> found.add(field(field, node)));
    }
    if (found.isEmpty()) {
      throw where.wrong(
          "%s has no member %s; it has %s".formatted(simple(node.name), name, membersOf(node)));
    }
    found.stream().sorted(Comparator.comparing(String::length)).forEach(l -> lines.add("  " + l));
  }

  private static String membersOf(ClassNode node) {
    List<String> names = new ArrayList<>();
    node.fields.forEach(field -> names.add(field.name));
    node.methods.stream()
        .filter(method -> (method.access & Opcodes.ACC_SYNTHETIC) == 0)
        .filter(method -> !method.name.equals("<clinit>"))
        .forEach(method -> names.add(called(method)));
    return String.join(", ", names);
  }

  private static String called(MethodNode method) {
    return method.name.equals("<init>") ? "new" : method.name;
  }

  /** The name and the types of the parameters, such as {@code getSpace(int, int)}. */
  private static String signature(MethodNode method, ClassNode node) {
    List<JavaType> types = JavaType.ofMethod(method.desc, method.signature);
    return (method.name.equals("<init>") ? simple(node.name) : method.name)
        + types.subList(0, types.size() - 1).stream()
            .map(JavaType::print)
            .collect(Collectors.joining(", ", "(", ")"));
  }

  private static String method(MethodNode method, ClassNode node) {
    List<JavaType> types = JavaType.ofMethod(method.desc, method.signature);
    String result = types.get(types.size() - 1).print();
    boolean silent = method.name.equals("<init>") || result.equals("void");
    return head(method.access, node)
        + signature(method, node)
        + (silent ? "" : " : " + result)
        + ((method.access & Opcodes.ACC_FINAL) != 0 ? " {final}" : "");
  }

  private static String field(FieldNode field, ClassNode node) {
    return head(field.access, node)
        + field.name
        + " : "
        + JavaType.ofField(field.desc, field.signature).print()
        + ((field.access & Opcodes.ACC_FINAL) != 0 ? " {final}" : "");
  }

  private static String head(int access, ClassNode node) {
    String sign = "~";
    if ((access & Opcodes.ACC_PUBLIC) != 0) {
      sign = "+";
    } else if ((access & Opcodes.ACC_PROTECTED) != 0) {
      sign = "#";
    } else if ((access & Opcodes.ACC_PRIVATE) != 0) {
      sign = "-";
    }
    boolean needsWord = (node.access & Opcodes.ACC_INTERFACE) == 0;
    return sign
        + ((access & Opcodes.ACC_STATIC) != 0 ? "{static} " : "")
        + ((access & Opcodes.ACC_ABSTRACT) != 0 && needsWord ? "{abstract} " : "");
  }

  /** Draws the supertypes that are in the diagram, and none that others lie between. */
  private void writeSupertypes(ClassNode node, Set<List<String>> joined) {
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    for (JavaType type : JavaType.supertypes(node.superName, node.interfaces, node.signature)) {
      if (nodes.containsKey(type.name())) {
        boolean extended = isInterface || type.name().equals(node.superName);
        String label = type.arguments().isEmpty() ? "" : type.print();
        joined.add(List.of(type.name(), node.name));
        link(type.name(), extended ? "<|--" : "<|..", node.name, label);
      } else {
        refuseGap(node, type.name());
      }
    }
  }

  private void refuseGap(ClassNode node, String between) {
    for (String above : engine.supertypes(between)) {
      if (nodes.containsKey(above) && engine.bytes(between).isPresent()) {
        throw statements
            .get(node.name)
            .wrong(
                "%s lies between %s and %s, and is not in the diagram"
                    .formatted(simple(between), simple(node.name), simple(above)));
      }
    }
  }

  /** Draws each field that holds an object of a class in the diagram, or many of them. */
  private void writeAssociations(ClassNode node, Set<List<String>> joined) {
    for (FieldNode field : node.fields) {
      boolean enumConstant = (field.access & Opcodes.ACC_ENUM) != 0;
      if ((field.access & Opcodes.ACC_SYNTHETIC) == 0
          && !enumConstant
          && !without.contains(node.name + "." + field.name)) {
        JavaType type = JavaType.ofField(field.desc, field.signature);
        if (nodes.containsKey(type.name())) {
          boolean many = type.dimensions() > 0;
          String arguments = type.arguments().isEmpty() ? "" : " : " + type.print();
          associate(node.name, type.name(), many, field.name + arguments, joined);
        } else if (isContainer(type)) {
          for (JavaType argument : type.arguments()) {
            if (nodes.containsKey(argument.name())) {
              associate(node.name, argument.name(), true, field.name, joined);
            }
          }
        }
      }
    }
  }

  private boolean isContainer(JavaType type) {
    return engine.isSubtype(type.name(), "java/lang/Iterable")
        || engine.isSubtype(type.name(), "java/util/Map");
  }

  private void associate(
      String from, String to, boolean many, String label, Set<List<String>> joined) {
    joined.add(List.of(from, to));
    link(from, "-->", to, many ? label + " *" : label);
  }

  /** Draws what the description asks for, if the code does it. */
  private void writeDependencies(ClassNode node, Set<List<String>> joined) {
    for (Statement part : statements.get(node.name).parts()) {
      boolean creates = part.word().equals("creates");
      if (!creates && !part.word().equals("uses")) {
        continue;
      }
      for (String name : part.names()) {
        String other = inDiagram(name, part);
        boolean does = creates ? Code.creates(node, other) : Code.uses(node, other);
        if (!does) {
          throw part.wrong(
              "%s does not %s %s"
                  .formatted(simple(node.name), creates ? "create a" : "use", simple(other)));
        }
        joined.add(List.of(node.name, other));
        link(node.name, "..>", other, creates ? "creates" : "uses");
      }
    }
  }

  private void link(String from, String arrow, String to, String label) {
    String direction =
        Optional.ofNullable(directions.get(List.of(from, to)))
            .or(
                () ->
                    Optional.ofNullable(directions.get(List.of(to, from)))
                        .map(word -> word.equals("right") ? "left" : "up"))
            .orElse("");
    String drawn = direction.isEmpty() || arrow.contains("hidden") ? arrow : turn(arrow, direction);
    lines.add(alias(from) + " " + drawn + " " + alias(to) + (label.isEmpty() ? "" : " : " + label));
  }

  private static String turn(String arrow, String direction) {
    return arrow.replace("--", "-" + direction + "-").replace("..", "." + direction + ".");
  }

  private static String alias(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '_');
  }

  private static String simple(String internalName) {
    return internalName.substring(internalName.lastIndexOf('/') + 1).replace('$', '.');
  }
}
