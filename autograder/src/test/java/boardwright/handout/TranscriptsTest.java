package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import boardwright.author.Page;
import boardwright.install.Installation;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Every command of the pages")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the pages' commands are for a Unix shell")
class TranscriptsTest {
  static Stream<Page> pages() {
    return Page.all(ROOT).stream().filter(page -> !blocks(page).isEmpty());
  }

  @TempDir private static Path folderOfAll;

  /** For the pages of labs: what these leave in a tree changes no other page. */
  private static ScratchTree shared;

  @BeforeAll
  static void plantTree() throws IOException {
    Installation.get().use(); // a kit is made of jars
    shared = new ScratchTree(folderOfAll);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  @DisplayName("prints what the page shows")
  void printsWhatThePageShows(Page page, @TempDir Path folder)
      throws IOException, InterruptedException {
    boolean isOfALab = page.toString().matches("handouts/.*/.*");
    ScratchTree tree = isOfALab ? shared : new ScratchTree(folder);
    tree.setLearner("nothing");
    for (Page.Fence block : blocks(page)) {
      String learner = block.comment("learner").orElse("");
      if (!learner.isEmpty()) {
        tree.setLearner(learner);
      }
      for (Transcript transcript : Transcript.of(block)) {
        List<String> output = tree.run(transcript.command(), transcript.input());
        String difference = transcript.difference(output);
        if (!difference.isEmpty()) {
          fail("%s:%d: %s".formatted(page, transcript.line(), difference) + tree.trouble());
        }
      }
    }
  }

  @Test
  @DisplayName("is found: there are pages with transcripts")
  void thereAreTranscripts() {
    assertFalse(pages().toList().isEmpty());
  }

  private static List<Page.Fence> blocks(Page page) {
    return page.fences().stream()
        .filter(block -> block.info().equals("console"))
        .filter(block -> !block.comment().contains("author")) // AuthorsGuideTest runs these
        .filter(block -> !block.comment().contains("whole class")) // and .ci/run this one
        .toList();
  }
}
