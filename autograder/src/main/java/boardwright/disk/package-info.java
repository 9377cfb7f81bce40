/**
 * What is kept on the disk, whole.
 *
 * <p>Knows files and nothing else. Hands on nothing. Must never know what is in a file.
 */
package boardwright.disk;
