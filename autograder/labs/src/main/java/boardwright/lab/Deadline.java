package boardwright.lab;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A moment that a person writes down: never without its zone, so that it is the same moment on
 * every machine. The zone is an offset, such as {@code +01:00}, or a place, such as {@code
 * Europe/Berlin}, which knows about summer time.
 *
 * @param at the moment, with the zone in which it was written
 */
public record Deadline(ZonedDateTime at) {
  /** What to expect where a deadline belongs. */
  public static final String FORM =
      "a time with its zone, such as 2026-11-30T23:59+01:00 or 2026-11-30T23:59 Europe/Berlin";

  private static final Pattern WRITTEN =
      Pattern.compile(
          "(\\d{4}-\\d\\d-\\d\\d)[T ](\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d{1,9})?)?) *"
              + "(Z|[+-]\\d\\d:?\\d\\d|[A-Za-z][\\w/+-]*)");

  /**
   * Reads a deadline; empty if it is none, or has no zone.
   *
   * @throws WrongValueException if the clocks of its place show that time twice, or never
   */
  public static Optional<Deadline> parse(String text) {
    Matcher written = WRITTEN.matcher(text.strip());
    if (written.matches()) {
      try {
        LocalDateTime time = LocalDateTime.parse(written.group(1) + "T" + written.group(2));
        return Optional.of(new Deadline(once(time, ZoneId.of(written.group(3)))));
      } catch (DateTimeException e) {
        // perhaps as Java itself reads it
      }
    }
    try {
      return Optional.of(new Deadline(ZonedDateTime.parse(text.strip())));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** As {@link #parse}, for a manifest and for what is kept of a run. */
  @JsonCreator
  static Deadline of(String text) {
    Optional<Deadline> deadline = parse(text);
    Need.that(deadline.isPresent(), "", FORM + ", but found '" + text + "'");
    return deadline.orElseThrow();
  }

  /** That time there; when the clocks are changed, there is none, or there are two. */
  private static ZonedDateTime once(LocalDateTime time, ZoneId zone) {
    ZonedDateTime one = time.atZone(zone);
    int times = zone.getRules().getValidOffsets(time).size();
    Need.that(
        times == 1,
        "",
        "a time with its offset, such as %s, but '%s %s' is %s"
            .formatted(
                one.toOffsetDateTime(),
                time,
                zone,
                times == 0
                    ? "no time: the clocks are put forward"
                    : "two times: the clocks are put back"));
    return one;
  }

  /** The moment without its zone. */
  public Instant instant() {
    return at.toInstant();
  }

  /** As a person writes it. */
  public String words() {
    return at.toLocalDateTime() + " " + at.getZone();
  }

  @JsonValue
  @Override
  public String toString() {
    return at.toString();
  }
}
