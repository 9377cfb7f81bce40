/** Tic-Tac-Toe: three in a row on a board of three by three. */
package framework.games.tictactoe;
