package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Answer.Mixed;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import boardwright.worker.Mixer.Mix;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
  private boolean remembers;
  private ClassLoader kept;
  private String keptFor;

  /** What was imported, by the classes that were compiled together: these very maps. */
  private final Map<Map<String, byte[]>, JavaClasses> graphs = new IdentityHashMap<>();

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
    remembers = LastingState.isIn(compiled.classes().values());
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
   * Whether checks that pass may share loaders: the learner's classes of the mix remember nothing,
   * and the provided ones do not either, or the suite watches them.
   */
  boolean sharesLoaders(boolean watched) {
    return !remembers && (watched || !provided.remember());
  }

  /** The next check gets loaders of its own. */
  void forgetLoaders() {
    kept = null;
  }

  /** The learner's classes of a mix, imported together with all that were compiled with them. */
  private JavaClasses graph(Mix compiled) {
    JavaClasses graph = graphs.computeIfAbsent(compiled.together(), ClassImport::of);
    return compiled.classes().size() == compiled.together().size()
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
