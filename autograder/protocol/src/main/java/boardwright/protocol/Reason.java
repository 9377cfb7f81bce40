package boardwright.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;

/** Why something of the grader's own failed, for people who do not know its classes. */
public final class Reason {
  private static final Pattern OURS = Pattern.compile("boardwright\\.|com\\.puppycrawl\\.");

  private Reason() {}

  /** The failure's own words, if they are meant for people, else what kind of failure it is. */
  public static String of(Throwable failure) {
    if (failure instanceof UncheckedIOException && failure.getCause() != null) {
      return of(failure.getCause());
    }
    String said = failure.getMessage() == null ? "" : failure.getMessage();
    boolean forPeople =
        failure instanceof IOException
            || failure instanceof IllegalStateException
            || failure.getClass().getName().startsWith("boardwright.");
    String kind = failure.getClass().getSimpleName();
    if (said.isEmpty() || OURS.matcher(said).find()) {
      return kind;
    }
    return forPeople ? said : kind + ": " + said;
  }
}
