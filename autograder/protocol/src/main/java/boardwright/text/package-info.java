/**
 * Texts of strangers: of learners, of platforms, of instructors' files. And the program's own.
 *
 * <p>Knows letters, the alphabets in which they come, and lists of them. Returns what a text says,
 * what of it may be shown, and what counts as the same name. Must never know where a stranger's
 * text came from, or where it goes.
 */
package boardwright.text;
