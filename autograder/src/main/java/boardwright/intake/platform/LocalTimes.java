package boardwright.intake.platform;

import java.text.Normalizer;
import java.time.DateTimeException;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.format.TextStyle;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Times as a platform writes them for people: {@code Friday, 27 November 2026, 11:52 PM}, {@code
 * Freitag, 27. November 2026, 23:52}, {@code 2026-11-27 23:52}. Where two readings are possible,
 * there is none.
 */
final class LocalTimes {
  private static final Pattern CLOCK =
      Pattern.compile("(\\d{1,2})[:.h](\\d{2})(?::(\\d{2}))?(?!\\d)");

  /** A zone's distance from another, which is no clock of a day. */
  private static final Pattern OFFSET = Pattern.compile("(?s).*[\\d\\s][+-]");

  /** What German, French and Dutch say behind a clock of 24 hours. */
  private static final Set<String> HOURS = Set.of("uhr", "h", "uur");

  /** {@code 2026-11-27-23-52-00}, as several platforms write it. */
  private static final Pattern IN_NAME =
      Pattern.compile("(\\d{4}-\\d\\d-\\d\\d)[-_ T](\\d\\d)[-:._](\\d\\d)(?:[-:._](\\d\\d))?");

  private static final Pattern ISO_DATE = Pattern.compile("(\\d{4})-(\\d{2})-(\\d{2})");
  private static final Pattern YEAR = Pattern.compile("(?<!\\d)(\\d{4})(?!\\d)");
  private static final Pattern DAY = Pattern.compile("(?<!\\d)(\\d{1,2})(?!\\d)");
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}]+");

  private LocalTimes() {}

  /**
   * Reads a time; empty if it is none, or could be several. Behind the clock there may be a word
   * for the half of the day, in any language; what else stands there could be a zone, or such a
   * word that is not known here, and then nobody knows the time.
   */
  static Optional<LocalDateTime> parse(String text) {
    String plain = plain(text);
    return clock(plain)
        .flatMap(
            clock -> {
              String behind = plain.substring(clock.end());
              Optional<LocalDate> date = date(plain.substring(0, clock.start()));
              return date.flatMap(day -> time(clock, behind).map(day::atTime));
            });
  }

  /** Reads a time in a file's name, which has no colons; empty if it is none. */
  static Optional<LocalDateTime> inName(String text) {
    Matcher digits = IN_NAME.matcher(text);
    if (!digits.matches()) {
      return parse(text.replaceFirst(" (\\d{1,2})[._]?(\\d\\d)(?=( ?[AaPp][Mm])?$)", " $1:$2"));
    }
    String second = digits.group(4) == null ? "00" : digits.group(4);
    return parse(
        "%s %s:%s:%s".formatted(digits.group(1), digits.group(2), digits.group(3), second));
  }

  /** Whether it is a day and a clock, whatever may stand behind them. */
  static boolean looksLikeOne(String text) {
    String plain = plain(text);
    return clock(plain).flatMap(c -> date(plain.substring(0, c.start()))).isPresent();
  }

  /** The last clock in it; empty if that is a zone's. */
  private static Optional<MatchResult> clock(String plain) {
    return CLOCK
        .matcher(plain)
        .results()
        .reduce((first, second) -> second)
        .filter(last -> !OFFSET.matcher(plain.substring(0, last.start())).matches());
  }

  private static Optional<LocalTime> time(MatchResult clock, String behind) {
    String word = DayHalves.word(behind);
    Optional<Integer> noon = DayHalves.ofWord(word);
    if (!word.isEmpty() && noon.isEmpty() && !HOURS.contains(word)) {
      return Optional.empty();
    }
    try {
      int hour = Integer.parseInt(clock.group(1));
      int second = clock.group(3) == null ? 0 : Integer.parseInt(clock.group(3));
      return Optional.of(
          LocalTime.of(
              noon.map(half -> hour % 12 + half).orElse(hour),
              Integer.parseInt(clock.group(2)),
              second));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Optional<LocalDate> date(String text) {
    try {
      return written(text);
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  private static Optional<LocalDate> written(String text) {
    Matcher iso = ISO_DATE.matcher(text);
    if (iso.find()) {
      return Optional.of(LocalDate.parse(iso.group()));
    }
    Matcher year = YEAR.matcher(text);
    if (!year.find()) {
      return Optional.empty();
    }
    Matcher day = DAY.matcher(text);
    if (!day.find()) {
      return Optional.empty();
    }
    int number = Integer.parseInt(day.group(1));
    boolean another = day.find();
    if (another) {
      return Optional.empty();
    }
    Set<LocalDate> certain = new HashSet<>();
    Set<LocalDate> possible = new HashSet<>();
    List<String> words = WORD.matcher(text).results().map(m -> m.group()).toList();
    for (Language language : Language.ALL) {
      for (String word : words) {
        for (Month month : language.months().getOrDefault(word, Set.of())) {
          LocalDate date = LocalDate.of(Integer.parseInt(year.group(1)), month, number);
          possible.add(date);
          if (words.stream()
              .anyMatch(
                  w -> language.days().getOrDefault(w, Set.of()).contains(date.getDayOfWeek()))) {
            certain.add(date);
          }
        }
      }
    }
    Set<LocalDate> dates = certain.isEmpty() ? possible : certain;
    return dates.size() == 1 ? Optional.of(dates.iterator().next()) : Optional.empty();
  }

  private static String plain(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC)
        .replaceAll("[\\u00a0\\u202f]", " ")
        .toLowerCase(Locale.ROOT);
  }

  /**
   * What a language calls the months and the days of the week.
   *
   * @param months by each word for them
   * @param days by each word for them
   */
  private record Language(Map<String, Set<Month>> months, Map<String, Set<DayOfWeek>> days) {
    private static final List<TextStyle> STYLES =
        List.of(
            TextStyle.FULL, TextStyle.FULL_STANDALONE, TextStyle.SHORT, TextStyle.SHORT_STANDALONE);

    private static final List<Language> ALL =
        Stream.of(
                "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "fi", "et", "pl", "cs",
                "sk", "sl", "hr", "hu", "ro", "tr", "el", "ru", "uk", "bg", "ca", "gl", "eu", "lt",
                "lv", "id")
            .map(Locale::forLanguageTag)
            .map(Language::of)
            .toList();

    static Language of(Locale locale) {
      Language language = new Language(new HashMap<>(), new HashMap<>());
      for (TextStyle style : STYLES) {
        for (Month month : Month.values()) {
          put(language.months(), month.getDisplayName(style, locale), month);
        }
        for (DayOfWeek day : DayOfWeek.values()) {
          put(language.days(), day.getDisplayName(style, locale), day);
        }
      }
      return language;
    }

    private static <T> void put(Map<String, Set<T>> names, String name, T value) {
      WORD.matcher(plain(name))
          .results()
          .forEach(m -> names.computeIfAbsent(m.group(), word -> new HashSet<>()).add(value));
    }
  }
}
