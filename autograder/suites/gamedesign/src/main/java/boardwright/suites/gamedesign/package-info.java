/**
 * The suites of the lab {@code gamedesign}, one class a stage.
 *
 * <p>Knows the rules on the lab's handout pages and the public and protected members of its
 * classes. The doubles {@link boardwright.suites.gamedesign.Field}, {@link
 * boardwright.suites.gamedesign.Witness}, {@link boardwright.suites.gamedesign.Puppet} and {@link
 * boardwright.suites.gamedesign.Toy} extend the abstract classes of the mix, the learner's or the
 * provided ones. Games that roll dice are asked for what holds for every roll; shares are compared
 * with bounds that a right program misses less than once in a billion runs.
 */
package boardwright.suites.gamedesign;
