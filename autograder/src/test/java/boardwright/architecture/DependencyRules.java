package boardwright.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.function.Predicate;

/**
 * Which way the dependencies run within the modules; what modules can name of each other is for
 * {@link WallsTest}. Each rule has a class in {@code planted} that breaks it.
 */
final class DependencyRules {
  static final ArchRule THE_PARENT_NEITHER_COMPILES_NOR_LOADS =
      noClasses()
          .that()
          .resideInAnyPackage(
              "boardwright.lab..",
              "boardwright.submission..",
              "boardwright.intake..",
              "boardwright.grading..",
              "boardwright.report..",
              "boardwright.html..",
              "boardwright.export..",
              "boardwright.similarity..",
              "boardwright.progress..",
              "boardwright.handout..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("javax.tools..", "boardwright.meter..")
                  .or(DescribedPredicate.describe("are class loaders", isClassLoader())))
          .because("what decides the score never touches a learner's class");

  static final ArchRule WHAT_RUNS_CODE_COMPILES_NONE =
      noClasses()
          .that()
          .resideInAPackage("boardwright.worker..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("javax.tools..")
          .because("a learner's code must have no part in what is compiled of it");

  static final ArchRule WHAT_COMPILES_RUNS_NOTHING =
      noClasses()
          .that()
          .resideInAPackage("boardwright.compile..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("boardwright.loader..")
          .because("what never loads a learner's class can serve one submission after another");

  static final ArchRule THE_METER_KNOWS_NOTHING =
      noClasses()
          .that()
          .resideInAPackage("boardwright.meter..")
          .should()
          .dependOnClassesThat(allBut("boardwright.meter.."))
          .because("a learner's code could reach whatever it knows");

  static final ArchRule TEXTS_AND_FILES_ARE_ALL_THE_SAME_TO_THOSE_WHO_HANDLE_THEM =
      noClasses()
          .that()
          .resideInAnyPackage("boardwright.text..", "boardwright.source..", "boardwright.disk..")
          .should()
          .dependOnClassesThat(
              allBut("boardwright.text..", "boardwright.source..", "boardwright.disk.."))
          .because("everybody uses them");

  static final ArchRule THE_PROTOCOL_KNOWS_WHAT_RUNS_BESIDE_CODE_UNDER_CHECK_AND_NO_MORE =
      noClasses()
          .that()
          .resideInAPackage("boardwright.protocol..")
          .should()
          .dependOnClassesThat(allBut("boardwright.protocol..", "boardwright.meter.."));

  static final ArchRule A_SUBMISSION_KNOWS_NOT_HOW_IT_WAS_READ =
      noClasses()
          .that()
          .resideInAPackage("boardwright.submission..")
          .should()
          .dependOnClassesThat(
              allBut(
                  "boardwright.submission..",
                  "boardwright.lab..",
                  "boardwright.protocol..",
                  "boardwright.text.."))
          .because("the classes that grade or show it should not know, either");

  static final ArchRule ONLY_COMMANDS_AND_THE_BUILD_TAKE_HAND_INS_IN =
      noClasses()
          .that(
              allBut(
                  "boardwright.intake..",
                  "boardwright.cli..",
                  "boardwright.command..",
                  "boardwright.learner..",
                  "boardwright.shipped.."))
          .should()
          .dependOnClassesThat()
          .resideInAPackage("boardwright.intake..")
          .because("all others get submissions");

  static final ArchRule SOLUTIONS_ARE_DATA_OF_A_LAB =
      noClasses()
          .that()
          .resideInAPackage("boardwright.solutions..")
          .should()
          .dependOnClassesThat(allBut("boardwright.solutions..", "boardwright.lab.."))
          .because("a solution is handed in and graded like any other hand-in");

  static final ArchRule FILES_KNOW_NOT_WHOSE_THEY_ARE =
      noClasses()
          .that()
          .resideInAPackage("boardwright.intake.files..")
          .should()
          .dependOnClassesThat(
              allBut(
                  "boardwright.intake.files..",
                  "boardwright.lab..",
                  "boardwright.source..",
                  "boardwright.text.."))
          .because("each hand-in is read in the same way, wherever it comes from");

  static final ArchRule SOURCES_ARE_PREPARED_WHOEVER_WROTE_THEM =
      noClasses()
          .that()
          .resideInAPackage("boardwright.intake.preparation..")
          .should()
          .dependOnClassesThat(
              allBut(
                  "boardwright.intake.preparation..",
                  "boardwright.intake.files..",
                  "boardwright.lab..",
                  "boardwright.protocol..",
                  "boardwright.source..",
                  "boardwright.text.."))
          .because("what becomes of a source depends on the source and the lab only");

  static final ArchRule PLATFORMS_KNOW_NOTHING_OF_WHAT_IS_DONE_WITH_A_DOWNLOAD =
      noClasses()
          .that()
          .resideInAPackage("boardwright.intake.platform..")
          .should()
          .dependOnClassesThat(
              allBut(
                  "boardwright.intake.platform..",
                  "boardwright.intake.files..",
                  "boardwright.table..",
                  "boardwright.submission..",
                  "boardwright.lab..",
                  "boardwright.protocol..",
                  "boardwright.source..",
                  "boardwright.text.."))
          .because("who is late or excused is not for a download to say");

  static final ArchRule AN_INSTRUCTORS_LIST_IS_ABOUT_SUBMISSIONS_FROM_ANYWHERE =
      noClasses()
          .that()
          .resideInAPackage("boardwright.decisions..")
          .should()
          .dependOnClassesThat(
              allBut(
                  "boardwright.decisions..",
                  "boardwright.disk..",
                  "boardwright.grading..",
                  "boardwright.table..",
                  "boardwright.submission..",
                  "boardwright.lab..",
                  "boardwright.protocol..",
                  "boardwright.text.."));

  static final ArchRule ONLY_COMMANDS_KNOW_THE_COMMAND_LINE =
      noClasses()
          .that(allBut("boardwright.command..", "boardwright.learner..", "boardwright.cli.."))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "boardwright.command..", "boardwright.learner..", "boardwright.cli..");

  static final ArchRule REPORTS_DO_NOT_GRADE =
      noClasses()
          .that()
          .resideInAPackage("boardwright.report..")
          .should()
          .dependOnClassesThat(simpleName("Grader").or(simpleName("Scoring")));

  static final ArchRule PAGES_AND_EXPORTS_DO_NOT_GRADE =
      noClasses()
          .that()
          .resideInAnyPackage("boardwright.html..", "boardwright.export..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("boardwright.compile..")
                  .or(simpleName("Grader"))
                  .or(simpleName("Run"))
                  .or(simpleName("GraderPool"))
                  .or(simpleName("Scoring")))
          .because("they render what was decided");

  static final ArchRule A_COMPARISON_KNOWS_NO_GRADES =
      noClasses()
          .that()
          .resideInAPackage("boardwright.similarity..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage("boardwright.grading..", "boardwright.run..", "de.jplag.."))
          .because("it counts what is alike, and decides nothing");

  static final ArchRule A_KIT_KNOWS_LABS_ONLY =
      noClasses()
          .that()
          .resideInAPackage("boardwright.kit..")
          .should()
          .dependOnClassesThat(
              allBut(
                  "boardwright.kit..",
                  "boardwright.book..",
                  "boardwright.lab..",
                  "boardwright.diagnosis..",
                  "boardwright.text.."))
          .because("a kit must contain neither answers nor grades");

  static final ArchRule NO_PACKAGES_KNOW_EACH_OTHER =
      slices()
          .matching("boardwright.(**)")
          .should()
          .beFreeOfCycles()
          .because("to understand a package, you read only the packages below it");

  static final ArchRule NOTHING_BUT_VISITORS_WITHIN_A_VISITOR =
      classes()
          .that(
              DescribedPredicate.describe(
                  "are within a class that extends one of ASM", DependencyRules::isWithinOneOfAsm))
          .should()
          .beAssignableTo(resideInAnyPackage("org.objectweb.asm.."))
          .because(
              "ASM is compiled for Java 5; Java 17 keeps no archive of what extends it, and breaks"
                  + " down on an archived lambda of a class within (JDK-8285914)");

  private DependencyRules() {}

  private static boolean isWithinOneOfAsm(JavaClass type) {
    return type.getEnclosingClass()
        .filter(outer -> isOneOfAsm(outer) || isWithinOneOfAsm(outer))
        .isPresent();
  }

  private static boolean isOneOfAsm(JavaClass type) {
    return type.getAllRawSuperclasses().stream()
        .anyMatch(above -> above.getPackageName().startsWith("org.objectweb.asm"));
  }

  /** All of Boardwright but what is in these packages. */
  private static DescribedPredicate<JavaClass> allBut(String... packages) {
    return resideInAnyPackage("boardwright..")
        .and(DescribedPredicate.not(resideInAnyPackage(packages)));
  }

  private static Predicate<JavaClass> isClassLoader() {
    return javaClass -> javaClass.isAssignableTo(ClassLoader.class) && !javaClass.isInterface();
  }
}
