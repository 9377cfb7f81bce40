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
  private final List<Item> items;

  private ZipContainer(String name, Zip zip, List<Entry> entries) {
    this.name = name;
    this.zip = zip;
    this.items = items(entries, zip);
  }

  /** Opens a zip. */
  static ZipContainer open(Path path) throws IOException {
    Zip zip = Zip.open(path, ENTRIES);
    List<Entry> entries = new ArrayList<>();
    for (ZipArchiveEntry entry : zip.entries()) {
      entries.add(new Entry(Zip.name(entry), entry));
    }
    String name = path.getFileName().toString().replaceAll("(?i)\\.zip$", "");
    return new ZipContainer(name, zip, entries);
  }

  private static List<Item> items(List<Entry> entries, Zip zip) {
    Map<String, List<Entry>> byName = new TreeMap<>();
    for (Entry entry : entries) {
      int slash = entry.path().indexOf('/');
      String top = slash < 0 ? entry.path() : entry.path().substring(0, slash + 1);
      if (!FileNames.isForeign(top.replace("/", ""))) {
        byName
            .computeIfAbsent(top, key -> new ArrayList<>())
            .add(new Entry(entry.path().substring(top.length()), entry.entry()));
      }
    }
    List<Item> items = new ArrayList<>();
    byName.forEach(
        (top, within) ->
            items.add(
                top.endsWith("/")
                    ? new ZipItem(top.substring(0, top.length() - 1), true, within, zip)
                    : new ZipItem(top, false, within, zip)));
    items.sort(Comparator.comparing(Item::name));
    return List.copyOf(items);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public List<Item> items() {
    return items;
  }

  @Override
  public Container within(Item folder) {
    return new ZipContainer(folder.name(), zip, ((ZipItem) folder).entries());
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
  private record Entry(String path, ZipArchiveEntry entry) {}

  /** A file or folder of the zip. */
  private record ZipItem(String name, boolean folder, List<Entry> entries, Zip zip)
      implements Item {
    @Override
    public Kind kind() {
      if (folder) {
        return Kind.FOLDER;
      }
      return entries.get(0).entry().isUnixSymlink() ? Kind.LINK : Kind.FILE;
    }

    @Override
    public void offerTo(SourceChoice choice, String label) {
      boolean more = true;
      for (int i = 0; more && i < entries.size(); i++) {
        ZipArchiveEntry entry = entries.get(i).entry();
        String path = label + entries.get(i).path();
        if (entry.isUnixSymlink()) {
          choice.link(path);
        } else if (!entry.isDirectory()) {
          more = choice.offer(path, 0, new OfDownload(zip, entry));
        }
      }
    }

    @Override
    public byte[] bytes(int most) throws IOException {
      try (InputStream in = zip.open(entries.get(0).entry())) {
        return Bytes.of(in, most);
      }
    }

    @Override
    public Optional<Path> place() {
      return Optional.empty();
    }
  }
}
