package boardwright.run;

import boardwright.decisions.History;
import boardwright.disk.WholeFile;
import boardwright.table.Table;
import boardwright.text.Printable;
import boardwright.text.Sha256;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The list of files that were exported from a run, {@code exports.csv}: each with its digest and
 * the last line of the history of then. A file is older than the run once the history has more
 * lines.
 */
public final class Exports {
  /** The list, in the folder of a run. */
  public static final String FILE = "exports.csv";

  private static final List<String> COLUMNS = List.of("file", "digest", "history");
  private static final int DIGEST_BYTES = 16;

  private final Path run;

  /** Those of a run. */
  public Exports(Path run) {
    this.run = run;
  }

  /** Lists a file that was exported now; the same file is listed once. */
  public void add(Path exported) {
    Map<String, List<String>> rows = rows();
    String name = name(exported);
    try {
      String digest = new Sha256().add(Files.readAllBytes(exported)).hex(DIGEST_BYTES);
      rows.put(name, List.of(name, digest, History.of(run).last()));
    } catch (IOException e) {
      throw new UncheckedIOException(exported + " cannot be read", e);
    }
    WholeFile.writeText(run.resolve(FILE), Table.text(COLUMNS, rows.values()));
  }

  /** A sentence on the exported files that are older than the run; empty if none is. */
  public Optional<String> stale() {
    String last = History.of(run).last();
    List<String> old =
        rows().values().stream()
            .filter(row -> !row.get(2).equals(last) && Files.exists(run.resolve(row.get(0))))
            .map(row -> row.get(0))
            .toList();
    return old.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%s from before the last change of this run: %s. Export again."
                .formatted(
                    old.size() == 1 ? "This file is" : "These files are", Printable.listed(old)));
  }

  private String name(Path exported) {
    Path whole = exported.toAbsolutePath().normalize();
    Path folder = run.toAbsolutePath().normalize();
    return whole.startsWith(folder) ? folder.relativize(whole).toString() : whole.toString();
  }

  private Map<String, List<String>> rows() {
    Map<String, List<String>> rows = new LinkedHashMap<>();
    try {
      Table.of(Files.readAllBytes(run.resolve(FILE))).stream()
          .flatMap(list -> list.rows().stream())
          .filter(row -> row.cells().size() == COLUMNS.size())
          .forEach(row -> rows.put(row.cell(0), row.cells()));
    } catch (IOException e) {
      // there is no list, or it cannot be read: a new one begins
    }
    return rows;
  }
}
