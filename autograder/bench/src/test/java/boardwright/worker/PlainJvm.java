package boardwright.worker;

import boardwright.compile.Plain;
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
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * The same work without isolation, as a benchmark's measure: in one JVM, mixes are made as a
 * compiler makes them and loaded once as they are, and each check is run by a launcher call of its
 * own. Nothing is guarded, counted, captured or told apart, so it must be spared hand-ins that never
 * end or do harm.
 */
public final class PlainJvm {
  private final Lab lab;
  private final Plain plain = new Plain();
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
    PlainJvm jvm = new PlainJvm(lab, CaseFile.read(file));
    Files.delete(file);
    PrintStream out = System.out;
    System.setOut(new PrintStream(java.io.OutputStream.nullOutputStream()));
    try {
      Intake.read(List.of(warmUp), lab).forEach(jvm::run);
      List<Submission> submissions = Intake.read(List.of(handIns), lab);
      long start = System.nanoTime();
      submissions.forEach(jvm::run);
      return (System.nanoTime() - start) / 1e9;
    } finally {
      System.setOut(out);
    }
  }

  private void run(Submission submission) {
    Plain.Mixes mixes =
        plain.mixes(
            lab.provided(),
            lab.fixtures(),
            lab.replaceable().stream().map(lab::qualified).toList(),
            submission.sources());
    for (Stage stage : lab.stages()) {
      List<String> names =
          (stage.isWholeProgram() ? lab.replaceable() : stage.replaces())
              .stream().map(lab::qualified).filter(submission::declares).toList();
      if (names.isEmpty()) {
        continue;
      }
      Plain.Classes classes = mixes.of(names, stage.isWholeProgram());
      if (classes != null) {
        run(classes, stage, submission, names);
      }
    }
  }

  private void run(
      Plain.Classes classes, Stage stage, Submission submission, List<String> names) {
    String packageName = lab.manifest().packageName();
    List<Source> sources =
        submission.sources().stream()
            .filter(s -> names.stream().anyMatch(n -> s.types().contains(n)))
            .toList();
    // the stage of the whole program asks for no style
    Style style = stage.isWholeProgram() ? Style.NONE : Plain.style(sources);
    SubjectUnderCheck subject =
        new SubjectUnderCheck(() -> ClassImport.of(classes.own()), style);
    Map<String, List<CheckSpec>> bySuite =
        lab.checksOf(stage).stream().collect(Collectors.groupingBy(CheckSpec::suite));
    bySuite.forEach(
        (suite, checks) -> {
          String suitePackage = suite.substring(0, suite.lastIndexOf('.'));
          ClassLoader loader = Loaders.suites(suitePackage, packageName, classes.all());
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
