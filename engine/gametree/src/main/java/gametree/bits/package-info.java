/**
 * Faster boards for Tic-Tac-Toe and Othello. They are {@link gametree.IBoardModel}s like all
 * others: neither the searches nor the model nor a view know that they are there.
 */
package gametree.bits;
