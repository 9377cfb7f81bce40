/**
 * A race along one line of tiles: the first game on the engine.
 *
 * <p>A turn looks like this:
 *
 * <pre>
 * It's Player 1's turn.
 * Player 1 rolled a 2.
 * Player 1 moved from tile 3 to tile 5.
 * Player 1 fell in a Pit and lost 1 turn.
 * Turn finished.
 * </pre>
 */
package gamedesign.linerace;
