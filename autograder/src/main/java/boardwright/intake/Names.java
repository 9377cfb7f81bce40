package boardwright.intake;

import boardwright.text.Printable;
import boardwright.text.SameName;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/** Names of submissions, which are those of their folders. */
final class Names {
  /** What a file system allows is 255; an ending must fit too. */
  private static final int LONGEST = 150;

  private static final String UNSAFE = "[/\\\\]|" + Printable.UNSEEN;

  private final Set<String> taken = new HashSet<>();

  /** A name that is safe for a folder and a spreadsheet, and that no other submission has. */
  String unique(String name) {
    String safe = name.replaceAll(UNSAFE, "_").strip();
    safe = shortened(safe);
    if (safe.isEmpty()
        || safe.startsWith(".")
        || safe.matches(
            "(?i)[=+@\uFF1D\uFF0B\uFF20\uFF0D-].*|.*\\.(csv|html?|json|xml|md|txt)|(con|prn|aux|nul|com\\d|lpt\\d)(\\..*)?")) {
      safe = "_" + safe;
    }
    if (!canBeWritten(safe)) {
      safe = safe.replaceAll("[^\\x20-\\x7E]|[<>:\"|?*]|[. ]$", "_");
    }
    String id = safe;
    for (int number = 2; !taken.add(SameName.key(id)); number++) {
      id = safe + "-" + number;
    }
    return id;
  }

  /** A name that is too long for a file system, cut between two letters. */
  private static String shortened(String name) {
    String text = name;
    while (text.getBytes(StandardCharsets.UTF_8).length > LONGEST) {
      text = text.substring(0, text.offsetByCodePoints(text.length(), -1));
    }
    return text.strip();
  }

  /** Whether this system's file names can have these letters. */
  private static boolean canBeWritten(String name) {
    try {
      return Path.of(name).toString().equals(name);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
