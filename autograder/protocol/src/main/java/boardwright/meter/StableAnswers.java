package boardwright.meter;

import java.time.Duration;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What students' tests get where the JDK's answer would differ from run to run, because an identity
 * hash is in it, the name of a lambda, or the time.
 */
public final class StableAnswers {
  private static final Pattern LAMBDA = Pattern.compile("(?<=\\$\\$Lambda)[$/\\w]+");

  /** An identity hash after the name of a class or of an array. */
  private static final Pattern IDENTITY =
      Pattern.compile(
          "((?:[\\w$]+\\.)+(?:\\p{Lu}[\\w$]*|[\\w$]+(?=@[0-9a-f]{5}))|\\[+[A-Z](?:[\\w.$]+;)?)"
              + "@[0-9a-f]+",
          Pattern.UNICODE_CHARACTER_CLASS);

  private StableAnswers() {}

  /** Text without identity hashes and the numbers of lambdas. */
  public static String masked(String text) {
    return text == null || text.indexOf('@') < 0 && !text.contains("$$Lambda")
        ? text
        : IDENTITY.matcher(LAMBDA.matcher(text).replaceAll("")).replaceAll("$1@0");
  }

  /** A value as text. */
  public static String text(Object value) {
    return value instanceof CharSequence ? value.toString() : masked(String.valueOf(value));
  }

  /** Values to be formatted, as text if the hash code of one comes from an identity. */
  public static Object[] texts(Object[] values) {
    return values == null
        ? null
        : Stream.of(values).map(value -> hasIdentity(value) ? text(value) : value).toArray();
  }

  /** Refuses the hash code of a value if it comes from the identity of an object. */
  public static void refuseIdentity(Object value) {
    if (hasIdentity(value)) {
      Meter.refuse("java.lang.Object.hashCode");
    }
  }

  private static boolean hasIdentity(Object value) {
    if (value instanceof Object[] values) {
      return Stream.of(values).anyMatch(StableAnswers::hasIdentity);
    }
    if (value instanceof Collection<?> values) {
      return hasIdentity(values.toArray());
    }
    if (value instanceof Optional<?> optional) {
      return hasIdentity(optional.orElse(null));
    }
    if (value instanceof Map.Entry<?, ?> entry) {
      return hasIdentity(entry.getKey()) || hasIdentity(entry.getValue());
    }
    if (value instanceof IdentityHashMap<?, ?>) {
      return true;
    }
    if (value instanceof Map<?, ?> map) {
      return hasIdentity(map.keySet()) || hasIdentity(map.values());
    }
    try {
      return value != null
          && value.getClass().getMethod("hashCode").getDeclaringClass() == Object.class;
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e); // every object has it
    }
  }

  /** Stands in for the limit of {@code assertTimeout}: steps end what is endless. */
  public static Duration forever() {
    return Duration.ofDays(1);
  }
}
