package boardwright.report;

import boardwright.protocol.Answer.Problem;
import java.util.Map;
import java.util.Optional;

/**
 * A plain line after the compiler's own words, where we can say it better. The keys are javac's
 * names for its messages.
 */
final class PlainWords {
  private static final Map<String, String> LINES =
      Map.ofEntries(
          Map.entry(
              "compiler.err.expected",
              "something is missing right before the place that is marked."),
          Map.entry(
              "compiler.err.premature.eof",
              "the file ends too early; most often a closing brace } is missing."),
          Map.entry(
              "compiler.err.illegal.start.of.expr",
              "most often a brace or a semicolon is missing in a line before this one."),
          Map.entry(
              "compiler.err.illegal.start.of.type",
              "a statement stands outside of any method; look for a brace } too many above."),
          Map.entry(
              "compiler.err.invalid.meth.decl.ret.type.req",
              "a method needs the type of its result before its name; a constructor needs exactly"
                  + " the name of the class."),
          Map.entry(
              "compiler.err.does.not.override.abstract",
              "the class says implements or extends, and a method that this promises is missing."),
          Map.entry(
              "compiler.err.override.weaker.access",
              "a method that replaces an inherited one must be as public as that one."),
          Map.entry(
              "compiler.err.unreported.exception.need.to.catch.or.throw",
              "this call may throw that exception: add `throws` to the method's head, or catch it."),
          Map.entry(
              "compiler.err.missing.ret.stmt",
              "there is a way through the method that ends without a return."),
          Map.entry(
              "compiler.err.var.might.not.have.been.initialized",
              "there is a way to this line on which the variable has no value yet."),
          Map.entry(
              "compiler.err.cant.ref.non.effectively.final.var",
              "a variable that is used inside a lambda must not change."),
          Map.entry(
              "compiler.err.duplicate.case.label", "two of these constants have the same value."),
          Map.entry(
              "compiler.err.non-static.cant.be.ref",
              "a static method belongs to the class, so there is no object whose field or method"
                  + " this could be."),
          Map.entry(
              "compiler.err.report.access",
              "that member is private to its own class; use a public method of that class."));

  private PlainWords() {}

  /** A plain line about an error, if there is one. */
  static Optional<String> about(Problem problem) {
    String text = problem.text();
    if (problem.code().startsWith("compiler.err.cant.resolve")) {
      return Optional.of(
          "Java knows nothing of this name here: a slip of the pen, a missing import, or a member"
              + " that this class does not have.");
    }
    if (problem.code().startsWith("compiler.err.expected") && text.contains("<identifier>")) {
      return Optional.of(
          "a name belongs here; words such as `new`, `class` or `int` are Java's own and cannot be"
              + " names.");
    }
    return LINES.entrySet().stream()
        .filter(entry -> problem.code().startsWith(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst();
  }
}
