package boardwright.testkit;

import boardwright.protocol.StyleRemark;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;

/** Classes under check of which nothing is known but their code. */
record Learners(JavaClasses classes) implements Subject {
  @Override
  public List<String> types() {
    return classes.stream().map(JavaClass::getName).toList();
  }

  @Override
  public List<StyleRemark> style() {
    return List.of();
  }

  @Override
  public List<String> cases() {
    return List.of();
  }

  @Override
  public boolean remembers() {
    return false;
  }
}
