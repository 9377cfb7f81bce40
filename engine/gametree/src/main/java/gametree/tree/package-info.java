/**
 * Pictures of search trees: a board that writes down what a search tries on it, and a drawing of
 * what it has written down.
 */
package gametree.tree;
