package boardwright.suite;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaTypeVariable;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.EvaluationResult;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.List;
import java.util.function.BiConsumer;

/** Questions about how the learner's classes are built, asked with ArchUnit. */
public final class Structure {
  private final JavaClasses classes;
  private final String type;

  private Structure(JavaClasses classes, String type) {
    this.classes = classes;
    this.type = type;
  }

  /**
   * The structure of one class.
   *
   * @param type its qualified name
   */
  public static Structure of(Subject subject, String type) {
    return new Structure(subject.classes(), type);
  }

  /** Fails unless the class is of this type, by whatever steps of inheritance. */
  public void isA(Class<?> supertype, String expected) {
    check(
        expected,
        (javaClass, seen) -> {
          if (!javaClass.isAssignableTo(supertype)) {
            seen.add("yours is no " + supertype.getSimpleName());
          }
        });
  }

  /** Fails unless the class implements this interface of the lab's. */
  public void implementsInterface(String name) {
    String simple = name.substring(name.lastIndexOf('.') + 1);
    check(
        "implements " + simple,
        (javaClass, seen) -> {
          if (!javaClass.isAssignableTo(name)) {
            seen.add("yours does not");
          }
        });
  }

  /** Fails unless the type is an interface. */
  public void isInterface() {
    check(
        "an interface",
        (javaClass, seen) -> {
          if (!javaClass.isInterface()) {
            seen.add("yours is a class");
          }
        });
  }

  /** Fails unless every field that is no constant is private. */
  public void keepsItsFieldsPrivate() {
    check(
        "every field private, constants apart",
        (javaClass, seen) -> {
          for (JavaField field : javaClass.getFields()) {
            if (!isConstant(field)
                && !field.getModifiers().contains(JavaModifier.PRIVATE)
                && !field.getModifiers().contains(JavaModifier.SYNTHETIC)) {
              seen.add("yours has `" + field.getName() + "`, which is not private");
            }
          }
        });
  }

  /**
   * Fails unless an object of the class holds a reference to another of its class. The field may
   * stand in a class that it extends, and be of that class's type.
   */
  public void linksToItsOwnKind() {
    check(
        "a field that holds the next " + simpleName(),
        (javaClass, seen) -> {
          if (javaClass.getAllFields().stream().noneMatch(field -> isLink(field, javaClass))) {
            seen.add("yours has none");
          }
        });
  }

  /** Fails if the class prints, a {@code main} apart. */
  public void printsNothing() {
    forbidsOutsideMain(
        "a class that returns its results and prints nothing",
        List.of("java.lang.System.out", "java.lang.System.err"),
        List.of(".printStackTrace("),
        "prints");
  }

  /** Fails if the class reads from a user or opens windows, a {@code main} apart. */
  public void hasNoUserInterface() {
    check(
        "a class without a user interface",
        (javaClass, seen) -> {
          for (JavaAccess<?> access : javaClass.getAccessesFromSelf()) {
            String target = access.getTarget().getFullName();
            String owner = access.getTargetOwner().getName();
            boolean window =
                owner.startsWith("javax.swing.")
                    || owner.startsWith("java.awt.")
                        && !owner.equals("java.awt.Point")
                        && !owner.startsWith("java.awt.geom.");
            boolean reads =
                target.equals("java.lang.System.in") || owner.equals("java.util.Scanner");
            if ((window || reads) && !isInMain(access)) {
              seen.add("yours uses " + owner + place(access));
            }
          }
        });
  }

  private void forbidsOutsideMain(
      String expected, List<String> fields, List<String> calls, String does) {
    check(
        expected,
        (javaClass, seen) -> {
          for (JavaAccess<?> access : javaClass.getAccessesFromSelf()) {
            String target = access.getTarget().getFullName();
            if ((fields.contains(target) || calls.stream().anyMatch(target::contains))
                && !isInMain(access)) {
              seen.add("yours " + does + place(access));
            }
          }
        });
  }

  /** Asks one question about the class; what it saw wrong makes the check fail. */
  private void check(String expected, BiConsumer<JavaClass, Seen> question) {
    if (!classes.contain(type)) {
      throw new CheckBlocked(simpleName() + " is not among the compiled classes");
    }
    ArchRule rule =
        ArchRuleDefinition.classes()
            .that()
            .haveFullyQualifiedName(type)
            .should(
                new ArchCondition<JavaClass>(expected) {
                  @Override
                  public void check(JavaClass javaClass, ConditionEvents events) {
                    question.accept(
                        javaClass,
                        text -> events.add(SimpleConditionEvent.violated(javaClass, text)));
                  }
                });
    EvaluationResult result = rule.evaluate(classes);
    if (result.hasViolation()) {
      List<String> details = result.getFailureReport().getDetails();
      String more = details.size() > 1 ? " (and " + (details.size() - 1) + " more)" : "";
      throw new CheckFailed(Finding.of(simpleName() + ": " + expected, details.get(0) + more));
    }
  }

  private String simpleName() {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  private static boolean isConstant(JavaField field) {
    return field.getModifiers().contains(JavaModifier.STATIC)
        && field.getModifiers().contains(JavaModifier.FINAL);
  }

  private static boolean isLink(JavaField field, JavaClass javaClass) {
    JavaClass fieldType = field.getRawType();
    boolean fits =
        !fieldType.isEquivalentTo(Object.class) && javaClass.isAssignableTo(fieldType.getName());
    return !field.getModifiers().contains(JavaModifier.STATIC)
        && (fits || field.getType() instanceof JavaTypeVariable<?>);
  }

  private static boolean isInMain(JavaAccess<?> access) {
    return access.getOrigin().getName().equals("main")
        || access.getOrigin().getName().startsWith("lambda$main$");
  }

  private static String place(JavaAccess<?> access) {
    return " in line " + access.getLineNumber();
  }

  /** Takes what a question saw wrong. */
  private interface Seen {
    void add(String text);
  }
}
