/**
 * Lets the strategies of this lab play every game of the engine (Adapter pattern): a position of
 * any game looks like a board to them, and a strategy looks like a computer player to a match.
 */
package gametree.adapter;
