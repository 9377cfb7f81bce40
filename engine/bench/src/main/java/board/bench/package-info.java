/** How well the computer players of all games play against each other. */
package board.bench;
