/**
 * The diagrams of the handouts.
 *
 * <p>Knows how their texts become pictures. Returns the picture of a text. Must never be on the
 * class path of a run; that the texts name what is in the engine, its tests know.
 */
package boardwright.diagram;
