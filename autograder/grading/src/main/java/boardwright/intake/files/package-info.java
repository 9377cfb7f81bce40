/**
 * What files, folders and archives hold.
 *
 * <p>Knows how to look into them, however deep, and how much of them is read. Returns the sources
 * of one hand-in as bytes, with what was set aside. Must never follow a link, trust a name in an
 * archive, write a file, or know who handed in.
 */
package boardwright.intake.files;
