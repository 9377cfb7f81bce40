/**
 * Java's own rule about a class path: the first class wins.
 *
 * <p>Knows how to put the classes of a mix before all others. Returns class loaders. Must never
 * know whose the classes are, nor what is done with them.
 */
package boardwright.loader;
