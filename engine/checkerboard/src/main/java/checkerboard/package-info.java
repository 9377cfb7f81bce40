/**
 * Checkers on a board of eight by eight: the classes of a checkerboard, and programs to play on it,
 * in a window or by typed commands.
 *
 * <p>The five types {@link checkerboard.CBException}, {@link checkerboard.Square}, {@link
 * checkerboard.Move}, {@link checkerboard.Piece} and {@link checkerboard.Checkerboard} may each be
 * replaced by one of the same name and members: the program runs on any mixture. {@link
 * checkerboard.Checkers} starts the window of {@link checkerboard.window}, or {@link
 * checkerboard.TextInterface}, which runs typed commands. Both use nothing but the public members
 * of the five.
 *
 * <p>A session with typed commands begins like this:
 *
 * <pre>
 * checkers&gt; move 2 0 3 1
 * 7  .  r  .  r  .  r  .  r
 * 6  r  .  r  .  r  .  r  .
 * 5  .  r  .  r  .  r  .  r
 * 4  .  .  .  .  .  .  .  .
 * 3  .  b  .  .  .  .  .  .
 * 2  .  .  b  .  b  .  b  .
 * 1  .  b  .  b  .  b  .  b
 * 0  b  .  b  .  b  .  b  .
 *    0  1  2  3  4  5  6  7
 * checkers&gt; moves 3 1
 * b [3][1] to [4][0]   b [3][1] to [4][2]
 * </pre>
 */
package checkerboard;
