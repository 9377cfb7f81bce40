/** The place for a game of your own. What is here now is the smallest game there is. */
package gamedesign.own;
