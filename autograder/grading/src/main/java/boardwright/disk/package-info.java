/**
 * What is kept on the disk, whole.
 *
 * <p>Knows files and nothing else. Returns nothing. Must never know what is in a file.
 */
package boardwright.disk;
