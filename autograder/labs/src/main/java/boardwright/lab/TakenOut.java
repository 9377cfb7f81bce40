package boardwright.lab;

/**
 * A check that an instructor has taken out, since it was unfair.
 *
 * @param check its id, such as {@code square/refuses-rows-off-the-board}
 * @param why what students read
 * @param weight whether its share goes to the other checks of its stage: to those of its kind, if
 *     there are any. If not, students who handed in the class get its points
 * @param mayFall whether a grade may fall by it. If not, each stage gives the better of both
 */
public record TakenOut(String check, String why, Boolean weight, Boolean mayFall) {
  /** Checks that it names a check and says why. */
  public TakenOut {
    Need.text("check", check);
    Need.text("why", why);
    weight = weight != null && weight;
    mayFall = mayFall != null && mayFall;
  }
}
