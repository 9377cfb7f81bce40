/**
 * The process that runs a learner's code, and never sees its source.
 *
 * <p>Knows how to load one program at a time and run checks on it. Returns one answer for each
 * check. Must never know how many points a check is worth, what others handed in, or how a program
 * is compiled.
 */
package boardwright.worker;
