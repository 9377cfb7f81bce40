/**
 * What a learner has reached, between one command and the next.
 *
 * <p>Knows which stages passed when they were last checked, and which hints were given. Returns
 * that state and a newer one. Must never be used for a grade: it is the learner's own note.
 */
package boardwright.progress;
