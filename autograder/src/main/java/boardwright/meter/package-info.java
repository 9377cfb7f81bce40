/**
 * The one thing of ours that a learner's rewritten code can name.
 *
 * <p>Knows how many steps and how much memory a check may still use, and what was refused. Hands on
 * that a limit was reached, as an error that rewritten code cannot swallow. Must never know
 * anything of checks, scores or the worker: what it does not know, a learner cannot reach through
 * it.
 */
package boardwright.meter;
