/**
 * Renderings of reports.
 *
 * <p>Knows the forms that people and other programs read: JSON, JUnit's XML, tables, the anatomy of
 * a failure. Returns text. Must never change a verdict or a score, nor ask where they came from.
 */
package boardwright.report;
