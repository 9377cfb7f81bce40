package boardwright.submission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.math.BigDecimal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

@DisplayName("What an instructor gives")
class AwardTest {
  @Test
  @DisplayName("is kept as it was meant, and what an older run kept as a number is read")
  void isKeptAsItWasMeant() {
    JsonMapper json = JsonMapper.shared();
    for (Award award :
        new Award[] {
          Award.FULL,
          Award.NONE,
          Award.percent(new BigDecimal("12.5")),
          Award.points(new BigDecimal("7.50"))
        }) {
      assertEquals(award, json.readValue(json.writeValueAsString(award), Award.class));
    }
    assertEquals(
        new Correction("", Award.points(new BigDecimal("7.5")), "Well."),
        json.readValue(
            "{\"check\": \"\", \"points\": 7.5, \"remark\": \"Well.\"}", Correction.class));
    assertEquals(
        new Correction("", null, "Well."),
        json.readValue(
            "{\"check\": \"\", \"points\": null, \"remark\": \"Well.\"}", Correction.class));
  }

  @Test
  @DisplayName("is a share of whatever there is to get, or a number of points")
  void isAShareOfWhateverThereIsToGet() {
    BigDecimal most = new BigDecimal("0.4");
    assertEquals(0, most.compareTo(Award.FULL.of(most)));
    assertEquals(0, Award.NONE.of(most).signum());
    assertEquals(0, new BigDecimal("0.2").compareTo(Award.percent(new BigDecimal("50")).of(most)));
    assertEquals(BigDecimal.TEN, Award.points(BigDecimal.TEN).of(most));
    assertNotEquals(Award.points(BigDecimal.ONE), Award.FULL);
  }
}
