/**
 * From a save to the checks that it concerns.
 *
 * <p>Knows the learner's folder and which stage looks at which class. Reports that something was
 * saved, what that is, and what became better and worse by it. Must never know how a check is run.
 */
package boardwright.watch;
