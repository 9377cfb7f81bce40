package boardwright.testkit;

import boardwright.protocol.Shown;
import boardwright.testkit.Call.Session;
import boardwright.testkit.Expression.Argument;
import boardwright.testkit.Expression.Creation;
import boardwright.testkit.Expression.Invocation;
import boardwright.testkit.Expression.Literal;
import boardwright.testkit.Expression.Member;
import boardwright.testkit.Expression.Name;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;

/**
 * The variables of one check and what was done with them, which a failure shows line by line. A
 * statement leads up to a question; whether the answer is right, {@link #ask} finds out.
 */
public final class SnippetSession {
  private static final int MOST_LINES = 12;

  private static final Map<Class<?>, Class<?>> PRIMITIVES =
      Map.of(
          Integer.class, int.class,
          Double.class, double.class,
          Boolean.class, boolean.class,
          Character.class, char.class,
          Long.class, long.class);

  private final Snippets snippets;
  private final Members members;
  private final Map<String, Value> variables = new HashMap<>();

  /** The objects that they hold, for calls to show; made again when a variable has changed. */
  private Map<String, Object> objects;

  private final List<Object> history = new ArrayList<>();

  /** How many of the lines at the beginning are always shown. */
  private int heading;

  private Place place = Callable::call;

  SnippetSession(Snippets snippets) {
    this.snippets = snippets;
    this.members = snippets.members();
  }

  /**
   * An object and the provided class as which the compiler would know it.
   *
   * @param type null for {@code null}
   */
  private record Value(Object object, Class<?> type) {}

  /** Runs a statement: a call, or an assignment. What it throws fails the check. */
  public SnippetSession run(String statement, Object... arguments) {
    Call<Object> call = call(statement, arguments);
    call.on(after()).get(expectation(statement));
    history.add(call);
    return this;
  }

  /** Runs a statement whose own faults are for other checks: if it throws, nothing is said. */
  public SnippetSession tryTo(String statement, Object... arguments) {
    Call<Object> call = call(statement, arguments);
    history.add(call);
    try {
      call.make();
    } catch (Exception | AssertionError | LinkageError e) {
      return this;
    }
    return this;
  }

  /** A question: the call is made when its answer is compared. */
  public Call<Object> ask(String expression, Object... arguments) {
    return call(expression, arguments).on(after());
  }

  /** Where the calls of a session are made, such as the context of a game. */
  public interface Place {
    /** Makes a call there. */
    Object at(Callable<Object> call) throws Exception;
  }

  /** Makes all calls from now on in this place. */
  public SnippetSession within(Place where) {
    place = where;
    return this;
  }

  /** Gives an object of the suite's a name, such as a player that the check has written. */
  public SnippetSession let(String name, Object object) {
    put(name, new Value(object, members.provided(object.getClass())));
    return this;
  }

  /**
   * Shows this above the statements that follow, however many, instead of those that were run: a
   * drawn board.
   */
  public SnippetSession showing(Object what) {
    history.clear();
    history.add(what);
    heading = 1;
    return this;
  }

  /** Shows this line below the statements that were run: what has happened besides. */
  public SnippetSession note(String line) {
    history.add(line);
    return this;
  }

  /** Whether there is a variable of this name: the statement that gave it one may have failed. */
  public boolean knows(String variable) {
    return variables.containsKey(variable);
  }

  /** The object that a variable holds. */
  public Object get(String variable) {
    return evaluate(new Name(variable), new Object[0]).object;
  }

  /** An object as a failure shows it. */
  public String inWords(Object object) {
    if (object != null && !PRIMITIVES.containsKey(object.getClass())) {
      Optional<String> name =
          variables.entrySet().stream()
              .filter(known -> known.getValue().object == object)
              .map(Map.Entry::getKey)
              .sorted()
              .findFirst();
      if (name.isPresent() && !(object instanceof String)) {
        return name.get();
      }
      String read = snippets.read(object);
      if (read != null) {
        return read;
      }
    }
    return Shown.value(object);
  }

  private Call<Object> call(String text, Object... arguments) {
    Snippet snippet = Snippet.of(text);
    if (snippet.arguments() != arguments.length) {
      throw new SnippetError(
          "a snippet takes %d arguments and gets %d: `%s`; none goes into a text in quotes"
              .formatted(snippet.arguments(), arguments.length, text));
    }
    return Call.<Object>of(
            arguments.length == 0 ? text : written(text, arguments),
            () -> place.at(() -> value(snippet, arguments)))
        .shown(new Session(this::inWords, objects(), name -> members.inMix(type(name))));
  }

  private Object value(Snippet snippet, Object... arguments) {
    Value value = evaluate(snippet.value(), arguments);
    if (!snippet.variable().isEmpty()) {
      boolean typed = !snippet.type().isEmpty();
      put(snippet.variable(), typed ? new Value(value.object, type(snippet.type())) : value);
    }
    return value.object;
  }

  private void put(String name, Value value) {
    variables.put(name, value);
    objects = null;
  }

  private Map<String, Object> objects() {
    if (objects == null) {
      Map<String, Object> known = new LinkedHashMap<>();
      variables.forEach((name, value) -> known.put(name, value.object));
      objects = known;
    }
    return objects;
  }

  private static Object written(String text, Object... arguments) {
    Object[] shown = new Object[arguments.length];
    for (int i = 0; i < shown.length; i++) {
      boolean plain = arguments[i] instanceof String || arguments[i] instanceof Enum;
      shown[i] =
          plain || arguments[i] instanceof Integer ? arguments[i] : String.valueOf(arguments[i]);
    }
    return Call.text(text, shown);
  }

  /** What was done up to now, to be drawn when somebody reads it. */
  private Object after() {
    List<Object> lines = List.copyOf(history);
    int kept = heading;
    return Call.text(
        () -> {
          int first = Math.max(kept, lines.size() - MOST_LINES);
          List<Object> shown = new ArrayList<>(lines.subList(0, kept));
          if (first > kept) {
            shown.add("…");
          }
          shown.addAll(lines.subList(first, lines.size()));
          return shown.stream().map(Object::toString).collect(Collectors.joining("\n"));
        });
  }

  /** What a statement leads to when all goes well. */
  private String expectation(String statement) {
    return Snippet.of(statement).value() instanceof Creation creation
        ? Shown.withArticle(creation.type())
        : "no exception";
  }

  private Value evaluate(Expression expression, Object[] arguments) {
    if (expression instanceof Literal literal) {
      return literal(literal.value());
    }
    if (expression instanceof Argument argument) {
      return argument(arguments[argument.index()]);
    }
    if (expression instanceof Name name) {
      return named(name.name());
    }
    if (expression instanceof Creation creation) {
      return create(creation, arguments);
    }
    if (expression instanceof Invocation invocation) {
      return invoke(invocation, arguments);
    }
    Member member = (Member) expression;
    Optional<Class<?>> type = typeNamed(member.of());
    Value of = type.isPresent() ? null : evaluate(member.of(), arguments);
    Class<?> owner = type.orElseGet(() -> of.type);
    Field field = members.field(owner, member.name());
    return read(field, of == null ? null : there(of, member.of()), member.name(), owner);
  }

  private static Value literal(Object value) {
    Class<?> own = value == null ? null : value.getClass();
    return new Value(value, PRIMITIVES.getOrDefault(own == null ? Void.class : own, own));
  }

  private Value argument(Object argument) {
    if (argument instanceof String || argument instanceof Enum) {
      return evaluate(Snippet.of(argument.toString()).value(), new Object[0]);
    }
    return argument == null || PRIMITIVES.containsKey(argument.getClass())
        ? literal(argument)
        : new Value(argument, members.provided(argument.getClass()));
  }

  private Value named(String name) {
    Value variable = variables.get(name);
    if (variable != null) {
      return variable;
    }
    Field constant =
        members.constant(name).orElseThrow(() -> new SnippetError("a snippet names no " + name));
    return read(constant, null, name, constant.getDeclaringClass());
  }

  private Value read(Field field, Object of, String name, Class<?> owner) {
    if (of == null && !Modifier.isStatic(field.getModifiers())) {
      throw new IncompatibleClassChangeError(owner.getName() + "." + name);
    }
    try {
      Class<?> type = field.getType();
      return new Value(field.get(of), type.isPrimitive() ? type : members.provided(type));
    } catch (IllegalAccessException e) {
      throw new IllegalAccessError(owner.getName() + "." + name);
    }
  }

  private Value create(Creation creation, Object[] arguments) {
    Class<?> type = type(creation.type());
    List<Value> values = values(creation.arguments(), arguments);
    Constructor<?> constructor = members.constructor(type, types(values));
    Object[] objects = objects(values, constructor.getParameterTypes());
    return new Value(reflect(() -> constructor.newInstance(objects)), type);
  }

  private Value invoke(Invocation invocation, Object[] arguments) {
    Optional<Class<?>> type = typeNamed(invocation.of());
    Value of = type.isPresent() ? null : evaluate(invocation.of(), arguments);
    List<Value> values = values(invocation.arguments(), arguments);
    Object target = of == null ? null : there(of, invocation.of());
    Method method = members.method(type.orElseGet(() -> of.type), invocation.name(), types(values));
    Class<?> result = method.getReturnType();
    Object[] objects = objects(values, method.getParameterTypes());
    return new Value(
        reflect(() -> method.invoke(target, objects)),
        result.isPrimitive() ? result : members.provided(result));
  }

  /** The object of a call; fails if there is none. */
  private Object there(Value of, Expression expression) {
    if (of.object == null) {
      String what = expression instanceof Name name ? name.name() : "what the call before it gives";
      throw new CheckFailed(what + " to be an object", "it is null");
    }
    return of.object;
  }

  private Optional<Class<?>> typeNamed(Expression expression) {
    if (expression instanceof Name name) {
      return variables.containsKey(name.name()) ? Optional.empty() : members.type(name.name());
    }
    return expression instanceof Member member
        ? typeNamed(member.of()).flatMap(outer -> members.type(simple(outer) + "." + member.name()))
        : Optional.empty();
  }

  private static String simple(Class<?> type) {
    return type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
  }

  private Class<?> type(String name) {
    return members
        .type(name)
        .orElseThrow(() -> new SnippetError("a snippet knows no class " + name));
  }

  private List<Value> values(List<Expression> expressions, Object[] arguments) {
    List<Value> values = new ArrayList<>();
    for (Expression one : expressions) {
      values.add(evaluate(one, arguments));
    }
    return values;
  }

  private static List<Class<?>> types(List<Value> values) {
    List<Class<?>> types = new ArrayList<>();
    values.forEach(value -> types.add(value.type));
    return types;
  }

  /** The arguments; where one is not what its provided class is, the JVM would say the same. */
  private static Object[] objects(List<Value> values, Class<?>... types) {
    Object[] objects = new Object[values.size()];
    for (int i = 0; i < objects.length; i++) {
      objects[i] = values.get(i).object;
      if (objects[i] != null && !types[i].isPrimitive() && !types[i].isInstance(objects[i])) {
        throw Members.isNone(objects[i].getClass(), types[i]);
      }
    }
    return objects;
  }

  /** Code that calls the mix by reflection. */
  private interface Reflection {
    Object run() throws ReflectiveOperationException;
  }

  /** What the learner's code throws comes through as it would from a compiled call. */
  private static Object reflect(Reflection call) {
    try {
      return call.run();
    } catch (InvocationTargetException e) {
      throw SnippetSession.<RuntimeException>unchecked(e.getCause());
    } catch (InstantiationException e) {
      throw new InstantiationError(e.getMessage());
    } catch (ReflectiveOperationException e) {
      throw new IllegalAccessError(e.getMessage());
    }
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> RuntimeException unchecked(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
