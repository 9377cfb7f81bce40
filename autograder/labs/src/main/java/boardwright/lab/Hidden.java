package boardwright.lab;

/**
 * A check that students do not see.
 *
 * @param check its id, such as {@code square/refuses-rows-off-the-board}
 * @param until when they may; null for never
 */
public record Hidden(String check, Deadline until) {
  /** Checks that it names a check. */
  public Hidden {
    Need.text("check", check);
  }
}
