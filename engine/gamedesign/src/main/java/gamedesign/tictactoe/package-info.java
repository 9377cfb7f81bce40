/**
 * Tic-Tac-Toe on the engine. It plays itself: both players put their marks anywhere.
 *
 * <p>A turn looks like this:
 *
 * <pre>
 * It's Player 0's turn.
 * Player 0 put an X at (1, 1).
 * _ _ _
 * _ X _
 * _ _ _
 *
 * Turn finished.
 * </pre>
 */
package gamedesign.tictactoe;
