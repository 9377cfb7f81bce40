package boardwright.intake.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;

/** A zip that holds many hand-ins, as a learning platform makes it. It is not unpacked. */
final class ZipContainer implements Container {
  /** Such a zip comes from the platform, so only what no machine could hold is refused. */
  private static final int ENTRIES = 2_000_000;

  private final String name;
  private final Zip zip;
  private final List<Entry> entries;

  private ZipContainer(String name, Zip zip, List<Zipped> contents) {
    this.name = name;
    this.zip = zip;
    this.entries = entries(contents, zip);
  }

  /** Opens a zip. */
  static ZipContainer open(Path path) throws IOException {
    Zip zip = Zip.open(path, ENTRIES);
    List<Zipped> contents = new ArrayList<>();
    for (ZipArchiveEntry entry : zip.entries()) {
      contents.add(new Zipped(Zip.name(entry), entry));
    }
    String name = path.getFileName().toString().replaceAll("(?i)\\.zip$", "");
    return new ZipContainer(name, zip, contents);
  }

  private static List<Entry> entries(List<Zipped> contents, Zip zip) {
    Map<String, List<Zipped>> byName = new TreeMap<>();
    for (Zipped entry : contents) {
      int slash = entry.path().indexOf('/');
      String top = slash < 0 ? entry.path() : entry.path().substring(0, slash + 1);
      if (!FileNames.isForeign(top.replace("/", ""))) {
        byName
            .computeIfAbsent(top, key -> new ArrayList<>())
            .add(new Zipped(entry.path().substring(top.length()), entry.entry()));
      }
    }
    List<Entry> entries = new ArrayList<>();
    byName.forEach(
        (top, within) ->
            entries.add(
                top.endsWith("/")
                    ? new ZipEntry(top.substring(0, top.length() - 1), true, within, zip)
                    : new ZipEntry(top, false, within, zip)));
    entries.sort(Comparator.comparing(Entry::name));
    return List.copyOf(entries);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<Entry> entries() {
    return entries;
  }

  @Override
  public Container within(Entry folder) {
    return new ZipContainer(folder.name(), zip, ((ZipEntry) folder).contents());
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }

  /** A file of a download. */
  private record OfDownload(Zip zip, ZipArchiveEntry entry) implements SourceChoice.Content {
    @Override
    public InputStream open() throws IOException {
      return zip.open(entry);
    }

    @Override
    public boolean isOurs() {
      return true;
    }
  }

  /** An entry with its path from here. */
  private record Zipped(String path, ZipArchiveEntry entry) {}

  /** A file or folder of the zip. */
  private record ZipEntry(String name, boolean folder, List<Zipped> contents, Zip zip)
      implements Entry {
    @Override
    public Kind kind() {
      if (folder) {
        return Kind.FOLDER;
      }
      return contents.get(0).entry().isUnixSymlink() ? Kind.LINK : Kind.FILE;
    }

    @Override
    public void offerTo(SourceChoice choice, String label) {
      boolean more = true;
      for (int i = 0; more && i < contents.size(); i++) {
        ZipArchiveEntry entry = contents.get(i).entry();
        String path = label + contents.get(i).path();
        if (entry.isUnixSymlink()) {
          choice.link(path);
        } else if (!entry.isDirectory()) {
          more = choice.offer(path, 0, new OfDownload(zip, entry));
        }
      }
    }

    @Override
    public byte[] bytes(int most) throws IOException {
      try (InputStream in = zip.open(contents.get(0).entry())) {
        return Bytes.of(in, most);
      }
    }

    @Override
    public Optional<Path> place() {
      return Optional.empty();
    }
  }
}
