/** The program that plays the games of this framework, see {@link framework.games.BoardGames}. */
package framework.games;
