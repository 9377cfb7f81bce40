package boardwright.book;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A browser of this machine, which prints pages.
 *
 * @param program its file
 */
public record Chromium(Path program) {
  private static final int SECONDS = 180;
  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome", "chrome", "msedge");

  /** Where these browsers are on systems that have them on no path. */
  private static final List<String> PLACES =
      List.of(
          "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
          "/Applications/Chromium.app/Contents/MacOS/Chromium",
          "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
          "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe");

  /**
   * The first one that is installed.
   *
   * @param searchPath the folders of programs, as the variable {@code PATH} has them
   */
  public static Optional<Chromium> find(String searchPath) {
    Stream<Path> named =
        Stream.of(searchPath.split(File.pathSeparator))
            .filter(folder -> !folder.isEmpty())
            .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)));
    return Stream.concat(named, PLACES.stream().map(Path::of))
        .filter(Files::isExecutable)
        .findFirst()
        .map(Chromium::new);
  }

  /**
   * Prints a page.
   *
   * @param page its file
   * @param pdf the file to write
   * @param scratch an empty folder for the browser's own files
   * @throws IOException if it doesn't write the file
   */
  public void print(Path page, Path pdf, Path scratch) throws IOException {
    List<String> call = new ArrayList<>(List.of(program.toString()));
    call.addAll(
        List.of(
            "--headless",
            "--no-sandbox", // it opens our own file and nothing else; root has no sandbox
            "--disable-gpu",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--no-pdf-header-footer",
            "--generate-pdf-document-outline",
            "--user-data-dir=" + scratch,
            "--print-to-pdf=" + pdf.toAbsolutePath(),
            page.toUri().toString()));
    Process process =
        new ProcessBuilder(call)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS) || !Files.isRegularFile(pdf)) {
        throw new IOException(program + " printed nothing");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } finally {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }
}
