package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDateTime;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A time as a platform writes it for people")
class LocalTimesTest {
  private static final LocalDateTime TIME = LocalDateTime.parse("2026-11-13T23:52:00");

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "Friday, 13 November 2026, 11:52 PM",
        "Friday, November 13, 2026, 11:52 PM",
        "Freitag, 13. November 2026, 23:52",
        "Freitag, 13. November 2026, 23:52 Uhr",
        "vendredi 13 novembre 2026, 23:52 h",
        "vendredi 13 novembre 2026, 23:52",
        "viernes, 13 de noviembre de 2026, 23:52",
        "venerd\u00ec, 13 novembre 2026, 23:52",
        "sexta-feira, 13 de novembro de 2026 \u00e0s 23:52",
        "vrijdag, 13 november 2026, 23:52",
        "pi\u0105tek, 13 listopada 2026, 23:52",
        "p\u00e1tek, 13. listopadu 2026, 23.52",
        "Cuma, 13 Kas\u0131m 2026, 23:52",
        "fredag 13. november 2026, 23.52",
        "viernes, 13 de noviembre de 2026, 11:52 p. m.",
        "viernes, 13 de noviembre de 2026, 11:52 p.\u00a0m.",
        "vendredi 13 novembre 2026, 11:52 PM",
        "\u03a0\u03b1\u03c1\u03b1\u03c3\u03ba\u03b5\u03c5\u03ae, 13"
            + " \u039d\u03bf\u03b5\u03bc\u03b2\u03c1\u03af\u03bf\u03c5 2026, 11:52 \u03bc.\u03bc.",
        "\u03a0\u03b1\u03c1\u03b1\u03c3\u03ba\u03b5\u03c5\u03ae, 13"
            + " \u039d\u03bf\u03b5\u03bc\u03b2\u03c1\u03af\u03bf\u03c5 2026, 11:52 \u03bc\u03bc",
        "Cuma, 13 Kas\u0131m 2026, 11:52 \u00d6S",
        "fredag, 13 november 2026, 11:52 em",
        "2026-11-13 23:52",
        "2026-11-13T23:52:00"
      })
  @DisplayName("is read in the language that it was written in")
  void isReadInTheLanguageOfItsWriter(String text) {
    assertEquals(Optional.of(TIME), LocalTimes.parse(text));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "viernes, 13 de noviembre de 2026, 12:05 a. m.",
        "Friday, 13 November 2026, 12:05 AM",
        "fredag, 13 november 2026, 12:05 fm",
        "Cuma, 13 Kas\u0131m 2026, 12:05 \u00d6\u00d6"
      })
  @DisplayName("is of the morning where its word says so")
  void isOfTheMorningWhereItsWordSaysSo(String text) {
    assertEquals(Optional.of(LocalDateTime.parse("2026-11-13T00:05:00")), LocalTimes.parse(text));
  }

  @ParameterizedTest(name = "''{0}''")
  @ValueSource(
      strings = {
        "-",
        "",
        "Submitted for grading",
        "11/12/2026 23:52",
        "13 Brumaire 2026, 23:52",
        "13 November 2026",
        "31 February 2026, 10:00",
        "Friday, 13 November 2026, 25:61",
        "Friday, 13 November 2026, 9:40 in the evening",
        "Friday, 13 November 2026, 21:40 CET",
        "Friday, 13 November 2026, 21:40 +0100",
        "2026-11-13T21:40+01:00",
        "2026-11-13T21:40-05:00",
        "2026-11-13 21:40 +01:00",
        "2026-11-13T20:40:00Z"
      })
  @DisplayName("is none where it could be several, or no time at all")
  void isNoneWhereItCouldBeSeveral(String text) {
    assertEquals(Optional.empty(), LocalTimes.parse(text));
  }
}
