package boardwright.ide;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.platform.commons.annotation.Testable;

/** On a class: run it as a test, and the saved files of this lab are checked. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Testable
public @interface LabChecks {
  /** The lab, such as {@code checkerboard}. */
  String value();
}
