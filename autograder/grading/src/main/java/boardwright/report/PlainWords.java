package boardwright.report;

import boardwright.protocol.Answer.Problem;
import boardwright.protocol.TypeName;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A plain line after the compiler's own words, where we can say it better. The keys are the
 * beginnings of javac's names for its messages; the first that fits speaks.
 */
final class PlainWords {
  private static final String ERROR = "compiler.err.";

  private static final List<Line> LINES =
      List.of(
          new Line(
              "illegal.char",
              "\\\\u(00a0|2007|202f|200[b-d]|2060|feff)",
              "this looks like a space, or like nothing, and is another character, which came along"
                  + " with something you copied. Delete it and type a space."),
          new Line(
              "illegal.char",
              "\\\\u(201[89a-f]|2032|2033|00ab|00bb|2013|2014|2212)",
              "this character came along with something you copied from a page or a letter: Java"
                  + " wants the plain \", ' or - of the keyboard."),
          new Line(
              "doesnt.exist",
              "package (?!org.junit)",
              "no package has this name here: a typo, or a library such as Lombok or JavaFX."
                  + " Programs use Java's own library and the classes of the lab, and no others."),
          new Line(
              "expected",
              "<identifier>",
              "a name belongs here. Words such as `new`, `class` or `int` are Java's own and cannot"
                  + " be names; and a statement must stand in a method."),
          new Line(
              "implicit.class",
              "",
              "this stands outside of any class; look for a brace } too many above."),
          new Line(
              "expected4",
              "",
              "this stands outside of any class; look for a brace } too many above."),
          new Line("expected", "", "something is missing right before the place that is marked."),
          new Line(
              "premature.eof",
              "",
              "the file ends too early; most often a closing brace } is missing."),
          new Line(
              "illegal.start.of.expr",
              "",
              "most often a brace or a semicolon is missing in a line before this one."),
          new Line(
              "illegal.start.of.type",
              "",
              "either a bracket is missing right before, or a statement stands outside of any"
                  + " method: look for a brace } too many above."),
          new Line(
              "statement.not.expected",
              "",
              "a statement stands outside of any method; look for a brace } too many above."),
          new Line(
              "not.stmt",
              "",
              "this line computes a value and doesn't use it; did you mean `=` or a method call?"),
          new Line(
              "else.without.if",
              "",
              "this `else` stands without an if; look for a semicolon or a brace before it."),
          new Line("unclosed.str.lit", "", "a closing quotation mark is missing in this line."),
          new Line(
              "invalid.meth.decl.ret.type.req",
              "",
              "a method needs the type of its result before its name; a constructor needs exactly"
                  + " the name of the class."),
          new Line(
              "does.not.override.abstract",
              "",
              "the class says implements or extends, and a method that this promises is missing."),
          new Line(
              "method.does.not.override",
              "",
              "nothing that this class extends or implements has such a method: compare its name,"
                  + " its capitals and its parameters."),
          new Line(
              "override.weaker.access",
              "",
              "a method that replaces an inherited one must be as public as that one."),
          new Line(
              "override.incompatible.ret",
              "",
              "a method that replaces an inherited one must return what that one returns."),
          new Line(
              "missing.meth.body.or.decl.abstract",
              "",
              "the semicolon after the method's head stands where its body belongs, in braces."),
          new Line(
              "unreported.exception",
              "",
              "this call may throw that exception: add `throws` to the method's head, or catch"
                  + " it."),
          new Line(
              "missing.ret.stmt",
              "",
              "there is a way through the method that ends without a return."),
          new Line("unreachable.stmt", "", "this line can never be reached."),
          new Line(
              "var.might.not.have.been.initialized",
              "",
              "there is a way to this line on which the variable has no value yet."),
          new Line(
              "cant.ref.non.effectively.final.var",
              "",
              "a variable that is used inside a lambda must not change."),
          new Line(
              "cant.assign.val.to",
              "",
              "a final variable gets its value once only, and a final field no later than in a"
                  + " constructor, which has no `void` before its name."),
          new Line(
              "var.not.initialized.in.default.constructor",
              "",
              "the class has no constructor that gives this final field a value. A constructor has"
                  + " exactly the name of the class, and no `void` before it."),
          new Line(
              "call.must.",
              "",
              "super(…) and this(…) stand at the beginning of a constructor, which has exactly the"
                  + " name of the class, and no `void` before it. (Statements before them need Java"
                  + " 25.)"),
          new Line("duplicate.case.label", "", "two of these constants have the same value."),
          new Line("already.defined", "", "there are two of the same name; give one another name."),
          new Line(
              "non-static.cant.be.ref",
              "",
              "a static method belongs to the class, so there is no object whose field or method"
                  + " this could be."),
          new Line(
              "report.access",
              "",
              "that member is private to its own class; use a public method of that class."),
          new Line(
              "cant.apply.symbol",
              "",
              "the call gives other values than the method or constructor takes."),
          new Line(
              "prob.found.req",
              "unexpected return value",
              "the method's head says void, so it gives nothing back."),
          new Line(
              "prob.found.req", "", "a value of another type is wanted here than the one given."),
          new Line(
              "cant.resolve",
              "assertTimeoutPreemptively",
              "this assertion starts a thread, which is not allowed here; use assertTimeout."),
          new Line(
              "cant.resolve",
              "org.junit",
              "tests see a part of JUnit here; the page of the stage lists it."),
          new Line(
              "doesnt.exist",
              "org.junit",
              "only tests see JUnit here, and only the part that the page of the stage lists."),
          new Line(
              "cant.resolve",
              "symbol: +method [A-Z]",
              "the name of a class begins with a capital; to create an object, write `new` before"
                  + " it."),
          new Line(
              "cant.resolve",
              "symbol: +variable [A-Z][A-Z_]",
              "Java doesn't know this constant here: look at its letters, and whether the class's"
                  + " head implements or extends the one that has it."),
          new Line(
              "cant.resolve",
              "",
              "Java can't find this name: a typo, a missing import, or a member that this class"
                  + " doesn't have."));

  private static final Pattern MERGE_MARKER = Pattern.compile("(<{7}|={7}|>{7})(?![<=>])");
  private static final Pattern IMPORT =
      Pattern.compile("\\s*import\\s+(?:static\\s+)?[\\w.]+?\\.([A-Z]\\w*)\\b.*");
  private static final Pattern CAPITAL =
      Pattern.compile("\\b(Public|Private|Protected|Abstract|Static|Void|Class|Import|Package)\\b");
  private static final Pattern UNKNOWN_CLASS = Pattern.compile("symbol: +class (\\w+)");

  private PlainWords() {}

  /**
   * A plain line about an error, if there is one.
   *
   * @param provided the qualified names of the classes that learners can use in this lab
   */
  static Optional<String> about(Problem problem, List<String> provided) {
    if (MERGE_MARKER.matcher(problem.sourceLine()).lookingAt()) {
      return Optional.of(
          "Git wrote this line where two versions of the file differ. Keep one of the two, and"
              + " delete the lines that begin with <<<<<<<, ======= and >>>>>>>.");
    }
    return elsewhere(problem, provided)
        .or(() -> capital(problem))
        .or(
            () ->
                LINES.stream()
                    .filter(line -> problem.code().startsWith(ERROR + line.code()))
                    .filter(line -> line.words().matcher(problem.text()).find())
                    .map(line -> line.plain(problem.path().endsWith("Test.java")))
                    .findFirst());
  }

  /** A word of Java's that begins with a capital, where something else is expected. */
  private static Optional<String> capital(Problem problem) {
    Matcher word = CAPITAL.matcher(problem.sourceLine());
    boolean isSyntax = problem.code().matches(ERROR + "(expected|implicit|illegal|statement).*");
    return isSyntax && word.find()
        ? Optional.of(
            "Java's own words have small letters: write `%s` instead of `%s`."
                .formatted(word.group().toLowerCase(Locale.ROOT), word.group()))
        : Optional.empty();
  }

  /** Where the class is that the compiler looked for in vain: the import is missing, or wrong. */
  private static Optional<String> elsewhere(Problem problem, List<String> provided) {
    if (!problem.code().startsWith(ERROR + "cant.resolve")
        && !problem.code().startsWith(ERROR + "doesnt.exist")) {
      return Optional.empty();
    }
    Matcher imported = IMPORT.matcher(problem.sourceLine());
    Matcher unknown = UNKNOWN_CLASS.matcher(problem.text());
    String wanted = imported.matches() ? imported.group(1) : unknown.find() ? unknown.group(1) : "";
    List<String> found =
        provided.stream().filter(name -> TypeName.simple(name).equals(wanted)).toList();
    return found.size() == 1
        ? Optional.of(
            "`%s` is in package %s. Write `import %s;`."
                .formatted(wanted, TypeName.packageOf(found.get(0)), found.get(0)))
        : Optional.empty();
  }

  /** The codes that have a line, as beginnings of javac's own. */
  static List<String> codes() {
    return LINES.stream().map(line -> ERROR + line.code()).distinct().toList();
  }

  /**
   * One line.
   *
   * @param code the beginning of javac's name for the message, without {@code compiler.err.}
   * @param words what javac's text must contain besides
   * @param plain what we say
   */
  private record Line(String code, Pattern words, String plain) {
    Line(String code, String words, String plain) {
      this(code, Pattern.compile(words), plain);
    }

    /** The words; tests are compiled with the provided classes. */
    String plain(boolean test) {
      return test ? plain.replace("this class does", "the provided class does") : plain;
    }
  }
}
