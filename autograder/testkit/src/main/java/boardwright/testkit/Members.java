package boardwright.testkit;

import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Member;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the members that a snippet means, in the two steps that Java takes: which member it is, say
 * the provided classes, as they would to the compiler; that very member is then looked for in the
 * mix, as the JVM would. So a member that a learner's class lacks, or has with another type, is
 * missing here too, and one more than the provided class has changes nothing.
 */
final class Members {
  private static final Map<Class<?>, List<Class<?>>> WIDER =
      Map.of(
          int.class, List.of(int.class, long.class, float.class, double.class, Integer.class),
          char.class, List.of(char.class, int.class, long.class, double.class, Character.class),
          long.class, List.of(long.class, float.class, double.class, Long.class),
          double.class, List.of(double.class, Double.class),
          boolean.class, List.of(boolean.class, Boolean.class));

  /** What the provided classes say, which is the same for every mix. */
  private static final Map<List<Object>, Object> ASKED = new ConcurrentHashMap<>();

  private final ClassLoader mix;
  private final List<String> imports;
  private final List<String> constants;
  private final Map<List<Object>, Object> found = new HashMap<>();
  private final Map<Class<?>, Class<?>> provided = new HashMap<>();

  /**
   * Looks in a mix.
   *
   * @param mix loads its classes
   * @param imports packages ({@code checkerboard.*}) and classes ({@code java.awt.Point})
   * @param constants classes whose constants need no class before them
   */
  Members(ClassLoader mix, List<String> imports, List<String> constants) {
    this.mix = mix;
    this.imports = imports;
    this.constants = constants;
  }

  /** The provided class of this name, as a snippet writes it; empty if the name is no class. */
  Optional<Class<?>> type(String name) {
    return asked(
        List.of("type", imports, name),
        () ->
            Stream.concat(imports.stream(), Stream.of("java.lang.*"))
                .map(imported -> qualified(imported, name))
                .flatMap(Optional::stream)
                .findFirst());
  }

  private static Optional<Class<?>> qualified(String imported, String name) {
    boolean all = imported.endsWith(".*");
    String first = name.replaceAll("\\..*", "");
    if (!all && !imported.endsWith("." + first)) {
      return Optional.empty();
    }
    String start = all ? imported.substring(0, imported.length() - 1) + first : imported;
    String binary = start + name.substring(first.length()).replace('.', '$');
    try {
      return Optional.of(Class.forName(binary, false, Members.class.getClassLoader()));
    } catch (ClassNotFoundException e) {
      return Optional.empty();
    }
  }

  /** The class in the mix that has the name of this provided one. */
  Class<?> inMix(Class<?> provided) {
    if (provided.isPrimitive() || provided.isArray()) {
      return provided;
    }
    try {
      return Class.forName(provided.getName(), false, mix);
    } catch (ClassNotFoundException e) {
      throw new NoClassDefFoundError(provided.getName().replace('.', '/'));
    }
  }

  /** The provided class of which an object of the mix is one, as near to its own as there is. */
  Class<?> provided(Class<?> own) {
    return provided.computeIfAbsent(own, Members::nearestProvided);
  }

  private static Class<?> nearestProvided(Class<?> own) {
    Class<?> first = Proxy.isProxyClass(own) ? own.getInterfaces()[0] : own;
    for (Class<?> type = first; type != null; type = type.getSuperclass()) {
      try {
        return Class.forName(type.getName(), false, Members.class.getClassLoader());
      } catch (ClassNotFoundException e) {
        continue; // a class of the learner's own; what it extends may be provided
      }
    }
    return Object.class;
  }

  /** The constant of this name; empty if it is none. */
  Optional<Field> constant(String name) {
    return once(
        List.of("constant", name),
        () ->
            constants.stream()
                .map(type -> type(type.substring(type.lastIndexOf('.') + 1)).orElseThrow())
                .filter(type -> Stream.of(type.getFields()).anyMatch(f -> f.getName().equals(name)))
                .findFirst()
                .map(type -> field(type, name)));
  }

  /** A field of the mix. */
  Field field(Class<?> provided, String name) {
    List<Object> key = List.of("field", provided, name);
    return once(
        key,
        () -> {
          Field asked =
              asked(
                  key,
                  () ->
                      hierarchy(provided)
                          .flatMap(type -> Stream.of(type.getDeclaredFields()))
                          .filter(field -> field.getName().equals(name))
                          .findFirst()
                          .orElseThrow(() -> unknown(provided, name)));
          return link(
              asked,
              hierarchy(visible(provided)).flatMap(type -> Stream.of(type.getDeclaredFields())),
              (Field own) -> own.getName().equals(name) && sameName(own.getType(), asked.getType()),
              () -> new NoSuchFieldError(name));
        });
  }

  /** A constructor of the mix for these arguments; the type of null is null. */
  Constructor<?> constructor(Class<?> provided, List<Class<?>> arguments) {
    List<Object> key = List.of("new", provided, arguments);
    return once(
        key,
        () -> {
          Constructor<?> asked =
              asked(
                  key,
                  () ->
                      mostSpecific(
                          Stream.of(provided.getDeclaredConstructors()),
                          provided,
                          "new",
                          arguments));
          Class<?> own = visible(provided);
          if (Modifier.isAbstract(own.getModifiers())) {
            throw new InstantiationError(own.getName().replace('.', '/'));
          }
          return link(
              asked,
              Stream.of(own.getDeclaredConstructors()),
              (Constructor<?> one) -> sameNames(one.getParameterTypes(), asked.getParameterTypes()),
              () -> new NoSuchMethodError(signature("void", provided, "<init>", asked)));
        });
  }

  /** A method of the mix for these arguments; the type of null is null. */
  Method method(Class<?> provided, String name, List<Class<?>> arguments) {
    List<Object> key = List.of("method", provided, name, arguments);
    return once(
        key,
        () -> {
          Method asked =
              asked(
                  key,
                  () ->
                      mostSpecific(
                          hierarchy(provided)
                              .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                              .filter(
                                  method -> method.getName().equals(name) && !method.isBridge()),
                          provided,
                          name,
                          arguments));
          String result = asked.getReturnType().getTypeName();
          Method own =
              link(
                  asked,
                  hierarchy(visible(provided))
                      .flatMap(type -> Stream.of(type.getDeclaredMethods())),
                  (Method one) ->
                      one.getName().equals(name)
                          && sameName(one.getReturnType(), asked.getReturnType())
                          && sameNames(one.getParameterTypes(), asked.getParameterTypes()),
                  () -> lacks(provided, signature(result, provided, name, asked)));
          if (Modifier.isStatic(own.getModifiers()) != Modifier.isStatic(asked.getModifiers())) {
            throw new IncompatibleClassChangeError(signature(result, provided, name, asked));
          }
          return own;
        });
  }

  /** A method is missing; or its class extends nothing, which is said first. */
  private Error lacks(Class<?> provided, String method) {
    Class<?> root = provided;
    while (root.getSuperclass() != null && root.getSuperclass() != Object.class) {
      root = root.getSuperclass();
    }
    return inMix(root).isAssignableFrom(inMix(provided))
        ? new NoSuchMethodError(method)
        : isNone(inMix(provided), inMix(root));
  }

  /** What the JVM says of a class that is not what the provided one is. */
  static VerifyError isNone(Class<?> own, Class<?> type) {
    return new VerifyError(
        "Type '%s' is not assignable to '%s'"
            .formatted(own.getName(), type.getName())
            .replace('.', '/'));
  }

  /** The class in the mix, which others must be able to see where they can see the provided one. */
  private Class<?> visible(Class<?> provided) {
    Class<?> own = inMix(provided);
    if (Modifier.isPublic(provided.getModifiers()) && !Modifier.isPublic(own.getModifiers())) {
      throw new IllegalAccessError("class " + own.getName() + " is not public");
    }
    return own;
  }

  private static <M extends AccessibleObject & Member> M link(
      Member asked, Stream<M> members, Predicate<M> same, Supplier<Error> missing) {
    M own = members.filter(same).findFirst().orElseThrow(missing);
    boolean open = Modifier.isPublic(asked.getModifiers());
    if (open
        ? !Modifier.isPublic(own.getModifiers())
        : Modifier.isPrivate(own.getModifiers()) && !Modifier.isPrivate(asked.getModifiers())) {
      throw new IllegalAccessError(own.toString());
    }
    if (!own.getDeclaringClass().getName().startsWith("java.")) {
      own.setAccessible(true); // its class need not be public, as long as the one that was named is
    }
    return own;
  }

  /** Of the members that take these arguments, the one that the compiler would choose. */
  private static <E extends Executable> E mostSpecific(
      Stream<E> members, Class<?> type, String name, List<Class<?>> arguments) {
    List<E> fitting = new ArrayList<>();
    members.filter(one -> takes(one.getParameterTypes(), arguments)).forEach(fitting::add);
    return fitting.stream()
        .filter(
            one ->
                fitting.stream()
                    .allMatch(
                        other ->
                            takes(other.getParameterTypes(), List.of(one.getParameterTypes()))))
        .findFirst()
        .orElseThrow(() -> unknown(type, name + arguments));
  }

  private static boolean takes(Class<?>[] parameters, List<Class<?>> arguments) {
    if (parameters.length != arguments.size()) {
      return false;
    }
    for (int i = 0; i < parameters.length; i++) {
      Class<?> argument = arguments.get(i);
      boolean fits =
          argument == null
              ? !parameters[i].isPrimitive()
              : parameters[i].isAssignableFrom(argument)
                  || WIDER.getOrDefault(argument, List.of()).contains(parameters[i])
                  || parameters[i] == Object.class;
      if (!fits) {
        return false;
      }
    }
    return true;
  }

  /** The class, the classes that it extends, and their interfaces, in the order of the JVM. */
  private static Stream<Class<?>> hierarchy(Class<?> type) {
    List<Class<?>> all = new ArrayList<>();
    for (Class<?> one = type; one != null; one = one.getSuperclass()) {
      all.add(one);
    }
    for (int i = 0; i < all.size(); i++) {
      Stream.of(all.get(i).getInterfaces()).filter(one -> !all.contains(one)).forEach(all::add);
    }
    if (type.isInterface()) {
      all.add(Object.class);
    }
    return all.stream();
  }

  private static boolean sameName(Class<?> one, Class<?> other) {
    return one.getName().equals(other.getName());
  }

  private static boolean sameNames(Class<?>[] some, Class<?>[] others) {
    return Arrays.equals(some, others, Comparator.comparing(Class::getName));
  }

  /** In the words of the JVM. */
  private static String signature(String result, Class<?> type, String name, Executable asked) {
    String parameters =
        Stream.of(asked.getParameterTypes())
            .map(Class::getTypeName)
            .collect(Collectors.joining(", "));
    return "'%s %s.%s(%s)'".formatted(result, type.getName(), name, parameters);
  }

  private static SnippetError unknown(Class<?> type, String name) {
    return new SnippetError(
        "a snippet asks for %s of %s, which the provided class has not".formatted(name, type));
  }

  /** What was looked for once in this mix is known. */
  private <T> T once(List<Object> key, Supplier<T> search) {
    return known(found, key, search);
  }

  private static <T> T asked(List<Object> key, Supplier<T> search) {
    return known(ASKED, key, search);
  }

  @SuppressWarnings("unchecked")
  private static <T> T known(Map<List<Object>, Object> all, List<Object> key, Supplier<T> search) {
    Object known = all.get(key);
    if (known == null) {
      known = search.get();
      all.put(key, known);
    }
    return (T) known;
  }
}
