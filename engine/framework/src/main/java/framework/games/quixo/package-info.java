/**
 * Quixo: five in a row on a board of five by five that is full of cubes. A player takes a cube from
 * the rim, blank or with the player's own mark on top, turns the mark up, and pushes it in again
 * from another end of its row or column. Who makes a line for both players loses.
 */
package framework.games.quixo;
