package boardwright.kit;

import boardwright.book.Book;
import boardwright.diagnosis.Misconceptions;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.text.Resource;
import boardwright.text.Sha256;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;

/**
 * The student edition of some labs: everything that a student needs to play, check and hand in with
 * a JDK alone, and nothing that answers a check. The same tree gives the same bytes.
 *
 * @param files by their paths from the top of the kit
 */
public record Kit(SortedMap<String, byte[]> files) {
  /** The folder that everything in the zip lies in. */
  public static final String FOLDER = "boardwright";

  /** How the launcher knows a kit, and one kit from another. */
  static final String STAMP = "lib/kit.txt";

  /** What every file in a kit says of its time, so that the bytes repeat. */
  static final LocalDateTime TIME = LocalDateTime.of(2000, 1, 1, 0, 0);

  /** Where an instructor may say where to hand in. */
  private static final String WHERE = "hand-in.txt";

  private static final String LAUNCHER = "boardwright";
  private static final int EXECUTABLE = 0100755;
  private static final int PLAIN = 0100644;

  /**
   * Makes a kit.
   *
   * @param root the top of the whole tree
   * @param labs which labs are in it
   */
  public static Kit of(Path root, List<Lab> labs) throws IOException {
    List<VisibleLab> visible = labs.stream().map(VisibleLab::new).toList();
    SortedMap<String, byte[]> files = new TreeMap<>();
    put(files, LAUNCHER, unix(Files.readString(root.resolve(LAUNCHER))));
    String forWindows = LAUNCHER + ".cmd";
    String commands = unix(Files.readString(root.resolve(forWindows)));
    put(files, forWindows, commands.replace("\n", "\r\n"));
    put(files, "LICENSE", unix(Files.readString(root.resolve("LICENSE"))));
    SortedMap<String, byte[]> pages = KitPages.of(root, visible);
    files.putAll(pages);
    Book book = Book.of(new Course(root).syllabus(), labs, pages);
    book.files().forEach((path, file) -> files.put("book/" + path, file));
    put(files, Book.START, Book.start());
    Path course = root.resolve("labs/course.yaml");
    if (Files.isRegularFile(course)) {
      put(files, "labs/course.yaml", unix(Files.readString(course)));
    }
    for (Lab lab : labs) {
      String folder = "labs/" + lab.id() + "/";
      put(files, folder + "lab.yaml", VisibleLab.manifest(lab.manifestText()));
      put(files, lab.inTree(Misconceptions.file(lab)), new VisibleLab(lab).misconceptions().text());
      put(files, lab.inTree(lab.learnerFolder()) + "/.gitkeep", "");
      Path where = lab.folder().resolve(WHERE);
      if (Files.isRegularFile(where)) {
        put(files, folder + WHERE, unix(Files.readString(where)));
      }
      Path planted = lab.plantedForStudents();
      if (Files.exists(planted)) {
        files.put(lab.inTree(planted), Files.readAllBytes(planted));
      }
    }
    KitJars jars = new KitJars(visible);
    jars.all().forEach((name, jar) -> files.put("lib/" + name, jar));
    put(files, "lib/LICENCES.md", licences());
    String names =
        labs.stream().map(lab -> lab.manifest().name()).collect(Collectors.joining(", "));
    put(
        files,
        "README.md",
        resource("README.md")
            .replace("@LABS@", names)
            .replace("@FIRST@", or(labs, "[%s](handouts/%s/0-first-run.md)", Kit::nameAndId))
            .replace("@IDS@", or(labs, "`%s`", lab -> new Object[] {lab.id()}))
            .replace("@LAB@", labs.get(0).id()));
    put(files, ".gitignore", resource("gitignore"));
    put(files, ".gitattributes", resource("gitattributes"));
    new IdeProject(jars.programs()).files(labs).forEach((path, text) -> put(files, path, text));
    put(files, STAMP, digest(files) + "\n");
    return new Kit(files);
  }

  /** The same kit with one more file. */
  public Kit with(String path, String text) {
    SortedMap<String, byte[]> more = new TreeMap<>(files);
    put(more, path, text);
    return new Kit(more);
  }

  /** The pages that contain a text. */
  public List<String> pagesWith(String text) {
    return files.entrySet().stream()
        .filter(file -> file.getKey().endsWith(".md"))
        .filter(file -> new String(file.getValue(), StandardCharsets.UTF_8).contains(text))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Writes the kit as a zip. */
  public void write(Path zip) throws IOException {
    try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(zip)) {
      for (Map.Entry<String, byte[]> file : files.entrySet()) {
        ZipArchiveEntry entry = new ZipArchiveEntry(FOLDER + "/" + file.getKey());
        entry.setTimeLocal(TIME);
        entry.setUnixMode(file.getKey().equals(LAUNCHER) ? EXECUTABLE : PLAIN);
        out.putArchiveEntry(entry);
        out.write(file.getValue());
        out.closeArchiveEntry();
      }
    }
  }

  private static Object[] nameAndId(Lab lab) {
    return new Object[] {lab.manifest().name(), lab.id()};
  }

  /** The labs as a choice, each written like this. */
  private static String or(List<Lab> labs, String pattern, Function<Lab, Object[]> words) {
    List<String> all = labs.stream().map(lab -> pattern.formatted(words.apply(lab))).toList();
    String last = all.get(all.size() - 1);
    return all.size() == 1
        ? last
        : String.join(", ", all.subList(0, all.size() - 1)) + " or " + last;
  }

  private static String licences() {
    return Library.all().stream()
        .map(library -> "| `%s` | %s |\n".formatted(library.jar(), library.licence()))
        .collect(Collectors.joining("", resource("licences.md"), ""));
  }

  /** A file that lies beside this class. */
  static String resource(String name) {
    return Resource.text(Kit.class, name);
  }

  private static String unix(String text) {
    return text.replace("\r\n", "\n");
  }

  private static void put(Map<String, byte[]> files, String path, String text) {
    files.put(path, text.getBytes(StandardCharsets.UTF_8));
  }

  private static String digest(SortedMap<String, byte[]> files) {
    Sha256 digest = new Sha256();
    files.forEach((path, bytes) -> digest.add(path).add(bytes));
    return digest.hex(8);
  }
}
