/**
 * What all pages of Boardwright have in common.
 *
 * <p>Knows the style sheet, boards that are drawn as text, and how templates become classes.
 * Returns pages and parts of them. Must never know what a page is about.
 */
package boardwright.page;
