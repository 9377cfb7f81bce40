package boardwright;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A block on a page that a test knows how to print. */
public final class PageBlock {
  private PageBlock() {}

  /**
   * Compares the block with what it should say; if it says something else, the failure shows what
   * to paste.
   *
   * @param mark the comment on the line above the block
   */
  public static void assertSays(Path page, String mark, String right) throws IOException {
    Matcher block =
        Pattern.compile("(?s)" + Pattern.quote(mark) + "\n```\n(.*?)```\n")
            .matcher(Files.readString(page));
    assertEquals(
        right,
        block.find() ? block.group(1) : "",
        "%s, below %s, should say:\n%s\n".formatted(page.getFileName(), mark, right));
  }
}
