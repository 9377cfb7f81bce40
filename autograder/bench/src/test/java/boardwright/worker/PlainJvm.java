package boardwright.worker;

import boardwright.grading.CaseFile;
import boardwright.intake.Intake;
import boardwright.intake.Submission;
import boardwright.lab.CheckSpec;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Program.Style;
import boardwright.protocol.Request.Source;
import boardwright.suite.SubjectResolver;
import boardwright.worker.Mixer.Mix;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * The same work without isolation, as a benchmark's measure: in one JVM, mixes are made as a worker
 * makes them and loaded once as they are, and each check is run by a launcher call of its own.
 * Nothing is guarded, counted, captured or told apart, so it must be spared hand-ins that never end
 * or do harm.
 */
public final class PlainJvm {
  private final Lab lab;
  private final MixCompiler compiler = new MixCompiler();
  private final Launcher launcher = CheckRunner.launcher();
  private final Map<String, List<String>> cases;

  private PlainJvm(Lab lab, Map<String, List<String>> cases) {
    this.lab = lab;
    this.cases = cases;
  }

  /**
   * Works on one class to be warm, then on the other.
   *
   * @return the seconds that the other took
   */
  public static double seconds(Path root, Path handIns, Path warmUp) throws IOException {
    Lab lab = new Course(root).lab("checkerboard").orElseThrow();
    Path file = Files.createTempFile("cases", null);
    CaseFile.main(new String[] {root.toString(), "checkerboard", "7", file.toString()});
    PlainJvm plain = new PlainJvm(lab, CaseFile.read(file));
    Files.delete(file);
    PrintStream out = System.out;
    System.setOut(new PrintStream(java.io.OutputStream.nullOutputStream()));
    try {
      Intake.read(List.of(warmUp), lab).forEach(plain::run);
      List<Submission> submissions = Intake.read(List.of(handIns), lab);
      long start = System.nanoTime();
      submissions.forEach(plain::run);
      return (System.nanoTime() - start) / 1e9;
    } finally {
      System.setOut(out);
    }
  }

  private void run(Submission submission) {
    Mixer mixer =
        new Mixer(
            compiler,
            ProvidedClasses.load(lab.provided()),
            lab.replaceable().stream().map(lab::qualified).toList(),
            submission.sources(),
            true);
    for (Stage stage : lab.stages()) {
      List<String> names =
          (stage.isWholeProgram() ? lab.replaceable() : stage.replaces())
              .stream().map(lab::qualified).filter(submission::declares).toList();
      if (names.isEmpty()) {
        continue;
      }
      Mix mix = stage.isWholeProgram() ? mixer.largest() : mixer.mix(names);
      if (mix.compiled()) {
        run(mix, stage, submission, names);
      }
    }
  }

  private void run(Mix mix, Stage stage, Submission submission, List<String> names) {
    String packageName = lab.manifest().packageName();
    Map<String, byte[]> classes = new LinkedHashMap<>(mix.kept().byName());
    classes.putAll(mix.classes());
    classes.putAll(ProvidedClasses.load(lab.fixtures()).byName());
    List<Source> sources =
        submission.sources().stream()
            .filter(s -> names.stream().anyMatch(n -> s.types().contains(packageName + "." + n)))
            .toList();
    Style style =
        stage.isWholeProgram()
            ? Style.NONE
            : sources.stream().map(StyleCheck::of).reduce(Style.NONE, Style::and);
    SubjectUnderCheck subject = new SubjectUnderCheck(() -> ClassImport.of(mix.classes()), style);
    Map<String, List<CheckSpec>> bySuite =
        lab.checksOf(stage).stream().collect(Collectors.groupingBy(CheckSpec::suite));
    bySuite.forEach(
        (suite, checks) -> {
          String suitePackage = suite.substring(0, suite.lastIndexOf('.'));
          ClassLoader loader = Loaders.suites(suitePackage, packageName, classes);
          for (CheckSpec check : checks) {
            try {
              Class<?> suiteClass = Class.forName(suite, false, loader);
              SubjectResolver.use(
                  subject.with(cases.getOrDefault(suite + "." + check.method(), List.of())));
              launcher.execute(
                  LauncherDiscoveryRequestBuilder.request()
                      .selectors(DiscoverySelectors.selectMethod(suiteClass, check.method()))
                      .build());
            } catch (ReflectiveOperationException | LinkageError e) {
              // this check fails
            } finally {
              SubjectResolver.use(null);
            }
          }
        });
  }
}
