package boardwright.worker;

import boardwright.protocol.Place;
import boardwright.protocol.Program;
import boardwright.protocol.Program.Own;
import boardwright.protocol.TypeName;
import boardwright.suite.Finding;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Where the methods of the classes under check begin, by the way a student writes a call.
 *
 * @param byCall places such as {@code Checkerboard.java:41} by {@code isJump/4}
 * @param byFile the sources, as the learner knows them, by the names that the JVM has for them
 */
record Places(Map<String, String> byCall, Map<String, String> byFile) {
  private static final Pattern CALL = Pattern.compile("(?:new\\s+|\\.|^)(\\w+)\\(([^()]*)\\)$");

  /** The places in the classes under check of a program. */
  static Places in(Program program) {
    Map<String, byte[]> compiled = LoadedProgram.byName(program.compiled());
    Map<String, String> byCall = new LinkedHashMap<>();
    Map<String, String> byFile = new LinkedHashMap<>();
    for (Own own : program.own()) {
      String simple = TypeName.simple(own.name());
      if (!own.path().isEmpty()) {
        byFile.put(simple + ".java", own.path());
      }
      if (!own.underCheck()) {
        continue;
      }
      ClassNode node = new ClassNode();
      new ClassReader(compiled.get(own.name())).accept(node, ClassReader.SKIP_FRAMES);
      for (MethodNode method : node.methods) {
        int line = firstLine(method);
        if (line > 0) {
          String called = method.name.equals("<init>") ? simple : method.name;
          String key = called + "/" + Type.getArgumentTypes(method.desc).length;
          String path = own.path().isEmpty() ? node.sourceFile : own.path();
          byCall.putIfAbsent(key, new Place(path, line).toString());
        }
      }
    }
    return new Places(byCall, byFile);
  }

  /** A finding with its place: the one that it has, or that of the method which was called. */
  Finding placed(Finding finding) {
    Finding at = finding.at(of(finding.called()));
    return Place.parse(at.lookAt())
        .filter(place -> byFile.containsKey(place.path()))
        .map(place -> new Place(byFile.get(place.path()), place.line()).toString())
        .map(place -> new Finding(at.called(), at.on(), at.expected(), at.seen(), place))
        .orElse(at);
  }

  /** The place of the method that is called; empty if it is none of these classes'. */
  String of(String written) {
    Matcher matcher = CALL.matcher(written);
    if (!matcher.find()) {
      return "";
    }
    String arguments = matcher.group(2).strip();
    int count = arguments.isEmpty() ? 0 : arguments.split(",").length;
    return byCall.getOrDefault(matcher.group(1) + "/" + count, "");
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
