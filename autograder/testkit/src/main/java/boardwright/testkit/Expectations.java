package boardwright.testkit;

import boardwright.protocol.Finding;
import boardwright.protocol.Shown;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaFieldAccess;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.util.Comparator;
import java.util.Locale;
import java.util.Set;

/**
 * What a student expects of a program before there is any code: fields of a class that they fill
 * in, such as {@code int legalMoves = 7;}. A check compares each with what the provided classes
 * really return, and does not give the answer away.
 */
public final class Expectations {
  /** What runs while an object is created, if the JDK is given it. */
  private static final Set<String> CREATES =
      Set.of("<init>", "<clinit>", "toString", "hashCode", "equals");

  private final Class<?> type;
  private final Object object;

  private Expectations(Class<?> type, Object object) {
    this.type = type;
    this.object = object;
  }

  /**
   * The student's class. What it expects is written down in it: a value that it asks the program
   * for would agree whatever the student thinks.
   *
   * @param suite the suite that asks
   * @param subject what it asks about
   * @param className qualified
   */
  public static Expectations in(Class<?> suite, Subject subject, String className) {
    try {
      Class<?> type = Class.forName(className, true, suite.getClassLoader());
      refuseCalls(subject.classes().get(className), subject.classes());
      Constructor<?> constructor = type.getDeclaredConstructor();
      constructor.setAccessible(true);
      return new Expectations(type, constructor.newInstance());
    } catch (InvocationTargetException e) {
      Throwable thrown = e.getCause();
      throw CheckFailed.over(
          thrown, Finding.thrown("", "", "a class with fields and nothing else", thrown));
    } catch (ReflectiveOperationException e) {
      throw new CheckFailed(
          "a class whose objects can be made without an argument", "yours cannot be");
    }
  }

  /** Nothing may run but the JDK while an object is created; later, anything may. */
  private static void refuseCalls(JavaClass type, JavaClasses own) {
    type.getCodeUnits().stream()
        .filter(unit -> CREATES.contains(unit.getName()) || !type.getRawInterfaces().isEmpty())
        .flatMap(unit -> unit.getAccessesFromSelf().stream())
        .filter(access -> !access.getTargetOwner().getName().startsWith("java."))
        .filter(access -> !(access instanceof JavaFieldAccess) || isOther(access, type, own))
        .min(Comparator.comparing(JavaAccess::getLineNumber))
        .ifPresent(
            access -> {
              throw CheckFailed.at(
                  type.getSimpleName() + ".java:" + access.getLineNumber(),
                  "values that you write down yourself",
                  "yours come from " + access.getTargetOwner().getSimpleName());
            });
  }

  /** Whether it is a field of another class of the student's, which may ask the program for it. */
  private static boolean isOther(JavaAccess<?> field, JavaClass type, JavaClasses own) {
    JavaClass owner = field.getTargetOwner();
    return !owner.equals(type) && own.contain(owner.getName());
  }

  /**
   * Compares an expectation with the answer to a question. Texts are compared word by word, without
   * upper and lower case; where the provided classes throw an exception, its name is the answer.
   *
   * @param field the student's field
   * @param session what leads up to the question
   * @param question a snippet, such as {@code board.isJump(3, 3, 5, 5)}
   */
  public void agree(String field, SnippetSession session, String question) {
    agree(field, session.ask(question));
  }

  /** As above, where the question was asked of a session, and perhaps only a part is compared. */
  public <T> void agree(String field, Call<T> question) {
    Object expected = read(field);
    Object right;
    try {
      right = question.make();
    } catch (Exception thrown) {
      right = thrown.getClass().getSimpleName();
    }
    if (!alike(expected, right)) {
      question.fail(
          "`%s` to be what the provided classes do".formatted(field),
          "you expect %s, and they do something else".formatted(Shown.value(expected)));
    }
  }

  private Object read(String name) {
    try {
      Field field = type.getDeclaredField(name);
      field.setAccessible(true);
      return field.get(object);
    } catch (NoSuchFieldException e) {
      throw CheckFailed.at(
          type.getSimpleName() + ".java", "a field `%s`".formatted(name), "yours has none");
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private static boolean alike(Object expected, Object right) {
    if (expected instanceof Number a && right instanceof Number b) {
      return a.doubleValue() == b.doubleValue();
    }
    return words(expected).equals(words(right));
  }

  private static String words(Object value) {
    return String.valueOf(value).strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
  }
}
