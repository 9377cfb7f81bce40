/**
 * A learner's commands.
 *
 * <p>Knows what learners ask for, and how far they are. Returns calls to the packages that grade
 * and play, and prints what they give. Must never decide a verdict or a score, nor know that there
 * are others' hand-ins.
 */
package boardwright.learner;
