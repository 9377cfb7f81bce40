package boardwright.worker;

import boardwright.protocol.Request.Source;
import boardwright.suite.Subject;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.Supplier;

/** The classes of one mix, imported and styled when a check first asks, and then kept. */
final class SubjectUnderCheck {
  private final Supplier<JavaClasses> importer;
  private final Supplier<List<Subject.StyleRemark>> stylist;
  private JavaClasses classes;
  private List<Subject.StyleRemark> style;

  /**
   * A subject.
   *
   * @param importer gives the learner's classes
   * @param sources the sources of the classes under check
   */
  SubjectUnderCheck(Supplier<JavaClasses> importer, List<Source> sources) {
    this.importer = importer;
    this.stylist =
        () -> {
          try {
            return StyleCheck.of(sources);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        };
  }

  /** The subject as one check sees it. */
  Subject with(List<String> cases) {
    return new Subject() {
      @Override
      public JavaClasses classes() {
        if (classes == null) {
          classes = importer.get();
        }
        return classes;
      }

      @Override
      public List<StyleRemark> style() {
        if (style == null) {
          style = stylist.get();
        }
        return style;
      }

      @Override
      public List<String> cases() {
        return cases;
      }
    };
  }
}
