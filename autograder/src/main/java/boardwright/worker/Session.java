package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Answer.Mixed;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import boardwright.worker.Mixer.Mix;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** One submission in a worker, with the mix that the checks run on at the moment. */
final class Session {
  private final Request.Open submission;
  private final ProvidedClasses provided;
  private final ProvidedClasses fixtures;
  private final Allowlist allowlist;
  private final Mixer mixer;
  private LoadableMix mix;
  private SubjectUnderCheck subject;
  private Places places;

  Session(Request.Open submission, MixCompiler compiler) {
    this.submission = submission;
    this.provided = ProvidedClasses.load(submission.provided());
    this.fixtures = ProvidedClasses.load(submission.fixtures());
    this.allowlist = Allowlist.with(submission.allow());
    this.mixer =
        new Mixer(
            compiler,
            provided,
            submission.packageName(),
            submission.replaceable(),
            submission.sources());
  }

  /** Mixes and compiles for these classes; the checks that follow run on what comes out. */
  Mixed mix(Request.Mix request) {
    List<String> classes = request.classes();
    Mix compiled = request.wholeProgram() ? mixer.largest() : mixer.mix(classes);
    mix = LoadableMix.of(compiled, provided, fixtures, allowlist, submission.packageName());
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
              if (classes.stream().anyMatch(c -> name.equals(qualified(c)))) {
                checked.put(name, bytes);
              }
            });
    places = Places.in(checked, paths);
    subject =
        new SubjectUnderCheck(
            mix.mix().classes(),
            classes.stream()
                .map(name -> byType.get(qualified(name)))
                .filter(Objects::nonNull)
                .distinct()
                .toList());
    return new Mixed(
        compiled.compiled(),
        compiled.own(),
        compiled.culprits(),
        compiled.problems(),
        mix.differences(),
        mix.refusals());
  }

  /** New loaders over the mix, for one check. */
  ClassLoader loader(String suitePackage) {
    return Loaders.suites(suitePackage, submission.packageName(), mix.classes());
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

  private String qualified(String simpleName) {
    return submission.packageName() + "." + simpleName;
  }
}
