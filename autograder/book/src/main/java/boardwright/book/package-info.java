/**
 * The handouts as a book for a browser.
 *
 * <p>Knows the texts of the pages, the hints and the order of the course. Returns files that open
 * from a folder: no server, no request to another host, no absolute path. Must never know a
 * solution, or what a student has done.
 */
package boardwright.book;
