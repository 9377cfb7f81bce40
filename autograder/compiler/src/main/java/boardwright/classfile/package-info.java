/**
 * Class files as descriptions.
 *
 * <p>Knows the shape of a class: its members, its supertypes, how a synopsis prints it. Returns
 * descriptions and differences between them. Must never load a class or know why it is asked.
 */
package boardwright.classfile;
