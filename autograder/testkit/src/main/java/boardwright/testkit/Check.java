package boardwright.testkit;

import boardwright.protocol.About;
import boardwright.protocol.CaseSource;
import boardwright.protocol.Kind;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Test;

/**
 * Makes a method a test, which is one graded question; it needs no {@code @Test} besides. The
 * method's {@code @DisplayName} is the sentence that students and instructors read. The hints for a
 * rule stand in {@code handouts/LAB/hints/STAGE.md}: several checks may grade one rule, and all
 * share its ladder.
 *
 * <p>A check asks its question of many values in a loop: since it is a test already, it cannot be a
 * parameterised or repeated one, too.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Test
public @interface Check {
  /** In {@link #about}: the tests that students write in this stage, by {@code lab.yaml}. */
  String TESTS = About.TESTS;

  /** In {@link #about}: the classes that these tests are about. */
  String TESTED = About.TESTED;

  /** The rule of the stage's page that this check grades, such as {@code R3}. */
  String rule();

  /** How much this check counts among those of its kind and stage; at least 1. */
  int points() default 1;

  /** What the check looks at. */
  Kind kind() default Kind.BEHAVIOUR;

  /**
   * Simple names of the classes that the check is about, where the stage has several and not all
   * are meant. If a learner did not hand in one of them, the check is not run: the provided class
   * would answer it.
   */
  String[] about() default {};

  /**
   * Rules of the same stage without which the answer to this check would say nothing: it is blocked
   * where a check of one of them did not pass. A class that refuses everything also refuses what is
   * wrong, for example. What a check needs only to be set up, it finds out by itself.
   */
  String[] needs() default {};

  /**
   * Where the check's cases come from. They are drawn in the grader's own process and travel to the
   * learner's side as text, expected values included.
   */
  Class<? extends CaseSource> cases() default CaseSource.None.class;
}
