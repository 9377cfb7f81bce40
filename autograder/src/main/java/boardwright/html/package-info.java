/**
 * The pages of a run for a browser.
 *
 * <p>Knows reports, the hand-ins they are about, and how a class and one student's work are shown.
 * Returns pages that stand alone: no server, no network, no other file. Must never trust a word
 * that a student wrote, show a student a check that is hidden, or change a verdict or a score.
 */
package boardwright.html;
