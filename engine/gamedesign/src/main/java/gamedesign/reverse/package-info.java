/**
 * A card game on the engine, in which turns change their direction: the example of a game that
 * overrides {@link gamedesign.engine.Game#getNextPlayer}, as Uno's reverse card needs it.
 *
 * <p>The board is a table. Two of its places have a tile, the pile to draw from and the pile of
 * played cards; all others are empty. The players sit around the table, so they are on no tile.
 */
package gamedesign.reverse;
