package boardwright.planted;

import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Request.Planted;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * The programs of one archive.
 *
 * @param byStage by the id of the stage
 */
public record PlantedPrograms(Map<String, List<Planted>> byStage) {
  private static final String KIND = "kind.txt";
  private static final String CLASS_FILE = ".class";
  private static final LocalDateTime TIME = LocalDateTime.of(2026, 1, 1, 0, 0);

  /** The programs of a stage; none if the archive has none. */
  public List<Planted> of(String stage) {
    return byStage.getOrDefault(stage, List.of());
  }

  /** Reads an archive; one that is not there holds nothing. */
  public static PlantedPrograms read(Path file) {
    if (!Files.exists(file)) {
      return new PlantedPrograms(Map.of());
    }
    Map<String, Map<String, byte[]>> folders = new TreeMap<>();
    try (ZipInputStream zip =
        new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(file)))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        int slash = entry.getName().lastIndexOf('/');
        folders
            .computeIfAbsent(entry.getName().substring(0, slash), folder -> new TreeMap<>())
            .put(entry.getName().substring(slash + 1), zip.readAllBytes());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Map<String, List<Planted>> byStage = new LinkedHashMap<>();
    folders.forEach(
        (folder, files) ->
            byStage
                .computeIfAbsent(folder.substring(0, folder.indexOf('/')), s -> new ArrayList<>())
                .add(planted(files)));
    return new PlantedPrograms(byStage);
  }

  private static Planted planted(Map<String, byte[]> files) {
    List<ClassFile> classes = new ArrayList<>();
    files.forEach(
        (name, bytes) -> {
          if (name.endsWith(CLASS_FILE)) {
            String type = name.substring(0, name.length() - CLASS_FILE.length());
            classes.add(new ClassFile(type, bytes));
          }
        });
    String kind = new String(files.getOrDefault(KIND, new byte[0]), StandardCharsets.UTF_8);
    return new Planted(kind, classes);
  }

  /** Writes an archive, the same bytes each time. */
  public void write(Path file) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      for (Map.Entry<String, List<Planted>> stage : byStage.entrySet()) {
        for (int i = 0; i < stage.getValue().size(); i++) {
          Planted planted = stage.getValue().get(i);
          String folder = "%s/%02d/".formatted(stage.getKey(), i);
          put(zip, folder + KIND, planted.kind().getBytes(StandardCharsets.UTF_8));
          for (ClassFile type : planted.classes()) {
            put(zip, folder + type.name() + CLASS_FILE, type.bytes());
          }
        }
      }
    }
    Files.createDirectories(file.getParent());
    Files.write(file, bytes.toByteArray());
  }

  private static void put(ZipOutputStream zip, String name, byte[] content) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(TIME);
    zip.putNextEntry(entry);
    zip.write(content);
  }
}
