/**
 * What was handed in, and what was decided about it.
 *
 * <p>Knows who handed in, from where it came and when, the sources, and what an instructor allowed
 * these people or changed. Returns immutable values. Must never know how they were read, or what
 * they are worth.
 */
package boardwright.submission;
