/**
 * What every board game has, whatever its rules are: a game, a board of tiles, and players.
 *
 * <p>The three abstract classes are templates. {@link gamedesign.engine.Game} knows how a game runs
 * from the first turn to the last; {@link gamedesign.engine.Board} keeps the tiles; {@link
 * gamedesign.engine.Player} knows where a player is. What differs from game to game is left to
 * subclasses, in their own packages. No class in here knows any of these games.
 *
 * <pre>
 * Game ──── has one ────&gt; Board ──── has many ────&gt; Tile
 *   └────── has many ───&gt; Player
 * </pre>
 */
package gamedesign.engine;
