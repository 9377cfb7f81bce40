package boardwright.worker;

import boardwright.meter.Meter;
import boardwright.protocol.Answer.Coverage;
import boardwright.protocol.ApiDifference;
import boardwright.protocol.Program;
import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Program.Own;
import boardwright.protocol.Request;
import boardwright.protocol.Request.CheckRequest;
import boardwright.protocol.TypeName;
import boardwright.testkit.Subject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The program in a worker that the checks run on at the moment. */
final class LoadedProgram {
  private final Program program;
  private final long steps;
  private final long bytes;
  private final Map<String, byte[]> classes;
  private final Set<String> learners;
  private final SubjectUnderCheck subject;
  private ClassLoader kept;
  private String keptFor;
  private List<Coverage> coverage = List.of();
  private final TestTrial trial;
  private final SourceLocations places;

  LoadedProgram(Request.Load load) {
    this.program = load.program();
    this.steps = load.steps();
    this.bytes = load.bytes();
    this.classes = byName(program.classes());
    this.learners = program.own().stream().map(Own::name).collect(Collectors.toSet());
    this.places = SourceLocations.in(program); // later there may be no memory left for that
    this.trial = program.trial() == null ? null : new TestTrial(this, load.order());
    this.subject =
        new SubjectUnderCheck(
            () -> ClassImport.of(byName(program.compiled())),
            program.own().stream().filter(Own::underCheck).map(Own::name).toList(),
            program.style(),
            program.remembers() || program.providedRemembers());
  }

  static Map<String, byte[]> byName(List<ClassFile> files) {
    Map<String, byte[]> byName = new LinkedHashMap<>();
    files.forEach(file -> byName.put(file.name(), file.bytes()));
    return byName;
  }

  /** The loader for checks of a suite: the last ones again, unless they were forgotten. */
  ClassLoader loader(String suitePackage) {
    if (kept == null || !suitePackage.equals(keptFor)) {
      kept = Loaders.suites(suitePackage, packageName(), classes, null);
      keptFor = suitePackage;
    }
    return kept;
  }

  /** Loaders for one check alone, in which its suite has no other. */
  ClassLoader loader(CheckRequest check) {
    forgetLoaders();
    return Loaders.suites(TypeName.packageOf(check.suite()), packageName(), classes, check);
  }

  /**
   * Whether checks that pass may share loaders: the learner's classes of the mix remember nothing,
   * and the provided ones do not either, or the suite watches them.
   */
  boolean sharesLoaders(boolean watched) {
    return !program.remembers() && (watched || !program.providedRemembers());
  }

  /** The next check gets its own loaders. */
  void forgetLoaders() {
    kept = null;
  }

  /** The program as one check sees it. */
  Subject subject(List<String> cases) {
    coverage = List.of();
    return subject.with(cases, trial);
  }

  /** What the learner's own tests are tried on; null if there are none. */
  Program.Trial trial() {
    return program.trial();
  }

  /** Qualified names of the classes under check. */
  List<String> underCheck() {
    return program.own().stream().filter(Own::underCheck).map(Own::name).toList();
  }

  /** The class files to load on which the program is run as one of the trial's. */
  Map<String, byte[]> classes(Program.World world) {
    Map<String, byte[]> all = new LinkedHashMap<>(classes);
    for (ClassFile file : world.classes()) {
      // a helper of the tests may have such a name, too
      all.keySet().removeIf(name -> name.startsWith(file.name() + "$") && !isLearners(name));
    }
    all.putAll(byName(world.classes()));
    return all;
  }

  /** The lines that the check which runs has found to be reached; mostly nothing. */
  List<Coverage> coverage() {
    return coverage;
  }

  /** The check which runs found these lines to be reached. */
  void cover(List<Coverage> lines) {
    coverage = lines;
  }

  /** Where the classes under check are written. */
  SourceLocations places() {
    return places;
  }

  String packageName() {
    return program.packageName();
  }

  List<ApiDifference> differences() {
    return program.differences();
  }

  long steps() {
    return steps;
  }

  long bytes() {
    return bytes;
  }

  void resetMeter() {
    Meter.reset(steps, bytes);
  }

  /** Whether a class of this name is the learner's in this mix. */
  boolean isLearners(String className) {
    return learners.contains(className);
  }
}
