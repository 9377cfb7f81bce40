/**
 * Plays a lab's program on the learner's mix.
 *
 * <p>Knows the order of the class path: the first class wins. Returns nothing; the program has the
 * terminal. Must never grade, and is used by a learner on their own code only.
 */
package boardwright.play;
