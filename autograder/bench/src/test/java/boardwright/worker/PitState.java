package boardwright.worker;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Makes PIT see a check as the grader runs it. A structure check reads class files, so it reads the
 * mutant's, and counts as reaching every line. A line of a class that other stages replace doesn't
 * count as reached, since the grader runs the check on the provided class.
 */
public final class PitState implements AfterEachCallback {
  private static final String KEEPER =
      "org.pitest.mutationtest.execute.CatchNewClassLoadersTransformer";
  private static final String PROBES = "$$pitCoverageProbes";

  @Override
  public void afterEach(ExtensionContext check) {
    if (mutant() == null) {
      setReached(PlainSubjects.typesOfOtherStages(check.getRequiredTestClass()), false);
    }
    ((Map<?, ?>) read(KEEPER, "CLASS_LOADERS")).clear(); // PIT would put each mutant into all
  }

  /** The class file of the mutant that runs; null while PIT measures what each check reaches. */
  static byte[] mutant() {
    return (byte[]) read(KEEPER, "currentMutant");
  }

  /** The name of the class that the mutant replaces; empty while there is none. */
  static String mutatedClass() {
    return Objects.requireNonNullElse((String) read(KEEPER, "targetClass"), "").replace('/', '.');
  }

  /** Sets whether PIT believes that the current check reaches the lines of these classes. */
  static void setReached(Collection<String> types, boolean reached) {
    for (String type : types) {
      if (read(type, PROBES) instanceof boolean[] probes) {
        int end = (int) read(type, PROBES.replaceFirst("s$", "Size")) - 1; // more are spare
        Arrays.fill(probes, 0, end, reached);
      }
    }
  }

  /** Reads a static field; null if the type has none of this name. */
  private static Object read(String type, String name) {
    try {
      Field field = Class.forName(type).getDeclaredField(name);
      field.setAccessible(true);
      return field.get(null);
    } catch (NoSuchFieldException e) {
      return null; // a type in which PIT counts nothing
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
