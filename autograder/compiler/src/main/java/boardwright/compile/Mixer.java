package boardwright.compile;

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

/**
 * Finds the mix for the classes under check: the learner's sources of these classes and their
 * helpers, every other class provided. If that does not compile because the learner's class uses
 * what only the learner's own version of another class has, that one joins: the smallest set that
 * compiles.
 */
final class Mixer {
  /** More sets than this are not tried; then all classes join at once. */
  private static final int MOST_SETS = 64;

  private static final Pattern SYNTAX =
      Pattern.compile("compiler\\.err\\.(expected|illegal\\.|premature|unclosed)");

  private final MixCompiler compiler;
  private final ProvidedClasses provided;
  private final Map<String, Source> replaceable = new LinkedHashMap<>();
  private final List<Source> helpers = new ArrayList<>();
  private final Map<Source, Problem> unreadable = new LinkedHashMap<>();
  private final Map<Set<String>, Mix> attempts = new HashMap<>();
  private final List<WholeCompilation> wholes = new ArrayList<>();

  /** Whether mixes are asked for all classes, so that one compilation may do for all. */
  private boolean servesAll;

  /**
   * A mixer for one submission.
   *
   * @param classes qualified names of all classes that learners replace, in stage order
   * @param everything whether mixes will be asked for all of them
   */
  Mixer(
      MixCompiler compiler,
      ProvidedClasses provided,
      List<String> classes,
      List<Source> sources,
      boolean everything) {
    this.compiler = compiler;
    this.provided = provided;
    this.servesAll = everything;
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
    if (servesAll) {
      Optional<Mix> cut = cut(names);
      if (cut.isPresent()) {
        return cut.get();
      }
    }
    servesAll = true; // a second request means that every class will be asked for
    Mix alone = attempt(names);
    if (alone.compiled() || isHopeless(alone, names)) {
      return alone;
    }
    List<String> candidates = mentionedFrom(names);
    List<String> helpful = helpful(names, candidates);
    int tried = 0;
    for (int size = 1; size <= helpful.size(); size++) {
      for (List<String> joining : subsets(helpful, size)) {
        Mix attempt = attempt(joined(names, joining));
        if (attempt.compiled()) {
          return attempt;
        }
        if (++tried >= MOST_SETS) {
          Mix all = attempt(joined(names, helpful));
          return all.compiled() ? all : blamed(alone, names, candidates);
        }
      }
    }
    return blamed(alone, names, candidates);
  }

  /**
   * Those of the candidates whose joining could make a difference to the compiler: the others are
   * known to look like the provided ones from a compilation of all classes.
   */
  private List<String> helpful(List<String> names, List<String> candidates) {
    WholeCompilation whole = wholes().get(0);
    Set<String> helpful = new LinkedHashSet<>(candidates);
    helpful.removeAll(whole.own());
    boolean grown;
    do {
      Set<String> told = whole.toldApartBy(joined(names, helpful));
      told.retainAll(candidates);
      grown = helpful.addAll(told);
    } while (grown);
    return candidates.stream().filter(helpful::contains).toList();
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
      return new Mix(false, names, Map.of(), Map.of(), provided, List.of(), unread);
    }
    List<Source> readable =
        helpers.stream().filter(h -> !unreadable.containsKey(h) && !roots.contains(h)).toList();
    Compilation compilation = compiler.compile(roots, readable, provided.with(api));
    return new Mix(
        compilation.succeeded(),
        names,
        compilation.classes(),
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
        return new Mix(
            true, mix.own(), mix.classes(), mix.together(), mix.kept(), List.of(), problems);
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
    return new Mix(names.isEmpty(), List.of(), Map.of(), Map.of(), provided, List.of(), problems);
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
    return new Mix(
        false, alone.own(), Map.of(), Map.of(), alone.kept(), culprits, alone.problems());
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

  /** A mix that would be the same if it were compiled alone. */
  private Optional<Mix> cut(List<String> names) {
    return wholes().stream().map(whole -> whole.cut(names)).flatMap(Optional::stream).findFirst();
  }

  /** All classes compiled at once, and those without which the others could not be cut. */
  private List<WholeCompilation> wholes() {
    if (wholes.isEmpty()) {
      WholeCompilation all = whole(largest());
      wholes.add(all);
      Set<String> rest = new LinkedHashSet<>(all.own());
      if (rest.removeAll(all.toldApart()) && !rest.isEmpty()) {
        wholes.add(whole(attempt(rest)));
      }
    }
    return wholes;
  }

  private WholeCompilation whole(Mix mix) {
    return new WholeCompilation(mix, replaceable, helpers, provided);
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
      return new Mix(false, own, Map.of(), Map.of(), kept, List.of(), unread);
    }
    List<Source> readable = helpers.stream().filter(h -> !unreadable.containsKey(h)).toList();
    Compilation compilation = compiler.compile(List.copyOf(roots), readable, kept);
    List<Problem> problems = new ArrayList<>(compilation.problems());
    if (!compilation.succeeded()) { // a helper that was not read may be what is missed
      helpers.stream().map(unreadable::get).filter(Objects::nonNull).forEach(problems::add);
    }
    return new Mix(
        compilation.succeeded(),
        own,
        compilation.classes(),
        compilation.classes(),
        kept,
        List.of(),
        problems);
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

  private static List<List<String>> subsets(List<String> from, int size) {
    if (size == 0) {
      return List.of(List.of());
    }
    List<List<String>> all = new ArrayList<>();
    for (int i = 0; i + size <= from.size(); i++) {
      for (List<String> rest : subsets(from.subList(i + 1, from.size()), size - 1)) {
        List<String> subset = new ArrayList<>(List.of(from.get(i)));
        subset.addAll(rest);
        all.add(subset);
        if (all.size() > MOST_SETS) {
          return all;
        }
      }
    }
    return all;
  }
}
