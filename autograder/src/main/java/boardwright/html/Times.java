package boardwright.html;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Moments as pages tell them. */
final class Times {
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("EEE d MMM yyyy, HH:mm (xxx)", Locale.ENGLISH);

  private Times() {}

  /** Day, time and offset; empty if nothing says when. */
  static String shown(Instant moment, ZoneId zone) {
    return moment == null ? "" : FORM.format(moment.atZone(zone));
  }
}
