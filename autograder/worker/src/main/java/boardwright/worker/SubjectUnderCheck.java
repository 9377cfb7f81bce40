package boardwright.worker;

import boardwright.protocol.Program.Style;
import boardwright.protocol.StyleRemark;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.OwnTests;
import boardwright.testkit.Subject;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import java.util.function.Supplier;

/** The classes of one mix, imported when a check first asks, and then kept. */
final class SubjectUnderCheck {
  private final Supplier<JavaClasses> importer;
  private final List<String> types;
  private final Style style;
  private final boolean remembers;
  private JavaClasses classes;

  /**
   * A subject.
   *
   * @param importer gives the learner's classes
   * @param types qualified names of the classes under check
   * @param style of the sources of the classes under check
   * @param remembers whether the program may remember anything outside of its objects
   */
  SubjectUnderCheck(
      Supplier<JavaClasses> importer, List<String> types, Style style, boolean remembers) {
    this.importer = importer;
    this.types = types;
    this.style = style;
    this.remembers = remembers;
  }

  /** The subject as one check sees it, with the learner's own tests; null if there are none. */
  Subject with(List<String> cases, OwnTests tests) {
    return new Subject() {
      @Override
      public OwnTests tests() {
        return tests == null ? Subject.super.tests() : tests;
      }

      @Override
      public JavaClasses classes() {
        if (classes == null) {
          classes = importer.get();
        }
        return classes;
      }

      @Override
      public List<String> types() {
        return types;
      }

      @Override
      public List<StyleRemark> style() {
        if (!style.failure().isEmpty()) {
          throw new IllegalStateException(style.failure());
        }
        if (!style.unread().isEmpty()) {
          throw new CheckBlocked(style.unread());
        }
        return style.remarks();
      }

      @Override
      public List<String> cases() {
        return cases;
      }

      @Override
      public boolean remembers() {
        return remembers;
      }
    };
  }
}
