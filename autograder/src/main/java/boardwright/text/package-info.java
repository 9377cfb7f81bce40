/**
 * Texts of strangers: of learners, of platforms, of instructors' files.
 *
 * <p>Knows letters and nothing else. Hands on what may be shown, and what counts as the same name.
 * Must never know where a text came from, or where it goes.
 */
package boardwright.text;
