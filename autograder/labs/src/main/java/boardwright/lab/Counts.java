package boardwright.lab;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;

/** Which of several hand-ins of the same people counts. */
public enum Counts {
  /** The last one. */
  @JsonProperty("last")
  LAST,
  /** The one with the best score, lateness included; of several the last. */
  @JsonProperty("best")
  BEST,
  /** The last one that was in time; if none was, the last. */
  @JsonProperty("last-in-time")
  LAST_IN_TIME;

  /** As lab.yaml has it. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
