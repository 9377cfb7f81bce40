package boardwright.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What the snippets of a suite may name. A snippet is a line of Java as a student would write it:
 * it makes the call, and it is the text of the call in the report.
 *
 * <pre>{@code
 * static final Snippets JAVA =
 *     Snippets.in(SquareSuite.class, "checkerboard.*").withConstantsOf("checkerboard.Piece");
 *
 * SnippetSession session = JAVA.session("last = new Square(0, 0, RED_PAWN)");
 * session.run("first = new Square(2, 2, RED_PAWN, last)");
 * session.ask("first.getNext()").is("last");
 * }</pre>
 *
 * <p>Snippets know literals, variables, constants, fields, calls and {@code new}. A {@code %s} or
 * {@code %d} stands for an argument: a number or a truth value, another snippet, an enum constant
 * whose name is a snippet, or an object. Which overload a call means, the provided class says; that
 * very member is called in the mix, as if the suite had been compiled.
 *
 * <p>One object belongs to one loader of suites, so it is kept in a static field of the suite.
 */
public final class Snippets {
  private final Class<?> suite;
  private final List<String> imports;
  private final List<String> constants;
  private final Map<Class<?>, Function<Object, String>> readers;
  private final Members members;

  private Snippets(
      Class<?> suite,
      List<String> imports,
      List<String> constants,
      Map<Class<?>, Function<Object, String>> readers) {
    this.suite = suite;
    this.imports = imports;
    this.constants = constants;
    this.readers = readers;
    this.members = new Members(suite.getClassLoader(), imports, constants);
  }

  /**
   * Snippets on the mix of a suite.
   *
   * @param imports packages, such as {@code checkerboard.*}, and classes; {@code java.lang} needs
   *     none
   */
  public static Snippets in(Class<?> suite, String... imports) {
    return new Snippets(suite, List.of(imports), List.of(), Map.of());
  }

  /** The same, where the constants of this class need no class before them. */
  public Snippets withConstantsOf(String type) {
    List<String> more = new ArrayList<>(constants);
    more.add(type);
    List<String> imported = new ArrayList<>(imports);
    imported.add(type);
    return new Snippets(suite, imported, more, readers);
  }

  /**
   * The same, where objects of this class are shown and compared by what is read from them; others
   * are shown by their variable, or by {@code toString}.
   */
  public <T> Snippets reading(Class<T> type, Function<T, String> reader) {
    Map<Class<?>, Function<Object, String>> more = new LinkedHashMap<>(readers);
    more.put(type, object -> reader.apply(type.cast(object)));
    return new Snippets(suite, imports, constants, more);
  }

  /** The same for objects of several classes. */
  public Snippets reading(Function<Object, String> reader, Class<?>... types) {
    Snippets more = this;
    for (Class<?> type : types) {
      more = more.reading(type, reader::apply);
    }
    return more;
  }

  /** A session in which these statements were run. A statement that throws fails the check. */
  public SnippetSession session(String... statements) {
    SnippetSession session = new SnippetSession(this);
    for (String statement : statements) {
      session.run(statement);
    }
    return session;
  }

  /**
   * The life of one object, to be lived again and again by {@link Replay}.
   *
   * @param name the object's variable
   * @param statements what leads up to it, then the assignment that creates it, such as {@code
   *     square = new Square(3, 5, RED_PAWN, last)}, then what is done with it
   */
  public Life<SnippetSession> life(String name, String... statements) {
    List<String> all = List.of(statements);
    int made = all.stream().map(one -> Snippet.of(one).variable()).toList().indexOf(name);
    Life<SnippetSession> life =
        Life.of(
            all.get(made).replaceFirst("^.*?=\\s*", ""),
            () -> session(all.subList(0, made + 1).toArray(String[]::new)));
    for (String step : all.subList(made + 1, all.size())) {
      life = life.then(step.replaceFirst("^" + name + "\\.", ""), session -> session.run(step));
    }
    return life;
  }

  Members members() {
    return members;
  }

  /** How an object is shown that has no variable; null if there is no better way than its text. */
  String read(Object object) {
    for (Map.Entry<Class<?>, Function<Object, String>> reader : readers.entrySet()) {
      if (reader.getKey().isInstance(object)) {
        return reader.getValue().apply(object);
      }
    }
    return null;
  }
}
