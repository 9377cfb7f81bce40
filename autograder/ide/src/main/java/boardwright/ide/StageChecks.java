package boardwright.ide;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.platform.commons.annotation.Testable;

/** On a method of a class with {@link LabChecks}: run it, and this stage alone is checked. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@Testable
public @interface StageChecks {
  /** The stage, such as {@code square}. */
  String value();
}
