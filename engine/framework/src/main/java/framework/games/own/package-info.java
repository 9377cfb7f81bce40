/** A place for your own game. The one here is the smallest game there is. */
package framework.games.own;
