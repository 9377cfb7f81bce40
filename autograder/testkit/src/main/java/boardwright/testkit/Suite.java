package boardwright.testkit;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

/** Marks a class as the checks of one stage of one lab. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith({SubjectResolver.class, CheckSequence.class})
@TestMethodOrder(CheckSequence.class)
public @interface Suite {
  /** The lab's folder name, such as {@code checkerboard}. */
  String lab();

  /** The stage's id in {@code lab.yaml}. */
  String stage();

  /**
   * Whether the suite watches what the provided program keeps in static fields, and calls {@link
   * CheckSequence#end} after a check that has changed it. Then its checks need not load the program
   * each time.
   */
  boolean watchesTheProgram() default false;
}
