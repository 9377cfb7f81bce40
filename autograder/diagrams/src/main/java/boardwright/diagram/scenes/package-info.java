/**
 * Short pieces of real play, which are watched and drawn.
 *
 * <p>Knows the engine as any program does. Returns nothing: what happens is recorded. Must never
 * call a method only so that it is in a picture.
 */
package boardwright.diagram.scenes;
