package boardwright.architecture;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("The dependencies run one way")
class DependencyRulesTest {
  private static JavaClasses ours;
  private static JavaClasses planted;

  @BeforeAll
  static void readClasses() {
    ours =
        new ClassFileImporter()
            .importPaths(
                "target/classes",
                "protocol/target/classes",
                "testkit/target/classes",
                "compiler/target/classes",
                "worker/target/classes",
                "labs/target/classes",
                "grading/target/classes",
                "learner/target/classes",
                "catalog/target/classes",
                "ide/target/classes");
    planted =
        new ClassFileImporter()
            .importPath("target/test-classes")
            .that(
                DescribedPredicate.describe(
                    "are planted", type -> type.getPackageName().contains("planted")));
  }

  @TestFactory
  @DisplayName("in the project")
  Stream<DynamicTest> hold() throws ReflectiveOperationException {
    return rules(rule -> rule.check(ours));
  }

  @TestFactory
  @DisplayName("and a planted class that breaks the rule is caught")
  Stream<DynamicTest> catchThePlanted() throws ReflectiveOperationException {
    return rules(rule -> assertTrue(rule.evaluate(planted).hasViolation(), "nothing was caught"));
  }

  private static Stream<DynamicTest> rules(Question question) throws ReflectiveOperationException {
    Stream.Builder<DynamicTest> tests = Stream.builder();
    for (Field field : Arrays.asList(DependencyRules.class.getDeclaredFields())) {
      if (field.getType() == ArchRule.class && Modifier.isStatic(field.getModifiers())) {
        ArchRule rule = (ArchRule) field.get(null);
        String name = field.getName().toLowerCase(Locale.ROOT).replace('_', ' ');
        tests.add(DynamicTest.dynamicTest(name, () -> question.ask(rule)));
      }
    }
    return tests.build();
  }

  /** Asks something of a rule. */
  private interface Question {
    void ask(ArchRule rule);
  }
}
