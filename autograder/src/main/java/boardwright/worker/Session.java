package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Answer.Mixed;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import boardwright.worker.Mixer.Mix;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** One submission in a worker, with the mix that the checks run on at the moment. */
final class Session {
  private static final Map<List<String>, Allowlist> ALLOWLISTS = new ConcurrentHashMap<>();

  private final Request.Open submission;
  private final ProvidedClasses provided;
  private final ProvidedClasses fixtures;
  private final Allowlist allowlist;
  private final Mixer mixer;
  private LoadableMix mix;
  private SubjectUnderCheck subject;
  private Set<String> lasting = Set.of();
  private Optional<String> fresh;
  private boolean sharing;
  private boolean changed;
  private ClassLoader kept;
  private String keptFor;
  private Map<String, byte[]> imported;
  private JavaClasses graph;
  private Places places;

  Session(Request.Open submission, MixCompiler compiler) {
    this.submission = submission;
    this.provided = ProvidedClasses.load(submission.provided());
    this.fixtures = ProvidedClasses.load(submission.fixtures());
    this.allowlist = ALLOWLISTS.computeIfAbsent(submission.allow(), Allowlist::with);
    this.mixer =
        new Mixer(
            compiler,
            provided,
            submission.replaceable(),
            submission.sources(),
            submission.everything());
  }

  /** Mixes and compiles for these classes; the checks that follow run on what comes out. */
  Mixed mix(Request.Mix request) {
    List<String> classes = request.classes();
    Mix compiled = request.wholeProgram() ? mixer.largest() : mixer.mix(classes);
    mix = LoadableMix.of(compiled, provided, fixtures, allowlist);
    Map<String, Source> byType = new HashMap<>();
    submission.sources().forEach(s -> s.types().forEach(type -> byType.put(type, s)));
    Map<String, String> paths = new HashMap<>();
    Map<String, byte[]> checked = new LinkedHashMap<>();
    compiled
        .classes()
        .forEach(
            (name, bytes) -> {
              Source source = byType.get(name.replaceAll("\\$.*", ""));
              if (source != null) {
                paths.put(name, source.path());
              }
              if (classes.contains(name)) {
                checked.put(name, bytes);
              }
            });
    lasting = LastingState.in(compiled.classes().values());
    fresh = null;
    changed = false;
    kept = null;
    places = Places.in(checked, paths);
    subject =
        new SubjectUnderCheck(
            () -> graph(compiled),
            classes.stream().map(byType::get).filter(Objects::nonNull).distinct().toList());
    return new Mixed(
        compiled.compiled(),
        compiled.own(),
        compiled.culprits(),
        compiled.problems(),
        mix.differences(),
        mix.refusals());
  }

  /** The loaders for checks of a suite: the last ones again, unless they were forgotten. */
  ClassLoader loader(String suitePackage) {
    if (kept == null || !suitePackage.equals(keptFor)) {
      kept = Loaders.suites(suitePackage, submission.packageName(), mix.classes());
      keptFor = suitePackage;
    }
    return kept;
  }

  /**
   * Whether checks that pass may share loaders, for as long as the classes are as fresh: nothing of
   * the learner's was seen to change in this mix, and the provided classes remember nothing, or the
   * suite watches them.
   */
  boolean sharesLoaders(boolean watched) {
    sharing = !changed && (watched || !provided.remember());
    return sharing;
  }

  /**
   * Whether the learner's classes, after a check, are in the state in which newly loaded ones would
   * be for the next. To be asked on the thread of the check, since static initialisers may run.
   */
  boolean isAsFresh() {
    if (!sharing || lasting.isEmpty()) {
      return sharing;
    }
    resetMeter();
    if (fresh == null) {
      fresh = StaticState.of(Loaders.mix(mix.classes()), lasting);
    }
    changed = fresh.isEmpty() || !fresh.equals(StaticState.of(kept, lasting));
    return !changed;
  }

  /** The next check gets loaders of its own. */
  void forgetLoaders() {
    kept = null;
  }

  /** The learner's classes of a mix, imported together with all that were compiled with them. */
  private JavaClasses graph(Mix compiled) {
    if (graph == null || imported != compiled.together()) {
      graph = ClassImport.of(compiled.together());
      imported = compiled.together();
    }
    return compiled.classes().size() == imported.size()
        ? graph
        : graph.that(
            DescribedPredicate.describe(
                "of the mix", javaClass -> compiled.classes().containsKey(javaClass.getName())));
  }

  SubjectUnderCheck subject() {
    return subject;
  }

  Places places() {
    return places;
  }

  String packageName() {
    return submission.packageName();
  }

  List<String> differences() {
    return mix.differences();
  }

  List<String> refusals() {
    return mix.refusals();
  }

  long steps() {
    return submission.steps();
  }

  long bytes() {
    return submission.bytes();
  }

  void resetMeter() {
    Meter.reset(submission.steps(), submission.bytes());
  }

  /** Whether a class of this name is the learner's in this mix. */
  boolean isLearners(String className) {
    return mix.mix().classes().containsKey(className);
  }
}
