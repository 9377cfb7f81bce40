import java.util.List;

/** A folder with files of some size, and folders. */
public class Folder {
  private final int files;
  private final List<Folder> folders;

  /** Creates a folder. */
  public Folder(int files, List<Folder> folders) {
    this.files = files;
    this.folders = folders;
  }

  /** Returns the size of everything in it: a folder asks its folders, and they ask theirs. */
  public int size() {
    int sum = files;
    for (Folder folder : folders) {
      sum += folder.size();
    }
    return sum;
  }
}
