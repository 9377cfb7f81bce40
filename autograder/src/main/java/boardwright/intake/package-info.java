/**
 * From what was handed in to submissions.
 *
 * <p>Knows the way: a download is recognised, each hand-in in it is read and prepared, the latest
 * of the same people counts, and gets what they were allowed. Returns submissions, decoded and in
 * memory, and what is to be said of them all. Must never know how a platform, an archive or an
 * instructor's list is read, compile a source, or write a file.
 */
package boardwright.intake;
