package boardwright.catalog;

import boardwright.classfile.Shape;
import boardwright.classfile.Shape.Member;
import boardwright.classfile.Synopsis;
import boardwright.lab.ClassReference;
import boardwright.lab.ClassReference.Contract;
import boardwright.lab.ClassReference.Term;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Writes what the classes of a lab's program promise: their synopses, with their comments. */
final class ReferenceWriter {
  private static final String SOURCE = "as in";
  private static final String RESULT = "returns";
  private static final Pattern CODE = Pattern.compile("\\{@code\\s+((?:[^{}]|\\{[^{}]*})*)}");
  private static final Pattern LINK = Pattern.compile("\\{@link(?:plain)?\\s+([^\\s}]+)([^}]*)}");

  private static final Pattern TAG =
      Pattern.compile("(?s)(?:(return)|(?:param|throws) +(\\S+))\\s+(.*)");

  private final Map<String, Shape> shapes = new TreeMap<>();
  private final Map<String, String> comments;

  private ReferenceWriter(List<Path> modules) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (Path module : modules) {
      Path folder = module.resolve("src/main/java");
      if (Files.isDirectory(folder)) { // elsewhere, there are no sources of other modules
        try (Stream<Path> files = Files.walk(folder)) {
          files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
        }
      }
    }
    comments = Comments.in(sources);
    for (String name : comments.keySet()) {
      for (Path module : modules) {
        Path file = module.resolve("target/classes/" + name.replace('.', '/') + ".class");
        if (Files.isRegularFile(file)) {
          shapes.put(name, Shape.of(Files.readAllBytes(file)));
        }
      }
    }
  }

  /**
   * Writes the references of a lab beside its suites.
   *
   * @param modules the folders of the program's modules, which are compiled
   */
  static void write(Path classes, String lab, List<Path> modules) throws IOException {
    ReferenceWriter writer = new ReferenceWriter(modules);
    List<ClassReference> all = writer.shapes.keySet().stream().map(writer::reference).toList();
    Path target = classes.resolve(ClassReference.resource(lab));
    Files.createDirectories(target.getParent());
    Files.writeString(target, JsonMapper.shared().writeValueAsString(all) + "\n");
  }

  private ClassReference reference(String type) {
    Shape shape = shapes.get(type);
    List<Contract> contracts = new ArrayList<>();
    contracts.add(read(type, shape.simpleName(), shape.simpleName(), Synopsis.head(shape)));
    Map<String, Integer> counts = new HashMap<>();
    for (Member member : Synopsis.members(shape)) {
      Contract one = contract(type, member);
      int count = counts.merge(one.anchor(), 1, Integer::sum);
      String anchor = one.anchor() + (count == 1 ? "" : "-" + count);
      contracts.add(new Contract(anchor, one.signature(), one.text(), one.terms()));
    }
    return new ClassReference(type, above(type), contracts);
  }

  private List<String> above(String type) {
    Shape shape = shapes.get(type);
    return Stream.concat(Stream.of(shape.superName()), shape.interfaces().stream())
        .map(above -> above.replace('/', '.'))
        .filter(shapes::containsKey)
        .toList();
  }

  private Contract contract(String type, Member member) {
    Shape shape = shapes.get(type);
    boolean isConstructor = member.name().equals("<init>");
    String name = isConstructor ? shape.simpleName().replaceAll(".*\\.", "") : member.name();
    String key = type + "#" + member.name() + (member.isField() ? "" : member.parameters());
    String head = member.isEnumConstant() ? name : Synopsis.member(member, shape);
    Contract own = read(key, shape.simpleName(), shape.simpleName() + "." + name, head);
    return isConstructor || member.isField() ? own : overriding(own, type, member).orElse(own);
  }

  /** The contract with what an overridden method promises and this one leaves unsaid. */
  private Optional<Contract> overriding(Contract own, String type, Member member) {
    return above(type).stream()
        .flatMap(
            above ->
                shapes.get(above).members().stream()
                    .filter(one -> !one.isHidden() && one.name().equals(member.name()))
                    .filter(one -> !one.isField() && !one.isStatic())
                    .filter(one -> one.arity() == member.arity())
                    .findFirst()
                    .map(one -> join(own, contract(above, one), member, one))
                    .or(() -> overriding(own, above, member))
                    .stream())
        .findFirst();
  }

  private static Contract join(Contract own, Contract above, Member member, Member overridden) {
    boolean isSilent = own.text().isEmpty();
    List<Term> terms = new ArrayList<>(own.terms());
    for (Term term : above.terms()) {
      int parameter = overridden.parameters().indexOf(term.label());
      String label = parameter < 0 ? term.label() : member.parameters().get(parameter);
      boolean isSaid = has(own, label) || label.equals(RESULT) && own.text().startsWith("Returns");
      if (!isSaid && (isSilent || !label.equals(SOURCE))) {
        terms.add(new Term(label, term.text()));
      }
    }
    if (isSilent && !above.text().isEmpty() && !has(above, SOURCE)) {
      String type = above.anchor().replaceAll("\\.\\w+$", "");
      terms.add(new Term(SOURCE, link(above.anchor(), "<code>" + type + "</code>")));
    }
    return new Contract(own.anchor(), own.signature(), isSilent ? above.text() : own.text(), terms);
  }

  private static boolean has(Contract contract, String label) {
    return contract.terms().stream().anyMatch(term -> term.label().equals(label));
  }

  /** What a comment promises of something that a class declares. */
  private Contract read(String key, String owner, String anchor, String signature) {
    List<Term> terms = new ArrayList<>();
    String[] parts = html(comments.getOrDefault(key, ""), owner).split("(?m)^ *@");
    for (String part : parts) {
      Matcher tag = TAG.matcher(part.strip());
      if (tag.matches() && part.startsWith("throws")) {
        terms.add(new Term("throws", "<code>" + tag.group(2) + "</code> " + tag.group(3)));
      } else if (tag.matches()) {
        terms.add(new Term(tag.group(1) == null ? tag.group(2) : RESULT, tag.group(3)));
      }
    }
    String[] text = parts[0].strip().split("(<p>)?\\bCost: ", 2);
    if (text.length > 1) {
      terms.add(new Term("cost", text[1]));
    }
    return new Contract(anchor, signature, text[0].strip(), terms);
  }

  private static String html(String comment, String owner) {
    String coded =
        CODE.matcher(comment)
            .replaceAll(
                code ->
                    Matcher.quoteReplacement(
                        "<code>"
                            + code.group(1).replace("&", "&amp;").replace("<", "&lt;")
                            + "</code>"));
    return LINK.matcher(coded).replaceAll(link -> Matcher.quoteReplacement(linked(link, owner)));
  }

  /** A link to a class or a member, such as {@code Game#startGame}, or {@code #getRow}. */
  private static String linked(MatchResult tag, String owner) {
    String target = tag.group(1).replaceAll("\\(.*|\\b([a-z]\\w*\\.)+", "");
    String shown = target.replaceFirst("^#", "").replace('#', '.');
    String anchor = target.startsWith("#") ? owner + "." + shown : shown;
    return link(
        anchor, tag.group(2).isBlank() ? "<code>" + shown + "</code>" : tag.group(2).strip());
  }

  private static String link(String anchor, String words) {
    return "<a href=\"#%s\">%s</a>".formatted(anchor, words);
  }
}
