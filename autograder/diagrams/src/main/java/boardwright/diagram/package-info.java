/**
 * The diagrams of the handouts.
 *
 * <p>Knows how a diagram is described in a few lines of text, and how to read the rest out of the
 * engine: its class files, and a run of real play. Returns the source of the diagram and its
 * picture. Must never draw what is not in the engine, nor be on the class path of a run.
 */
package boardwright.diagram;
