/**
 * What rewritten code of a mix, the learner's and the provided, can name of ours.
 *
 * <p>Knows how many steps and how much memory a check may still use, which folder is its own, and
 * what was refused. Reports that a limit was reached, as an error that rewritten code cannot
 * swallow. Must never know anything of checks, scores or the worker: what it does not know, a
 * learner cannot reach through it.
 */
package boardwright.meter;
