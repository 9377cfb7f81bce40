package boardwright.worker;

import boardwright.protocol.Finding;
import boardwright.protocol.Place;
import boardwright.protocol.Program;
import boardwright.protocol.Program.Own;
import boardwright.protocol.TypeName;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Where the methods of the learner's classes begin, by the way a student writes a call.
 *
 * @param byType the places of each learner's class, by its qualified name
 * @param byFile the sources, as the learner knows them, by the names that the JVM has for them
 */
record SourceLocations(Map<String, TypeLocations> byType, Map<String, String> byFile) {
  private static final Pattern CALL =
      Pattern.compile("(?:new\\s+|(\\w+)?\\.|^)(\\w+)\\(([^()]*)\\)(?: \\{ … \\})?$");

  /**
   * Where the methods of one class begin.
   *
   * @param parent the qualified name of the class above
   * @param underCheck whether it is one of those that the mix was asked for
   * @param byCall places such as {@code Checkerboard.java:41} by {@code isJump/4}
   */
  record TypeLocations(String parent, boolean underCheck, Map<String, String> byCall) {}

  /** The places in the learner's classes of a program. */
  static SourceLocations in(Program program) {
    Map<String, byte[]> compiled = LoadedProgram.byName(program.compiled());
    Map<String, TypeLocations> byType = new LinkedHashMap<>();
    Map<String, String> byFile = new LinkedHashMap<>();
    for (Own own : program.own()) {
      String simple = TypeName.simple(own.name());
      ClassNode node = new ClassNode();
      new ClassReader(compiled.get(own.name())).accept(node, ClassReader.SKIP_FRAMES);
      String file = node.sourceFile == null ? simple + ".java" : node.sourceFile;
      String path = own.path().isEmpty() ? file : own.path();
      byFile.putIfAbsent(file, path);
      String parent = String.valueOf(node.superName).replace('/', '.');
      byType.put(own.name(), new TypeLocations(parent, own.underCheck(), of(node, simple, path)));
    }
    return new SourceLocations(byType, byFile);
  }

  private static Map<String, String> of(ClassNode node, String simple, String path) {
    Map<String, String> byCall = new LinkedHashMap<>();
    for (MethodNode method : node.methods) {
      int line = firstLine(method);
      if (line > 0) {
        String called = method.name.equals("<init>") ? simple : method.name;
        String key = called + "/" + Type.getArgumentTypes(method.desc).length;
        byCall.putIfAbsent(key, new Place(path, line).toString());
      }
    }
    return byCall;
  }

  /**
   * A finding with its place in the learner's sources: the one that it has, or that of the method
   * which was called; without any if neither is there.
   */
  Finding placed(Finding finding) {
    boolean wholeFile = !finding.lookAt().isEmpty() && Place.parse(finding.lookAt()).isEmpty();
    if (wholeFile) {
      return finding;
    }
    String at = own(finding.lookAt()).orElseGet(() -> of(finding.called(), finding.on()));
    String on = finding.on() + setUpAt(finding.on(), at);
    return finding.placed(on, at.isEmpty() && on.equals(finding.on()) ? near(finding) : at);
  }

  /**
   * Where to look if what was called has no place: in an object that a class under check created,
   * such as an anonymous one, or at the latest call of theirs that went before.
   */
  private String near(Finding finding) {
    String place = inside(finding.called());
    String[] calls = finding.on().split("\n");
    for (int i = calls.length - 1; place.isEmpty() && i >= 0; i--) {
      place = of(calls[i].strip(), finding.on());
    }
    return place;
  }

  private String inside(String written) {
    Matcher matcher = CALL.matcher(written);
    return !matcher.find()
        ? ""
        : byType.entrySet().stream()
            .filter(type -> isInside(type.getKey()))
            .map(type -> type.getValue().byCall.getOrDefault(key(matcher), ""))
            .filter(place -> !place.isEmpty())
            .findFirst()
            .orElse("");
  }

  private boolean isInside(String type) {
    int end = type.indexOf('$');
    TypeLocations outer = end < 0 ? null : byType.get(type.substring(0, end));
    return outer != null && outer.underCheck;
  }

  /** Where the method is that set the object up, if that is one: the mistake may be there. */
  private String setUpAt(String on, String asked) {
    String call = on.replaceFirst(" again$", "");
    boolean isCall = call.endsWith(")") && !on.contains("\n") && !on.contains("new ");
    String place = isCall ? of(call, "") : "";
    return place.isEmpty() || place.equals(asked) ? "" : ", see " + place;
  }

  /** A place as the learner knows it; empty if it is none, or in nobody's sources but ours. */
  private Optional<String> own(String lookAt) {
    return Place.parse(lookAt)
        .map(place -> new Place(byFile.getOrDefault(place.path(), place.path()), place.line()))
        .filter(place -> byFile.containsValue(place.path()))
        .map(place -> place.toString());
  }

  /**
   * The place of the method that is called; empty if it is none of the classes under check, or may
   * be that of several.
   *
   * @param on what it was called on, which may say how that was made
   */
  private String of(String written, String on) {
    Matcher matcher = CALL.matcher(written);
    if (!matcher.find()) {
      return "";
    }
    String key = key(matcher);
    return made(matcher.group(1), on).map(type -> inherited(type, key)).orElseGet(() -> only(key));
  }

  private static String key(Matcher call) {
    String arguments = call.group(3).strip();
    return call.group(2) + "/" + (arguments.isEmpty() ? 0 : arguments.split(",").length);
  }

  /** The learner's class of which an object was made, by the name that it has in the text. */
  private Optional<String> made(String name, String on) {
    if (name == null) {
      return Optional.empty();
    }
    Matcher made = Pattern.compile("\\b" + name + " = new (\\w+)\\(").matcher(on);
    return made.find()
        ? byType.keySet().stream().filter(t -> TypeName.simple(t).equals(made.group(1))).findFirst()
        : Optional.empty();
  }

  /** The place in a class, or in the nearest one above that has it. */
  private String inherited(String type, String key) {
    for (TypeLocations at = byType.get(type); at != null; at = byType.get(at.parent)) {
      if (at.byCall.containsKey(key)) {
        return at.byCall.get(key);
      }
    }
    return "";
  }

  /** The place in the one class under check that has such a method. */
  private String only(String key) {
    Map<String, String> places = new LinkedHashMap<>();
    for (TypeLocations type : byType.values()) {
      String place = type.underCheck ? type.byCall.get(key) : null;
      if (place != null) {
        places.putIfAbsent(file(place), place);
      }
    }
    return places.size() == 1 ? places.values().iterator().next() : "";
  }

  private static String file(String place) {
    return place.substring(0, place.lastIndexOf(':'));
  }

  private static int firstLine(MethodNode method) {
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof LineNumberNode number) {
        return number.line;
      }
    }
    return 0;
  }
}
