package boardwright.hostile;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes the hand-ins of {@code files.yaml}, which are too big or too odd to lie in the tree. */
final class HostileFiles {
  private static final String MODEL = "checkerboard/Square.java";

  private final Path handIns;
  private final Path canary;
  private final String square;

  /**
   * A maker.
   *
   * @param handIns where the hand-ins go
   * @param canary a file outside that nobody must touch
   * @param square the model's Square
   */
  HostileFiles(Path handIns, Path canary, String square) {
    this.handIns = handIns;
    this.canary = canary;
    this.square = square;
  }

  /** Makes one; gives what its name in the report contains. */
  String make(String id) throws IOException {
    switch (id) {
      case "climbs-out" -> zip(id, "../../../evil/Square.java", square);
      case "absolute-name" -> zip(id, "/tmp/evil/Square.java", square);
      case "climbs-out-with-backslashes" -> zip(id, "..\\..\\evil\\Square.java", square);
      case "link-to-a-file" -> link(id, "Square.java", canary);
      case "link-to-a-folder" -> link(id, "src", canary.getParent());
      case "link-to-itself" -> link(id, "src", handIns.resolve(id));
      case "zeros-without-end" ->
          zip(id, zip -> fill(entry(zip, "Square.java"), new byte[1 << 20], 150));
      case "zips-in-zips" -> zip(id, zip -> entry(zip, "in.zip").write(nested(12)));
      case "many-big-entries" ->
          zip(
              id,
              zip -> {
                for (int i = 0; i < 30; i++) {
                  fill(
                      entry(zip, "Big" + i + ".java"), "class A { } ".repeat(90_000).getBytes(), 5);
                }
              });
      case "a-million-entries" -> entries(id, 1_000_000, "e", "");
      case "many-sources" -> entries(id, 60_000, "Helper", ".java");
      case "many-folders" -> {
        Path deep = handIns.resolve(id);
        for (int i = 0; i < 150; i++) {
          deep = deep.resolve("deeper" + i);
        }
        text(deep.resolve("Square.java"), square);
        for (int i = 0; i < 5_000; i++) {
          Files.createDirectories(handIns.resolve(id + "/wide/" + i));
        }
      }
      case "encrypted" -> {
        zip(id, "Square.java", square);
        byte[] bytes = Files.readAllBytes(handIns.resolve(id + ".zip"));
        for (int i = 0; i < bytes.length - 4; i++) {
          if (bytes[i] == 'P' && bytes[i + 1] == 'K' && bytes[i + 2] == 3 && bytes[i + 3] == 4) {
            bytes[i + 6] |= 1;
          } else if (bytes[i] == 'P' && bytes[i + 1] == 'K' && bytes[i + 2] == 1) {
            bytes[i + 8] |= 1;
          }
        }
        Files.write(handIns.resolve(id + ".zip"), bytes);
      }
      case "cut-off" -> {
        zip(id, "Square.java", square);
        byte[] bytes = Files.readAllBytes(handIns.resolve(id + ".zip"));
        Files.write(handIns.resolve(id + ".zip"), java.util.Arrays.copyOf(bytes, bytes.length / 2));
      }
      case "no-archive-at-all" -> text(handIns.resolve(id + ".zip"), "Dear teacher, my dog …");
      case "empty-file" -> text(handIns.resolve(id + ".zip"), "");
      case "notes-only" -> text(handIns.resolve(id + "/notes.txt"), "no time");
      case "empty-folder" -> Files.createDirectories(handIns.resolve(id));
      case "empty-zip" -> zip(id, zip -> {});
      case "classes-in-a-folder" -> bytes(handIns.resolve(id + "/Square.class"), classFile());
      case "classes-in-a-zip" -> zip(id, zip -> entry(zip, "Square.class").write(classFile()));
      case "a-class-that-calls-itself-java" ->
          bytes(handIns.resolve(id + "/Square.java"), classFile());
      case "twice-the-same" -> {
        text(handIns.resolve(id + "/src/" + MODEL), square);
        text(handIns.resolve(id + "/old/" + MODEL), square);
      }
      case "twice-and-different" -> {
        text(handIns.resolve(id + "/a/Square.java"), square);
        text(
            handIns.resolve(id + "/b/Square.java"), square.replace("return next;", "return null;"));
      }
      case "twice-in-one-file" ->
          text(handIns.resolve(id + "/Square.java"), square + "\nclass Square { }\n");
      case "no-package" ->
          text(handIns.resolve(id + "/Square.java"), square.replace("package checkerboard;", ""));
      case "other-package" ->
          text(
              handIns.resolve(id + "/Square.java"),
              square.replace("package checkerboard;", "package my.games;"));
      case "broken-package" ->
          text(
              handIns.resolve(id + "/Square.java"),
              square.replace("package checkerboard;", "Package checkerboard"));
      case "file-in-lower-case" -> text(handIns.resolve(id + "/square.java"), square);
      case "file-in-upper-case" -> text(handIns.resolve(id + "/SQUARE.JAVA"), square);
      case "folder-in-upper-case" ->
          text(handIns.resolve(id + "/SRC/CHECKERBOARD/Square.java"), square);
      case "latin-1" ->
          bytes(
              handIns.resolve(id + "/Square.java"),
              square
                  .replace("/**\n * A square", "/**\n * Für Fußgänger: a square")
                  .getBytes(StandardCharsets.ISO_8859_1));
      case "utf-16" ->
          bytes(handIns.resolve(id + "/Square.java"), square.getBytes(StandardCharsets.UTF_16));
      case "byte-order-mark" -> text(handIns.resolve(id + "/Square.java"), "\uFEFF" + square);
      case "long-comment" -> text(handIns.resolve(id + "/Square.java"), long50("// ", "comment "));
      case "long-text" ->
          text(handIns.resolve(id + "/Square.java"), long50("class Square { String s = \"", "x"));
      case "long-zeros" -> zip(id, zip -> fill(entry(zip, "Square.java"), new byte[1 << 20], 50));
      case "from-a-mac" ->
          zip(
              id,
              zip -> {
                entry(zip, "work/Square.java").write(square.getBytes(StandardCharsets.UTF_8));
                entry(zip, "__MACOSX/work/._Square.java").write(new byte[] {0, 5, 22, 7, 0});
                entry(zip, "work/.DS_Store").write(new byte[] {0, 0, 0, 1, 'B', 'u', 'd', '1'});
              });
      case "from-an-ide" -> {
        text(handIns.resolve(id + "/src/" + MODEL), square);
        text(handIns.resolve(id + "/.idea/workspace.xml"), "<project/>");
        text(handIns.resolve(id + "/out/production/Square.java"), "class Square { broken }");
        bytes(handIns.resolve(id + "/bin/checkerboard/Square.class"), classFile());
      }
      case "with-its-history" -> {
        text(handIns.resolve(id + "/src/" + MODEL), square);
        text(handIns.resolve(id + "/.git/hooks/post-checkout"), "#!/bin/sh\ntouch /tmp/evil\n");
        text(handIns.resolve(id + "/.git/Square.java"), "class Square { broken }");
      }
      case "named-with-blanks-and-quotes" -> {
        return named("O'Neil, \"Pat\"  (late)", "Pat");
      }
      case "named-with-newlines-and-emoji" -> {
        return named("two\nlines 🎲\u202e", "🎲");
      }
      case "named-as-a-formula" -> {
        return named("=cmd|' -C calc'!A0", "cmd");
      }
      default -> throw new IllegalArgumentException(id);
    }
    return id;
  }

  private String named(String name, String part) throws IOException {
    text(handIns.resolve(name).resolve("Square.java"), square);
    return part;
  }

  private void link(String id, String name, Path target) throws IOException {
    Path folder = Files.createDirectories(handIns.resolve(id));
    Files.createSymbolicLink(folder.resolve(name), target);
  }

  private static void text(Path file, String text) throws IOException {
    bytes(file, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void bytes(Path file, byte[] bytes) throws IOException {
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }

  private static String long50(String beginning, String more) {
    return beginning + more.repeat((50 << 20) / more.length());
  }

  private void zip(String id, String entry, String text) throws IOException {
    zip(id, zip -> entry(zip, entry).write(text.getBytes(StandardCharsets.UTF_8)));
  }

  private void entries(String id, int count, String before, String after) throws IOException {
    zip(
        id,
        zip -> {
          zip.setLevel(0);
          for (int i = 0; i < count; i++) {
            entry(zip, before + i + after);
          }
        });
  }

  private void zip(String id, Content content) throws IOException {
    try (OutputStream file =
            new java.io.BufferedOutputStream(Files.newOutputStream(handIns.resolve(id + ".zip")));
        ZipOutputStream zip = new ZipOutputStream(file)) {
      content.write(zip);
    }
  }

  private static ZipOutputStream entry(ZipOutputStream zip, String name) throws IOException {
    zip.putNextEntry(new ZipEntry(name));
    return zip;
  }

  private static void fill(OutputStream out, byte[] block, int times) throws IOException {
    for (int i = 0; i < times; i++) {
      out.write(block);
    }
  }

  private byte[] nested(int depth) throws IOException {
    byte[] inner = square.getBytes(StandardCharsets.UTF_8);
    for (int i = 0; i < depth; i++) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
        entry(zip, i == 0 ? "Square.java" : "a.zip").write(inner);
        if (i > 0) {
          entry(zip, "b.zip").write(inner);
        }
      }
      inner = bytes.toByteArray();
    }
    return inner;
  }

  private static byte[] classFile() {
    try (var in = HostileFiles.class.getResourceAsStream("/checkerboard/Square.class")) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What goes into a zip. */
  private interface Content {
    void write(ZipOutputStream zip) throws IOException;
  }
}
