package boardwright.compile;

import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.ApiDifference;
import boardwright.protocol.Program;
import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Program.Own;
import boardwright.protocol.Program.Style;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;

/** One submission in a compiler: its sources become programs that a worker can load. */
final class Preparation {
  /** A program is held by three processes, and by one of them for many stages. */
  private static final long MOST_BYTES = 8L << 20;

  private static final Map<List<String>, Allowlist> ALLOWLISTS = new ConcurrentHashMap<>();

  private final Request.Open submission;
  private final long mostBytes;
  private final ProvidedClasses provided;
  private final ProvidedClasses fixtures;
  private final Allowlist allowlist;
  private final Mixer mixer;
  private final Map<String, Source> byType = new HashMap<>();
  private final Map<Source, Style> styles = new HashMap<>();

  Preparation(Request.Open submission, MixCompiler compiler) {
    this(submission, compiler, MOST_BYTES);
  }

  /** As above, where a program may take so many bytes. */
  Preparation(Request.Open submission, MixCompiler compiler, long mostBytes) {
    this.submission = submission;
    this.mostBytes = mostBytes;
    this.provided = ProvidedClasses.load(submission.provided());
    this.fixtures = ProvidedClasses.load(submission.fixtures());
    this.allowlist = ALLOWLISTS.computeIfAbsent(submission.allow(), Allowlist::with);
    this.mixer = new Mixer(compiler, provided, submission.replaceable(), submission.sources());
    submission.sources().forEach(s -> s.types().forEach(type -> byType.put(type, s)));
  }

  /** Mixes, compiles and guards. */
  MixResult mix(Request.Mix request) {
    List<String> names = request.classes();
    boolean tests = request.trial() != null;
    Mix mix =
        tests
            ? mixer.tests(names, submission.sources(), JUnitForTests.classes())
            : request.wholeProgram() ? mixer.largest() : mixer.mix(names);
    long compiled = bytes(mix.classes());
    if (2 * compiled > mostBytes) { // before they are guarded, which takes long
      return mixed(mix, List.of(), List.of(tooMuch(2 * compiled)), null);
    }
    LoadableMix loadable =
        tests
            ? TestPrograms.loadable(mix, provided, fixtures, submission.allow())
            : LoadableMix.of(mix, provided, fixtures, allowlist);
    List<String> refusals = new ArrayList<>(loadable.refusals());
    if (tests) {
      refusals.addAll(TestPrograms.taken(request.trial(), provided, byType.keySet()));
    }
    long bytes = compiled + bytes(loadable.classes());
    if (bytes > mostBytes) {
      refusals.add(tooMuch(bytes));
    }
    boolean runs = mix.compiled() && !mix.own().isEmpty() && refusals.isEmpty();
    Program.Trial trial = runs && tests ? trial(request.trial()) : null;
    Program program = runs ? program(names, mix, loadable, trial) : null;
    return mixed(mix, loadable.differences(), refusals, program);
  }

  private static MixResult mixed(
      Mix mix, List<ApiDifference> differences, List<String> refusals, Program program) {
    return new MixResult(
        mix.compiled(), mix.own(), mix.culprits(), mix.problems(), differences, refusals, program);
  }

  private static String tooMuch(long bytes) {
    return "the class files take %d megabytes, which is too much".formatted(bytes >> 20);
  }

  /** What tests are tried on, the learner's own classes included if they can be run. */
  private Program.Trial trial(Request.Trial asked) {
    if (!byType.keySet().containsAll(asked.about())) {
      return TestPrograms.trial(asked, null, "classes that the tests are about were not handed in");
    }
    Mix own = mixer.mix(asked.about());
    if (!own.compiled()) { // then the lines of those count that do
      own =
          mixer.mix(asked.about().stream().filter(n -> mixer.mix(List.of(n)).compiled()).toList());
    }
    if (!own.compiled() || own.own().isEmpty()) {
      return TestPrograms.trial(
          asked, null, "your own classes do not compile, so no lines are counted");
    }
    TestPrograms.Counted counted = TestPrograms.counted(own, asked.about(), byType, provided);
    LoadableMix loadable = LoadableMix.of(counted.mix(), provided, fixtures, allowlist);
    return loadable.refusals().isEmpty()
        ? TestPrograms.trial(asked, counted.world(loadable), "")
        : TestPrograms.trial(asked, null, loadable.refusals().get(0));
  }

  private Program program(List<String> names, Mix mix, LoadableMix loadable, Program.Trial trial) {
    List<Own> own = new ArrayList<>();
    for (String name : mix.classes().keySet()) {
      Source source = TypeName.ofTopLevel(byType, name);
      own.add(new Own(name, source == null ? "" : source.path(), names.contains(name)));
    }
    List<Source> sources =
        names.stream().map(byType::get).filter(Objects::nonNull).distinct().toList();
    return new Program(
        submission.packageName(),
        classFiles(loadable.classes()),
        own,
        classFiles(mix.classes()),
        loadable.differences(),
        style(sources),
        StaticStateAnalysis.canRemember(mix.classes().values()),
        provided.remember(),
        trial);
  }

  private Style style(List<Source> sources) {
    return sources.stream()
        .map(source -> styles.computeIfAbsent(source, s -> StyleCheck.of(s, submission.release())))
        .reduce(Style.NONE, Style::and);
  }

  private static long bytes(Map<String, byte[]> classes) {
    return classes.values().stream().mapToLong(file -> file.length).sum();
  }

  private static List<ClassFile> classFiles(Map<String, byte[]> byName) {
    return byName.entrySet().stream()
        .map(entry -> new ClassFile(entry.getKey(), entry.getValue()))
        .toList();
  }
}
