/**
 * The process that compiles a learner's code, and never runs it.
 *
 * <p>Knows how to mix, compile and guard the sources of one submission at a time, and what
 * Checkstyle says of them. Returns programs that are ready to be loaded, and the compiler's words.
 * Must never load a learner's class, nor know which checks there are.
 */
package boardwright.compile;
