package boardwright.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Reads the sources of one hand-in, a folder or a zip, into memory. Links are not followed. */
final class HandInReader {
  private static final int MOST_FILES = 500;
  private static final int LARGEST_FILE = 1 << 20;
  private static final int MOST_ENTRIES = 20_000;
  private static final Set<String> PASSED_OVER =
      Set.of("__MACOSX", ".git", ".idea", ".vscode", ".settings", "target", "out", "bin", "build");

  private final List<HandIn.File> files = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  private HandInReader() {}

  static HandIn folder(Path folder) {
    return new HandInReader().readFolder(folder);
  }

  static HandIn zip(Path zip) {
    return new HandInReader().readZip(zip);
  }

  private HandIn readFolder(Path folder) {
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
              boolean skip =
                  !dir.equals(folder) && PASSED_OVER.contains(dir.getFileName().toString());
              return skip ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                throws IOException {
              String path = folder.relativize(file).toString().replace('\\', '/');
              if (attributes.isRegularFile() && isSource(path) && fits(path, attributes.size())) {
                files.add(new HandIn.File(path, Files.readAllBytes(file)));
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
              notes.add(folder.relativize(file) + " could not be read and was left out.");
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      notes.add("The folder could not be read: " + e.getMessage());
    }
    return done(folder.toAbsolutePath().normalize().getFileName().toString());
  }

  private HandIn readZip(Path zip) {
    String file = zip.getFileName().toString();
    try {
      readEntries(zip, StandardCharsets.UTF_8);
    } catch (IOException | IllegalArgumentException e) {
      files.clear();
      notes.clear();
      try {
        // names that are not UTF-8, as some systems still write them
        readEntries(zip, Charset.forName("IBM437"));
      } catch (IOException | IllegalArgumentException broken) {
        files.clear();
        notes.clear();
        notes.add(file + " cannot be opened as a zip archive; ask for it again.");
      }
    }
    return done(file.replaceAll("(?i)\\.zip$", ""));
  }

  private void readEntries(Path zip, Charset names) throws IOException {
    try (ZipFile archive = new ZipFile(zip.toFile(), names)) {
      int count = 0;
      Enumeration<? extends ZipEntry> entries = archive.entries();
      while (entries.hasMoreElements()) {
        ZipEntry entry = entries.nextElement();
        if (++count > MOST_ENTRIES) {
          notes.add(
              "The archive has more than " + MOST_ENTRIES + " entries; the rest was left out.");
          return;
        }
        String path = entry.getName().replace('\\', '/');
        if (!entry.isDirectory() && isSource(path) && fits(path, 0)) {
          byte[] bytes;
          try (InputStream in = archive.getInputStream(entry)) {
            bytes = in.readNBytes(LARGEST_FILE + 1);
          }
          if (isSmall(path, bytes.length)) {
            files.add(new HandIn.File(path, bytes));
          }
        }
      }
    }
  }

  private boolean isSource(String path) {
    String name = path.substring(path.lastIndexOf('/') + 1);
    for (String folder : path.split("/")) {
      if (PASSED_OVER.contains(folder)) {
        return false;
      }
    }
    return name.toLowerCase(Locale.ROOT).endsWith(".java") && !name.startsWith("._");
  }

  private boolean fits(String path, long size) {
    if (files.size() >= MOST_FILES) {
      String note = "There are more than " + MOST_FILES + " sources; the rest was left out.";
      if (!notes.contains(note)) {
        notes.add(note);
      }
      return false;
    }
    return isSmall(path, size);
  }

  private boolean isSmall(String path, long size) {
    if (size > LARGEST_FILE) {
      notes.add(path + " is larger than a megabyte and was left out.");
      return false;
    }
    return true;
  }

  private HandIn done(String name) {
    files.sort(Comparator.comparing(HandIn.File::path));
    return new HandIn(name, List.copyOf(files), List.copyOf(notes));
  }
}
