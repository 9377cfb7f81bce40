/**
 * The text of a source, before anybody compiles it.
 *
 * <p>Knows how Java's text falls into tokens, and how deep its brackets are nested. Hands on tokens
 * with their places. Must never know who wrote the text, or what it means.
 */
package boardwright.source;
