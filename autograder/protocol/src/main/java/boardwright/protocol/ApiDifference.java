package boardwright.protocol;

/**
 * One way in which a learner's class differs from the provided one, as other classes see the two.
 *
 * @param type the simple name of the class
 * @param member the name of the member that is missing or different, {@code <init>} for a
 *     constructor; empty if the difference is about the class as a whole
 * @param synopsis the member as the provided class declares it, such as {@code public Square
 *     getNext()}; empty likewise
 * @param near the name in the learner's class that may be meant by the member's; empty if none is
 *     nearly the same
 * @param yours what the learner's class has instead, such as {@code yours is `int getNext()`}, or
 *     the whole sentence if there is no member; may be empty
 */
public record ApiDifference(
    String type, String member, String synopsis, String near, String yours) {
  /** A difference of the class as a whole. */
  public static ApiDifference ofWhole(String type, String sentence) {
    return new ApiDifference(type, "", "", "", sentence);
  }

  /** One sentence for the student. */
  public String text() {
    if (synopsis.isEmpty()) {
      return yours;
    }
    String missing = "%s has no `%s`".formatted(type, synopsis);
    if (!near.isEmpty()) {
      return missing + "; did you mean your `%s`?".formatted(near);
    }
    return yours.isEmpty() ? missing : missing + "; " + yours;
  }
}
