package boardwright.run;

/**
 * What is true of a whole run.
 *
 * @param lab the lab's id
 * @param seed what randomised checks drew from
 * @param source what the hand-ins were recognised as, for people
 * @param sandbox what was around the workers, such as {@code bwrap} or {@code none}
 */
public record RunFacts(String lab, long seed, String source, String sandbox) {}
