package boardwright.intake.files;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;
import java.util.Set;

/** What the names of files and folders say of them. */
public final class FileNames {
  /** Name by name, so that what lies in {@code Lab} comes before {@code Lab - Copy}. */
  public static final Comparator<String> PATHS =
      Comparator.comparing((String path) -> path.split("/"), Arrays::compare);

  private static final Set<String> ARCHIVES =
      Set.of("zip", "jar", "rar", "7z", "tar", "gz", "tgz", "bz2", "tbz2", "xz", "txz", "zst");

  private FileNames() {}

  /** Whether a file of this name is a source; Windows' Notepad and mail append a {@code .txt}. */
  public static boolean isSource(String fileName) {
    String name = fileName.toLowerCase(Locale.ROOT);
    return (name.endsWith(".java") || name.endsWith(".java.txt")) && !fileName.startsWith(".");
  }

  /** Whether a file of this name is an archive of some kind. */
  public static boolean isArchive(String fileName) {
    int dot = fileName.lastIndexOf('.');
    return dot > 0 && ARCHIVES.contains(fileName.substring(dot + 1).toLowerCase(Locale.ROOT));
  }

  /** An archive's name without its ending. */
  public static String withoutArchive(String name) {
    return name.replaceAll("(?i)\\.(zip|rar|7z|tar|tgz|tbz2|txz|(tar\\.)?(gz|bz2|xz|zst))$", "");
  }

  /** Whether what lies in a folder of this name was not written by the learner. */
  static boolean isForeign(String folder) {
    return folder.equals("__MACOSX")
        || folder.startsWith(".") && !folder.equals(".") && !folder.equals("..");
  }
}
