/**
 * The program: which games and strategies there are, a referee, and tournaments.
 *
 * <p>Everything here is provided; no class in this package is replaced in the lab.
 */
package gametree.play;
