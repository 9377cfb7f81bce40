/** Connect Four: four in a row, where a disc falls down its column as far as it can. */
package framework.games.connectfour;
