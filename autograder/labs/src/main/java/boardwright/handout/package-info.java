/**
 * Reads the handouts.
 *
 * <p>Knows the form of a page, its rules, and of a ladder of hints. Returns their texts. Must never
 * know what a learner has done.
 */
package boardwright.handout;
