/**
 * The files with which a new lab begins.
 *
 * <p>Knows which files a lab needs and what they contain at the beginning. Returns texts by path.
 * Must never overwrite what is there, and knows nothing of how a lab is graded.
 */
package boardwright.skeleton;
