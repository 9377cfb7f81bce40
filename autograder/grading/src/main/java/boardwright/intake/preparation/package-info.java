/**
 * From the files of a hand-in to sources for a lab.
 *
 * <p>Knows which types a lab replaces, in which packages they lie, and what of a file can be put
 * right. Returns each type once, in a text of which no line has moved, and a note of all that was
 * done. Must never compile a source, or know who wrote it or where it was handed in.
 */
package boardwright.intake.preparation;
