package boardwright.intake;

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
        "vendredi 13 novembre 2026, 23:52",
        "viernes, 13 de noviembre de 2026, 23:52",
        "venerd\u00ec, 13 novembre 2026, 23:52",
        "sexta-feira, 13 de novembro de 2026 \u00e0s 23:52",
        "vrijdag, 13 november 2026, 23:52",
        "pi\u0105tek, 13 listopada 2026, 23:52",
        "p\u00e1tek, 13. listopadu 2026, 23.52",
        "Cuma, 13 Kas\u0131m 2026, 23:52",
        "fredag 13. november 2026, 23.52",
        "2026-11-13 23:52"
      })
  @DisplayName("is read in the language of whoever wrote it")
  void read(String text) {
    assertEquals(Optional.of(TIME), LocalTimes.parse(text));
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
        "Friday, 13 November 2026, 25:61"
      })
  @DisplayName("is none where it could be several, or no time at all")
  void none(String text) {
    assertEquals(Optional.empty(), LocalTimes.parse(text));
  }
}
