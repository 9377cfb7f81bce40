package boardwright.intake.files;

/**
 * A file or folder of a hand-in.
 *
 * @param label a file's path within the hand-in, or what stands before the paths of a folder's
 *     files
 * @param whole whether it is all that there is, so that an archive's name says nothing
 * @param versions what it has in common with other versions of it, the newest of which comes first;
 *     empty if there are none
 */
public record Part(Entry entry, String label, boolean whole, String versions) {
  /** A file or folder of which there is no other version. */
  public Part(Entry entry, String label, boolean whole) {
    this(entry, label, whole, "");
  }
}
