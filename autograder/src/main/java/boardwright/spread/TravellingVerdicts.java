package boardwright.spread;

import boardwright.grading.StageResult;
import boardwright.run.KeptJson;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * What a machine sends back of a hand-in.
 *
 * @param sandbox what was around its worker, for people
 * @param stages what each check came to
 */
record TravellingVerdicts(String sandbox, List<StageResult> stages) {
  byte[] bytes() {
    return KeptJson.write(this).getBytes(StandardCharsets.UTF_8);
  }

  static TravellingVerdicts of(byte[] bytes) {
    return KeptJson.read(new String(bytes, StandardCharsets.UTF_8), TravellingVerdicts.class);
  }
}
