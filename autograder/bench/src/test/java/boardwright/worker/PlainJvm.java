package boardwright.worker;

import boardwright.compile.Plain;
import boardwright.grading.CaseFile;
import boardwright.intake.Intake;
import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Program.Style;
import boardwright.protocol.Request.Source;
import boardwright.submission.Submission;
import boardwright.testkit.SubjectResolver;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;

/**
 * The same work without isolation, as a benchmark's measure: in one JVM, mixes are made as a
 * compiler makes them and loaded once for each suite as they are, and the checks of a suite are run
 * by one launcher call. Nothing is guarded, counted, captured or told apart, so it must be spared
 * hand-ins that never end or do harm.
 */
public final class PlainJvm {
  private static final String COMPILING = "javac and mixes";
  private static final String STYLE = "Checkstyle";
  private static final String DISCOVERY = "JUnit finds checks, loads suites";
  private static final String CHECKS = "JUnit runs checks";
  private static final String IMPORT = "of that, ArchUnit's imports";
  private static final List<String> PHASES = List.of(COMPILING, STYLE, DISCOVERY, CHECKS, IMPORT);

  private final Lab lab;
  private final Plain plain = new Plain();
  private final Launcher launcher = CheckRunner.launcher();
  private final Map<String, List<String>> cases;
  private final Map<String, Double> phases = new LinkedHashMap<>();

  private PlainJvm(Lab lab, Map<String, List<String>> cases) {
    this.lab = lab;
    this.cases = cases;
  }

  /**
   * What a class took, in seconds.
   *
   * @param phases of all of it, by their names; what is left is the reading of class files and the
   *     choice of checks
   */
  public record Times(double all, Map<String, Double> phases) {}

  /** Works on one class to be warm, then on the other, and says what that took. */
  public static Times times(Path root, Lab lab, Path handIns, Path warmUp) throws IOException {
    Path file = Files.createTempFile("cases", null);
    CaseFile.main(new String[] {root.toString(), lab.id(), "7", file.toString()});
    PlainJvm jvm = new PlainJvm(lab, CaseFile.read(file));
    Files.delete(file);
    PrintStream out = System.out;
    System.setOut(new PrintStream(java.io.OutputStream.nullOutputStream()));
    try {
      Intake.read(List.of(warmUp), lab).forEach(jvm::run);
      List<Submission> submissions = Intake.read(List.of(handIns), lab);
      PHASES.forEach(phase -> jvm.phases.put(phase, 0.0));
      long start = System.nanoTime();
      submissions.forEach(jvm::run);
      double all = (System.nanoTime() - start) / 1e9;
      return new Times(all, jvm.phases);
    } finally {
      System.setOut(out);
    }
  }

  /** Does a part of the work, and adds its time to that of its phase. */
  private <T> T timed(String phase, Supplier<T> work) {
    long start = System.nanoTime();
    T done = work.get();
    phases.merge(phase, (System.nanoTime() - start) / 1e9, Double::sum);
    return done;
  }

  private void run(Submission submission) {
    Plain.Mixes mixes =
        timed(
            COMPILING,
            () ->
                plain.mixes(
                    lab.provided(),
                    lab.fixtures(),
                    lab.replaceable().stream().map(lab::qualified).toList(),
                    submission.sources()));
    for (Stage stage : lab.stages()) {
      List<String> names =
          (stage.isWholeProgram() ? lab.replaceable() : stage.replaces())
              .stream().map(lab::qualified).filter(submission::declares).toList();
      if (names.isEmpty()) {
        continue;
      }
      Plain.Classes classes = timed(COMPILING, () -> mixes.of(names, stage.isWholeProgram()));
      if (classes != null) {
        run(classes, stage, submission, names);
      }
    }
  }

  private void run(Plain.Classes classes, Stage stage, Submission submission, List<String> names) {
    String packageName = lab.manifest().packageName();
    List<Source> sources =
        submission.sources().stream()
            .filter(s -> names.stream().anyMatch(n -> s.types().contains(n)))
            .toList();
    // the stage of the whole program asks for no style
    Style style = timed(STYLE, () -> stage.isWholeProgram() ? Style.NONE : Plain.style(sources));
    SubjectUnderCheck subject =
        new SubjectUnderCheck(
            () -> timed(IMPORT, () -> ClassImport.of(classes.own())), names, style, false);
    Map<String, List<CheckSpec>> bySuite =
        lab.checksOf(stage).stream().collect(Collectors.groupingBy(CheckSpec::suite));
    bySuite.forEach(
        (suite, checks) -> {
          String suitePackage = suite.substring(0, suite.lastIndexOf('.'));
          ClassLoader loader = Loaders.suites(suitePackage, packageName, classes.all(), null);
          try {
            Class<?> suiteClass = Class.forName(suite, false, loader);
            LauncherDiscoveryRequest request =
                LauncherDiscoveryRequestBuilder.request()
                    .selectors(
                        // of a suite that cannot be linked with the hand-in, no check runs
                        Stream.of(suiteClass.getMethods())
                            .filter(
                                m -> checks.stream().anyMatch(c -> c.method().equals(m.getName())))
                            .map(m -> DiscoverySelectors.selectMethod(suiteClass, m))
                            .toList())
                    .build();
            TestPlan found = timed(DISCOVERY, () -> launcher.discover(request));
            timed(
                CHECKS,
                () -> {
                  launcher.execute(found, new Cases(suite, subject));
                  return null;
                });
          } catch (ReflectiveOperationException | LinkageError e) {
            // these checks fail
          } finally {
            SubjectResolver.use(null);
          }
        });
  }

  /** Gives each check its cases when it begins. */
  private final class Cases implements TestExecutionListener {
    private final String suite;
    private final SubjectUnderCheck subject;

    Cases(String suite, SubjectUnderCheck subject) {
      this.suite = suite;
      this.subject = subject;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
      if (test.getSource().orElse(null) instanceof MethodSource source) {
        String check = suite + "." + source.getMethodName();
        SubjectResolver.use(subject.with(cases.getOrDefault(check, List.of()), null));
      }
    }
  }
}
