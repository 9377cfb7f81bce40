package boardwright.bench;

import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.solutions.Solution;
import boardwright.solutions.Solutions;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes a class of hand-ins out of a lab's solutions: models and variants, and models with one to
 * three faults, each with its local names, its private fields and a line of its own made different,
 * so that no two hand-ins and no two files are alike. The same seed makes the same class.
 */
public final class ClassMaker {
  /** Bytes as they come: the sources are of several encodings, and only ASCII names change. */
  private static final Charset BYTES = StandardCharsets.ISO_8859_1;

  private static final Pattern DECLARED =
      Pattern.compile(
          "\\b(?!package\\b|import\\b)[A-Za-z_][\\w<>\\[\\]?]*\\s+([a-z]\\w*)\\s*(?=[=;,:)])");
  private static final Pattern TOKEN =
      Pattern.compile(
          "\"\"\"(?s:.*?)\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\\\n])*'"
              + "|//[^\\n]*|/\\*(?s:.*?)\\*/|(?<![\\w$])[A-Za-z_]\\w*");
  private static final Set<String> KEYWORDS =
      Set.of(
          "return",
          "throw",
          "new",
          "else",
          "this",
          "super",
          "null",
          "true",
          "false",
          "int",
          "case",
          "break",
          "continue",
          "package",
          "import",
          "void",
          "yield",
          "final",
          "default",
          "record",
          "var",
          "switch",
          "instanceof",
          "extends",
          "implements",
          "assert",
          "static",
          "enum");

  private final Solutions solutions;
  private final Random random;

  private ClassMaker(Solutions solutions, long seed) {
    this.solutions = solutions;
    this.random = new Random(seed);
  }

  /**
   * Makes a class.
   *
   * @param args the top of the tree, the lab, a folder to make, how many hand-ins, the seed
   */
  public static void main(String[] args) throws IOException {
    Lab lab = new Course(Path.of(args[0])).lab(args[1]).orElseThrow();
    make(lab, Path.of(args[2]), Integer.parseInt(args[3]), Long.parseLong(args[4]));
  }

  /** Makes this many hand-ins, a folder each. */
  static void make(Lab lab, Path out, int count, long seed) throws IOException {
    ClassMaker maker = new ClassMaker(new Solutions(lab), seed);
    for (int number = 0; number < count; number++) {
      maker.make(out.resolve("student-%04d".formatted(number)), number);
    }
  }

  private void make(Path folder, int number) throws IOException {
    Solution model = solutions.model();
    int choice = random.nextInt(10);
    Solution base = choice < 4 ? solutions.solution(pick(solutions.variants())) : model;
    Map<String, byte[]> files = new TreeMap<>(base.files());
    if (base.equals(model)) {
      // a fault replaces files of the model, so several that replace different files combine
      Set<String> replaced = new HashSet<>();
      for (int faults = random.nextInt(4); faults > 0; faults--) {
        Map<String, byte[]> fault = solutions.solution(pick(solutions.faults())).filesUnlike(model);
        if (fault.keySet().stream().noneMatch(replaced::contains)) {
          replaced.addAll(fault.keySet());
          files.putAll(fault);
        }
      }
    }
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      Files.writeString(path, renamed(new String(file.getValue(), BYTES), number), BYTES);
    }
  }

  /** The source with other names where nobody outside can see them. */
  private String renamed(String source, int number) {
    Set<String> names = new HashSet<>();
    Matcher declared = DECLARED.matcher(source);
    while (declared.find()) {
      names.add(declared.group(1));
    }
    names.removeAll(KEYWORDS);
    Matcher token = TOKEN.matcher(source);
    while (token.find()) {
      String word = token.group();
      String before = source.substring(0, token.start()).stripTrailing();
      String after = source.substring(token.end()).stripLeading();
      boolean ofAnother = before.endsWith(".") && !before.endsWith("this.");
      if (ofAnother || after.startsWith("(") || after.startsWith("->") && before.endsWith("case")) {
        names.remove(word);
      }
    }
    String suffix = Integer.toString(number, 36) + (char) ('a' + random.nextInt(26));
    Matcher again = TOKEN.matcher(source);
    StringBuilder text = new StringBuilder();
    while (again.find()) {
      String word = again.group();
      again.appendReplacement(
          text, Matcher.quoteReplacement(names.contains(word) ? word + "X" + suffix : word));
    }
    again.appendTail(text);
    return text + "// " + suffix + " " + random.nextInt(1_000_000) + "\n";
  }

  private <T> T pick(List<T> from) {
    return from.get(random.nextInt(from.size()));
  }
}
