package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/** Sakai's {@code timestamp.txt} in the folder of each student: digits, in universal time. */
final class Sakai {
  private static final DateTimeFormatter DIGITS = DateTimeFormatter.ofPattern("yyyyMMddHHmmssSSS");
  private static final int LARGEST = 1000;

  private Sakai() {}

  /** When it was handed in; empty if nothing says so. */
  static Optional<Instant> time(Container folder) {
    return folder.entries().stream()
        .filter(entry -> entry.kind() == Entry.Kind.FILE && entry.name().equals("timestamp.txt"))
        .findFirst()
        .flatMap(Sakai::time);
  }

  private static Optional<Instant> time(Entry file) {
    try {
      String text = new String(file.bytes(LARGEST), StandardCharsets.US_ASCII).strip();
      return Optional.of(LocalDateTime.parse(text, DIGITS).toInstant(ZoneOffset.UTC));
    } catch (IOException | DateTimeException e) {
      return Optional.empty();
    }
  }
}
