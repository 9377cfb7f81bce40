/**
 * How much hand-ins are alike.
 *
 * <p>Knows how to fetch and start JPlag, and what it needs to see. Returns pairs of submissions
 * with a percentage, and JPlag's own result. Must never link to JPlag, touch a grade, or call two
 * students cheats: it counts, people judge.
 */
package boardwright.similarity;
