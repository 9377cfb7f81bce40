/**
 * The text of a source, before anybody compiles it.
 *
 * <p>Knows how Java's text falls into tokens, how deep its brackets are nested, and where it
 * declares its types. Returns tokens with their places, and outlines. Must never know who wrote the
 * text, or what it means.
 */
package boardwright.source;
