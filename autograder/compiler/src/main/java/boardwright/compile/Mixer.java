package boardwright.compile;

import boardwright.classfile.CompilerView;
import boardwright.compile.MixCompiler.Compilation;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request.Source;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds the mix for the classes under check: the learner's sources of these classes and their
 * helpers, every other class provided. If that does not compile because the learner's class uses
 * what only the learner's own version of another class has, that one joins: the smallest set that
 * compiles.
 */
final class Mixer {
  /** More sets than this are not tried; then all classes join at once. */
  private static final int MOST_SETS = 64;

  /** Codes of errors that no other class can mend. */
  private static final Pattern SYNTAX =
      Pattern.compile(
          NewerJava.CODE + "|compiler\\.err\\.(expected|illegal\\.|premature|unclosed)");

  private final MixCompiler compiler;
  private final ProvidedClasses provided;
  private final Map<String, Source> replaceable = new LinkedHashMap<>();
  private final List<Source> helpers = new ArrayList<>();
  private final Map<Source, Problem> unreadable = new LinkedHashMap<>();
  private final Map<Set<String>, Mix> attempts = new HashMap<>();

  /**
   * A mixer for one submission.
   *
   * @param classes qualified names of all classes that learners replace, in stage order
   */
  Mixer(
      MixCompiler compiler, ProvidedClasses provided, List<String> classes, List<Source> sources) {
    this.compiler = compiler;
    this.provided = provided;
    for (String name : classes) {
      sources.stream()
          .filter(source -> source.types().contains(name))
          .findFirst()
          .ifPresent(source -> replaceable.put(name, source));
    }
    for (Source source : sources) {
      MixCompiler.unreadable(source).ifPresent(problem -> unreadable.put(source, problem));
      if (!replaceable.containsValue(source) && !source.types().isEmpty()) {
        helpers.add(source);
      }
    }
  }

  /** The mix for these classes under check, which were handed in. */
  Mix mix(List<String> names) {
    Mix alone = attempt(names);
    if (alone.compiled() || isHopeless(alone, names)) {
      return alone;
    }
    List<String> candidates = mentionedFrom(names);
    return withSomeOf(helpful(candidates), names).orElseGet(() -> blamed(alone, names, candidates));
  }

  /** These classes compiled with the fewest others that make them compile, at last with all. */
  private Optional<Mix> withSomeOf(List<String> others, List<String> names) {
    return Stream.concat(subsets(others).stream(), Stream.of(others))
        .map(joining -> attempt(joined(names, joining)))
        .filter(Mix::compiled)
        .findFirst();
  }

  /**
   * Those of the candidates whose joining could make a difference. The rest look like the provided
   * classes to the compiler, and so does all that is declared beside them.
   */
  private List<String> helpful(List<String> candidates) {
    Mix all = largest(); // what is not in it did not compile, and cannot be compared
    return candidates.stream()
        .filter(
            name ->
                !all.own().contains(name)
                    || !replaceable.get(name).types().stream()
                        .allMatch(type -> looksProvided(type, all)))
        .toList();
  }

  private boolean looksProvided(String type, Mix mix) {
    return CompilerView.of(type, mix.classes()).equals(CompilerView.of(type, provided.byName()));
  }

  /**
   * Tests of the learner's own with their helpers: whatever else the learner wrote, they are
   * compiled against the provided classes.
   *
   * @param names qualified names of the tests, which were handed in
   * @param sources all that was handed in
   * @param api what tests may see beyond the provided classes
   */
  Mix tests(List<String> names, List<Source> sources, ProvidedClasses api) {
    List<Source> roots =
        sources.stream().filter(s -> s.types().stream().anyMatch(names::contains)).toList();
    List<Problem> unread = roots.stream().map(unreadable::get).filter(Objects::nonNull).toList();
    if (!unread.isEmpty()) {
      return new Mix(false, names, Map.of(), provided, List.of(), unread);
    }
    List<Source> readable =
        helpers.stream().filter(h -> !unreadable.containsKey(h) && !roots.contains(h)).toList();
    Compilation compilation = compiler.compile(roots, readable, provided.with(api));
    return new Mix(
        compilation.succeeded(),
        names,
        compilation.classes(),
        provided,
        List.of(),
        compilation.problems());
  }

  /** The largest mix that compiles: for the program as a whole. */
  Mix largest() {
    Set<String> names = new LinkedHashSet<>(replaceable.keySet());
    List<Problem> problems = new ArrayList<>();
    while (!names.isEmpty()) {
      Mix mix = attempt(names);
      if (mix.compiled()) {
        return new Mix(true, mix.own(), mix.classes(), mix.kept(), List.of(), problems);
      }
      problems.addAll(mix.problems());
      Set<String> faulty =
          names.stream()
              .filter(name -> mix.problems().stream().anyMatch(p -> isIn(p, List.of(name))))
              .collect(Collectors.toCollection(LinkedHashSet::new));
      if (faulty.isEmpty()) {
        names.stream().filter(name -> needsAFaultyHelper(name, mix)).forEach(faulty::add);
      }
      if (faulty.isEmpty()) {
        break;
      }
      names.removeAll(faulty);
    }
    return new Mix(names.isEmpty(), List.of(), Map.of(), provided, List.of(), problems);
  }

  /** Whether a class uses a helper, or a helper of one, that does not compile. */
  private boolean needsAFaultyHelper(String name, Mix mix) {
    Set<Source> needed = new LinkedHashSet<>();
    Deque<Source> waiting = new ArrayDeque<>(List.of(replaceable.get(name)));
    while (!waiting.isEmpty()) {
      Set<String> words = Identifiers.in(waiting.removeFirst().text());
      helpers.stream()
          .filter(helper -> Identifiers.nameATypeOf(helper, words) && needed.add(helper))
          .forEach(waiting::add);
    }
    return mix.problems().stream()
        .anyMatch(problem -> needed.stream().anyMatch(h -> h.path().equals(problem.path())));
  }

  /** Whether faults stand here that no other class can mend: a source cannot even be parsed. */
  private boolean isHopeless(Mix alone, List<String> names) {
    return alone.problems().stream()
        .filter(problem -> isIn(problem, names))
        .anyMatch(problem -> SYNTAX.matcher(problem.code()).lookingAt());
  }

  /**
   * The mix that failed, with the classes to blame: those that these classes use and complain
   * about, and that do not compile themselves.
   */
  private Mix blamed(Mix alone, List<String> names, List<String> candidates) {
    Set<String> complained = new LinkedHashSet<>();
    alone.problems().forEach(problem -> complained.addAll(Identifiers.in(problem.text())));
    List<String> culprits =
        candidates.stream()
            .filter(other -> Identifiers.nameATypeOf(replaceable.get(other), complained))
            .filter(other -> !compilesWithout(other, names))
            .toList();
    return new Mix(false, alone.own(), Map.of(), alone.kept(), culprits, alone.problems());
  }

  /** Whether a class compiles, alone or with all that it mentions but these. */
  private boolean compilesWithout(String name, List<String> leftOut) {
    if (attempt(List.of(name)).compiled()) {
      return true;
    }
    List<String> rest = new ArrayList<>(mentionedFrom(List.of(name)));
    rest.removeAll(leftOut);
    return attempt(joined(List.of(name), rest)).compiled();
  }

  private boolean isIn(Problem problem, Collection<String> names) {
    return names.stream().anyMatch(name -> replaceable.get(name).path().equals(problem.path()));
  }

  private Mix attempt(Collection<String> names) {
    Set<String> key = Set.copyOf(names);
    Mix known = attempts.get(key);
    if (known == null) {
      known = compile(key);
      attempts.put(key, known);
    }
    return known;
  }

  private Mix compile(Set<String> names) {
    Set<Source> roots = new LinkedHashSet<>();
    replaceable.forEach(
        (name, source) -> {
          if (names.contains(name)) {
            roots.add(source);
          }
        });
    List<String> own =
        replaceable.keySet().stream()
            .filter(name -> roots.stream().anyMatch(r -> r.types().contains(name)))
            .toList();
    ProvidedClasses kept = provided.without(own);
    List<Problem> unread = roots.stream().map(unreadable::get).filter(Objects::nonNull).toList();
    if (!unread.isEmpty()) {
      return new Mix(false, own, Map.of(), kept, List.of(), unread);
    }
    List<Source> readable = helpers.stream().filter(h -> !unreadable.containsKey(h)).toList();
    Compilation compilation = compiler.compile(List.copyOf(roots), readable, kept);
    List<Problem> problems = new ArrayList<>(compilation.problems());
    if (!compilation.succeeded()) { // a helper that was not read may be what is missed
      helpers.stream().map(unreadable::get).filter(Objects::nonNull).forEach(problems::add);
    }
    return new Mix(compilation.succeeded(), own, compilation.classes(), kept, List.of(), problems);
  }

  /** The other classes that these mention, and those that they mention, in stage order. */
  private List<String> mentionedFrom(List<String> names) {
    Set<String> found = new LinkedHashSet<>();
    Deque<String> texts = new ArrayDeque<>();
    names.forEach(name -> texts.add(replaceable.get(name).text()));
    helpers.forEach(helper -> texts.add(helper.text()));
    while (!texts.isEmpty()) {
      Set<String> words = Identifiers.in(texts.removeFirst());
      for (Map.Entry<String, Source> other : replaceable.entrySet()) {
        if (!names.contains(other.getKey())
            && Identifiers.nameATypeOf(other.getValue(), words)
            && found.add(other.getKey())) {
          texts.add(other.getValue().text());
        }
      }
    }
    return replaceable.keySet().stream().filter(found::contains).toList();
  }

  private static Set<String> joined(Collection<String> names, Collection<String> more) {
    Set<String> all = new LinkedHashSet<>(names);
    all.addAll(more);
    return all;
  }

  /** Sets of these, the smaller ones first: as many as are tried, and the empty one. */
  private static List<List<String>> subsets(List<String> from) {
    List<List<String>> sets = new ArrayList<>(List.of(List.of()));
    for (int i = 0; i < sets.size() && sets.size() <= MOST_SETS; i++) {
      List<String> smaller = sets.get(i);
      int last = smaller.isEmpty() ? -1 : from.indexOf(smaller.get(smaller.size() - 1));
      for (String more : from.subList(last + 1, from.size())) {
        sets.add(Stream.concat(smaller.stream(), Stream.of(more)).toList());
      }
    }
    return sets.stream().limit(MOST_SETS + 1).toList();
  }
}
