/**
 * From what was handed in to submissions.
 *
 * <p>Knows the downloads of learning platforms, folders, archives and encodings, who handed in and
 * when, and how to find the types that a source declares. Hands on submissions, decoded and in
 * memory. Must never compile a source, trust a name in an archive, or write a file.
 */
package boardwright.intake;
