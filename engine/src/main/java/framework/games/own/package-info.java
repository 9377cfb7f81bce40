/** A place for a game of one's own. What stands here is the smallest game there is. */
package framework.games.own;
