/**
 * Lists as spreadsheets write them.
 *
 * <p>Knows separators, alphabets and quotes. Returns headings and rows of text. Must never know
 * what a column means.
 */
package boardwright.intake.table;
