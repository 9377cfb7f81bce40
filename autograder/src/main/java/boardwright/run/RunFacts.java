package boardwright.run;

import java.util.List;

/**
 * What is true of a whole run.
 *
 * @param lab the lab's id
 * @param seed what randomised checks drew from
 * @param source what the hand-ins were recognised as, for people
 * @param sandbox what was around the workers, such as {@code bwrap} or {@code none}
 * @param submissions the ids of those that are in it, in order; what else is in the folder is left
 *     over from an earlier run
 */
public record RunFacts(
    String lab, long seed, String source, String sandbox, List<String> submissions) {}
