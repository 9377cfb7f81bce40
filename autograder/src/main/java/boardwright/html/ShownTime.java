package boardwright.html;

import boardwright.grading.LateRule;
import boardwright.lab.Deadline;
import boardwright.lab.Lab;
import boardwright.submission.Submission;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** Times as pages show them. */
final class ShownTime {
  private static final DateTimeFormatter FORM =
      DateTimeFormatter.ofPattern("EEE d MMM yyyy, HH:mm (xxx)", Locale.ENGLISH);

  private ShownTime() {}

  /** The zone in which people were told their deadline; else that of who looks. */
  static ZoneId zone(Submission submission, Lab lab, ZonedDateTime now) {
    Deadline due = LateRule.due(lab, submission);
    return due == null ? now.getZone() : due.at().getZone();
  }

  /** Day, time and offset; empty if nothing says when. */
  static String shown(Instant moment, ZoneId zone) {
    return moment == null ? "" : FORM.format(moment.atZone(zone));
  }
}
