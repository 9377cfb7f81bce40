package boardwright.testkit;

import boardwright.protocol.StyleRemark;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;

/** The code under check, for a check that asks for it as a parameter. */
public interface Subject {
  /** The learner's classes of this mix, as ArchUnit sees them. */
  JavaClasses classes();

  /** The qualified names of the classes under check: those of the stage that were handed in. */
  List<String> types();

  /** What the style configuration says of the sources of the classes under check. */
  List<StyleRemark> style();

  /** The cases that were drawn for this check. */
  List<String> cases();

  /** Whether the program has a place where something could last from one question to the next. */
  boolean remembers();

  /**
   * The student's own tests.
   *
   * @throws IllegalStateException if they write none in this stage
   */
  default OwnTests tests() {
    throw new IllegalStateException("lab.yaml has no tests: in this stage");
  }
}
