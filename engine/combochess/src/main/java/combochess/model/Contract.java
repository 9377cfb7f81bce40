package combochess.model;

/**
 * Design by contract, checked while the program runs.
 *
 * <p>A method's Javadoc states what it requires of its caller and what it promises in return. The
 * calls below check the same sentences. A broken requirement is the <em>caller's</em> mistake; a
 * broken promise or invariant is the mistake of the <em>class itself</em>. The messages say which.
 */
public final class Contract {

  private Contract() {}

  /**
   * Checks a precondition: what the caller has to see to.
   *
   * @param holds whether the condition holds
   * @param sentence the condition as a sentence, such as {@code "the square lies on the board"}
   * @throws ContractException if it doesn't hold
   */
  public static void requires(boolean holds, String sentence) {
    check(holds, "Precondition", sentence);
  }

  /**
   * Checks a postcondition: what a method promises to its caller.
   *
   * @param holds whether the condition holds
   * @param sentence the condition as a sentence
   * @throws ContractException if it doesn't hold
   */
  public static void ensures(boolean holds, String sentence) {
    check(holds, "Postcondition", sentence);
  }

  /**
   * Checks an invariant: what is true of an object whenever no method of it is running.
   *
   * @param holds whether the condition holds
   * @param sentence the condition as a sentence
   * @throws ContractException if it doesn't hold
   */
  public static void invariant(boolean holds, String sentence) {
    check(holds, "Invariant", sentence);
  }

  private static void check(boolean holds, String what, String sentence) {
    if (!holds) {
      throw new ContractException(what + " broken: " + sentence);
    }
  }
}
