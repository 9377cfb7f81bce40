/**
 * Lists as spreadsheets write them.
 *
 * <p>Knows separators, alphabets and quotes. Returns headings and rows of text, and the text of
 * such a list. Must never know what a column means.
 */
package boardwright.table;
