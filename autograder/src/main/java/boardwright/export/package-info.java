/**
 * Grades in the forms that other programs read.
 *
 * <p>Knows the formats of Gradescope, PrairieLearn, GitHub Classroom, Moodle, Canvas and Surefire,
 * and how a line of an instructor's own file is matched with a submission. Returns files that those
 * programs take as they are. Must never guess a match, count what could not be graded, or show a
 * student a check that is hidden.
 */
package boardwright.export;
