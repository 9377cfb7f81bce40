package boardwright.compile;

import boardwright.classfile.CompilerView;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/**
 * All of a learner's classes compiled at once, to cut single mixes from. A mix is cut only where
 * the compiler could not have told the learner's other classes from the provided ones in a mix:
 * then it would have produced the same class files, except for the names of variables for
 * debuggers.
 */
final class WholeCompilation {
  /** Whether words may be spelled in another way than they read. */
  private static final Predicate<String> WRITTEN_OTHERWISE =
      text ->
          text.contains("\\u")
              || text.codePoints().anyMatch(c -> c > 127 && Character.isIdentifierIgnorable(c));

  private final Mix whole;
  private final Map<String, Source> replaceable;
  private final Map<String, Source> helpers = new HashMap<>();
  private final ProvidedClasses provided;
  private final Map<Source, Map<String, byte[]>> classFiles = new HashMap<>();
  private final Map<String, Set<String>> named = new HashMap<>();

  /**
   * A compilation.
   *
   * @param whole the mix of all classes
   * @param replaceable the sources of the classes that learners replace, by qualified name
   * @param helpers the other sources
   */
  WholeCompilation(
      Mix whole,
      Map<String, Source> replaceable,
      Collection<Source> helpers,
      ProvidedClasses provided) {
    this.whole = whole;
    this.replaceable = replaceable;
    this.provided = provided;
    Map<String, Source> byType = new HashMap<>();
    for (Source helper : helpers) {
      helper.types().forEach(type -> this.helpers.put(type, helper));
    }
    byType.putAll(this.helpers);
    replaceable.values().forEach(s -> s.types().forEach(type -> byType.put(type, s)));
    whole
        .classes()
        .forEach(
            (name, bytes) -> {
              Source source = TypeName.ofTopLevel(byType, name);
              if (source != null) {
                classFiles.computeIfAbsent(source, s -> new LinkedHashMap<>()).put(name, bytes);
              }
            });
  }

  /** Qualified names of the classes that were compiled. */
  List<String> own() {
    return whole.own();
  }

  /** The mix for these classes; empty if they must be compiled alone to know what comes out. */
  Optional<Mix> cut(List<String> names) {
    if (!whole.compiled() || !whole.own().containsAll(names)) {
      return Optional.empty();
    }
    Set<Source> roots = new LinkedHashSet<>();
    names.forEach(name -> roots.add(replaceable.get(name)));
    Set<Source> mentioned = closure(roots, WholeCompilation::mentions);
    if (!mentioned.equals(closure(roots, this::uses)) || !toldApart(roots, mentioned).isEmpty()) {
      return Optional.empty();
    }
    Map<String, byte[]> classes = new LinkedHashMap<>();
    for (Source source : mentioned) {
      classes.putAll(classFiles.getOrDefault(source, Map.of()));
    }
    List<String> own =
        whole.own().stream().filter(name -> roots.contains(replaceable.get(name))).toList();
    ProvidedClasses kept = provided.without(own);
    return Optional.of(new Mix(true, own, classes, whole.classes(), kept, List.of(), List.of()));
  }

  /** The classes that the compiler can tell from the provided ones when it compiles another. */
  Set<String> toldApart() {
    Set<String> told = new LinkedHashSet<>();
    whole.own().forEach(name -> told.addAll(toldApartBy(Set.of(name))));
    return told;
  }

  /**
   * The classes that the compiler can tell from the provided ones when it compiles these, be they
   * in this compilation or not.
   */
  Set<String> toldApartBy(Set<String> names) {
    Set<Source> roots = new LinkedHashSet<>();
    names.forEach(name -> roots.add(replaceable.get(name)));
    Set<Source> told = toldApart(roots, closure(roots, WholeCompilation::mentions));
    return whole.own().stream()
        .filter(name -> told.contains(replaceable.get(name)))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** The sources whose classes the compiler can tell from the provided ones. */
  private Set<Source> toldApart(Set<Source> roots, Set<Source> mentioned) {
    Set<Source> others = new LinkedHashSet<>();
    whole.own().forEach(name -> others.add(replaceable.get(name)));
    others.removeAll(roots);
    if (mentioned.stream().anyMatch(source -> WRITTEN_OTHERWISE.test(source.text()))) {
      return others;
    }
    Set<String> words = new LinkedHashSet<>();
    Set<String> extended = new LinkedHashSet<>();
    for (Source source : mentioned) {
      words.addAll(Identifiers.in(source.text()));
      extended.addAll(extended(source));
    }
    // what is not in this compilation may extend anything
    boolean unknown = !classFiles.keySet().containsAll(mentioned);
    Set<String> inSight = inSight(words);
    others.removeIf(
        other ->
            other.types().stream()
                .noneMatch(
                    type ->
                        inSight.contains(type)
                            && tells(type, words, t -> unknown || extended.contains(t))));
    return others;
  }

  /**
   * The types that a source with these words can come upon: those that it names, those that these
   * name, and so on.
   */
  private Set<String> inSight(Set<String> words) {
    Set<String> types = new LinkedHashSet<>(provided.byName().keySet());
    types.addAll(whole.classes().keySet());
    Set<String> seen = new LinkedHashSet<>();
    for (String type : types) {
      if (words.contains(
          type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1))) {
        seen.add(type);
      }
    }
    Deque<String> waiting = new ArrayDeque<>(seen);
    while (!waiting.isEmpty()) {
      String type = waiting.removeFirst();
      for (String named : named(type, types)) {
        if (seen.add(named)) {
          waiting.addLast(named);
        }
      }
    }
    return seen;
  }

  /** Those of these types that a class names, be it the learner's or the provided one. */
  private Set<String> named(String type, Set<String> types) {
    return named.computeIfAbsent(
        type,
        t -> {
          Set<String> found = new LinkedHashSet<>();
          for (byte[] bytes : new byte[][] {provided.byName().get(t), whole.classes().get(t)}) {
            if (bytes != null) {
              String text = new String(bytes, StandardCharsets.UTF_8);
              types.stream()
                  .filter(other -> names(text, other.replace('.', '/')))
                  .forEach(found::add);
            }
          }
          return found;
        });
  }

  /** The classes that a class of this source extends, here or beside the provided classes. */
  private Set<String> extended(Source source) {
    Set<String> all = new LinkedHashSet<>();
    Deque<String> waiting = new ArrayDeque<>(classFiles.getOrDefault(source, Map.of()).keySet());
    while (!waiting.isEmpty()) {
      String type = waiting.removeFirst();
      for (byte[] bytes : new byte[][] {provided.byName().get(type), whole.classes().get(type)}) {
        String above = bytes == null ? null : new ClassReader(bytes).getSuperName();
        if (above != null && all.add(above.replace('/', '.'))) {
          waiting.addLast(above.replace('/', '.'));
        }
      }
    }
    return all;
  }

  private boolean tells(String type, Set<String> words, Predicate<String> extended) {
    byte[] given = replaceable.containsKey(type) ? provided.byName().get(type) : null;
    byte[] own = whole.classes().get(type);
    return given == null || own == null
        ? words.contains(TypeName.simple(type))
        : !CompilerView.cannotTell(given, own, words, extended.test(type))
            || nestedInBoth(type)
                .anyMatch(
                    nested ->
                        !CompilerView.cannotTell(
                            provided.byName().get(nested),
                            whole.classes().get(nested),
                            words,
                            extended.test(nested)));
  }

  /** The classes nested in both, which can be used without being named. */
  private Stream<String> nestedInBoth(String type) {
    return whole.classes().keySet().stream()
        .filter(name -> name.startsWith(type + "$") && provided.byName().containsKey(name))
        .filter(name -> !Character.isDigit(name.charAt(name.lastIndexOf('$') + 1)));
  }

  /** These sources, and the helpers that they need, and so on. */
  private Set<Source> closure(Set<Source> roots, BiPredicate<Source, String> needs) {
    Set<Source> all = new LinkedHashSet<>(roots);
    Deque<Source> waiting = new ArrayDeque<>(roots);
    while (!waiting.isEmpty()) {
      Source source = waiting.removeFirst();
      helpers.forEach(
          (type, helper) -> {
            if (!all.contains(helper) && needs.test(source, type)) {
              all.add(helper);
              waiting.addLast(helper);
            }
          });
    }
    return all;
  }

  private static boolean mentions(Source source, String type) {
    return Identifiers.in(source.text()).contains(TypeName.simple(type));
  }

  /** Whether a class file of the source names the type. */
  private boolean uses(Source source, String type) {
    String name = type.replace('.', '/');
    return classFiles.getOrDefault(source, Map.of()).values().stream()
        .anyMatch(bytes -> names(new String(bytes, StandardCharsets.UTF_8), name));
  }

  private static boolean names(String classFile, String type) {
    for (int at = classFile.indexOf(type); at >= 0; at = classFile.indexOf(type, at + 1)) {
      int end = at + type.length();
      // behind a name comes a byte that says what comes next, and that Java would let pass unseen
      char next = end == classFile.length() ? ';' : classFile.charAt(end);
      if (!Character.isJavaIdentifierPart(next)
          || Character.isIdentifierIgnorable(next)
          || next == '$') {
        return true;
      }
    }
    return false;
  }
}
