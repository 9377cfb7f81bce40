/**
 * What every game is made of, whatever it looks like and whoever plays it. Nothing here knows a
 * view, a thread or a player's way of thinking.
 */
package framework.model;
