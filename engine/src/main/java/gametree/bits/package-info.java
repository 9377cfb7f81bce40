/**
 * A faster board for Othello. It is one more {@link gametree.IBoardModel}: neither the searches nor
 * the model nor a view know that it is there.
 */
package gametree.bits;
