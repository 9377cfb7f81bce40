package boardwright.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Texts that lie beside the classes. */
public final class Resource {
  /** What the pages of runs and of the book look like, before what each adds to it. */
  public static final String BASE_STYLE = read(Resource.class, "base.css");

  private Resource() {}

  /** A file beside a class, with line ends as a browser reads them. */
  public static String read(Class<?> type, String name) {
    try (InputStream in = type.getResourceAsStream(name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
