/**
 * Games in files: what a saved game says, how it is written and read, and the commands to save and
 * open one.
 *
 * <p>The text is meant to be read by people too:
 *
 * <pre>
 * Boardwright saved game 1
 * game Tic-Tac-Toe
 * board 3 x 3
 * players X, O
 * 1 X 1 1
 * 2 O 0 2
 * end 2
 * </pre>
 *
 * <p>A move is its number, its player, and row and column of each space by which a person would
 * choose it. The last line says how many moves there are, so a file that was cut off is noticed.
 */
package framework.saved;
