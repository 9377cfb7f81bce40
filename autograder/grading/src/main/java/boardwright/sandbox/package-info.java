/**
 * What stands between a worker and the machine.
 *
 * <p>Knows how a process is shut in, how much memory and how many threads it has from outside, and
 * which hand-ins ship with Boardwright and need no shutting in. Returns the words to put before a
 * command, and numbers. Must never know what a worker is asked, or what anybody handed in is worth.
 */
package boardwright.sandbox;
