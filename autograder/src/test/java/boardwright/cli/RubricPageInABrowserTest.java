package boardwright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import boardwright.cli.Desk.Said;
import boardwright.command.ExitCode;
import boardwright.html.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The page on which a rubric is graded, in a browser")
class RubricPageInABrowserTest {
  private static final String EVIL = "</script><img src=x onerror=alert(1)>";
  private static final String CHOSEN =
      "[...document.querySelectorAll('.level:has(:checked) span')].map(s => s.textContent)";

  // the browser may still be writing to its profile when it is told to end
  @TempDir(cleanup = CleanupMode.NEVER)
  private Path profile;

  @TempDir private Path scratch;
  private Desk desk;
  private Path out;
  private Browser browser;

  @BeforeEach
  void gradeAClassAndOpenThePage() throws IOException, InterruptedException {
    Optional<Path> program = Browser.installed();
    assumeTrue(
        program.isPresent(),
        "There is no Chromium on this machine, so the page was not tried in a browser.");
    desk = Desk.in(scratch);
    String yaml = Files.readString(desk.path("labs/checkerboard/lab.yaml"));
    desk.write(
        "labs/checkerboard/lab.yaml",
        yaml.replace("scale: 10", "scale: 12").stripTrailing() + "\n" + RubricTest.RUBRIC);
    String text = "public class CBException extends Exception {\n  // \u202E " + EVIL + "\n}\n";
    desk.write("class/ada/CBException.java", text);
    desk.write("class/zo\u00eb, z/CBException.java", text);
    out = scratch.resolve("out");
    String work = desk.path("class").toString();
    desk.run("grade", "checkerboard", work, "--out", out.toString(), "--sandbox", "none");
    browser = Browser.start(program.get(), profile);
    browser.downloadTo(scratch);
    open();
  }

  @AfterEach
  void close() {
    if (browser != null) {
      List<String> complaints = browser.complaints();
      browser.close();
      assertEquals(List.of(), complaints);
    }
  }

  @Test
  @DisplayName("takes levels and comments by keys alone; regrade takes its file as it is")
  void gradesByKeysAlone() throws IOException {
    double before = Double.parseDouble(gradebook("ada").get(2));
    press("3", "ArrowDown", "2", "c");
    browser.type("Short, but \"one\" thing; = fine");
    press("Enter");
    browser.value("document.querySelector('.line[tabindex=\"0\"]').focus()");
    press("ArrowDown", "Enter");
    assertEquals(
        "Comment on CBException.java:2",
        browser.text("document.activeElement.closest('label').textContent.trim()"));
    browser.type("What is this?");
    press("Enter");
    assertEquals("[\"all do\",\"some do\"]", browser.text("JSON.stringify(" + CHOSEN + ")"));
    press("n", "1");
    assertEquals("zo\u00eb, z: 1 open", browser.text("document.getElementById('student').value"));
    regradeWithWhatThePageSaves();
    assertEquals(before + 0.5 + 0.75, Double.parseDouble(gradebook("ada").get(2)), 1e-9);
    String page = Files.readString(out.resolve("ada/report.html"));
    assertTrue(page.contains("What is this?") && page.contains("thing; = fine"), page);
    assertTrue(Files.readString(out.resolve("index.html")).contains("rubric: 1 of 4 open"));
  }

  @Test
  @DisplayName("shows what was decided as chosen, and changes it as often as you like")
  void changesWhatWasDecided() throws IOException {
    press("ArrowUp", "3");
    for (String comment : List.of("First.", "Second.", "Third.")) {
      press("ArrowUp");
      browser.value("document.querySelectorAll('fieldset li button').forEach(b => b.click())");
      browser.value("document.querySelector('.line').click()");
      browser.type(comment);
      press("Enter");
      regradeWithWhatThePageSaves();
      open();
      assertFalse(isUnsaved());
      assertEquals("[\"all do\",\"still open\"]", browser.text("JSON.stringify(" + CHOSEN + ")"));
      assertEquals(
          "CBException.java:1 " + comment + " \u00d7",
          browser.text("[...document.querySelectorAll('fieldset li')].map(e => e.textContent)"));
    }
    assertFalse(Files.readString(out.resolve("ada/report.html")).contains("Second."));
  }

  @Test
  @DisplayName("asks before it closes with unsaved changes, and remembers what was chosen")
  void remembersWhatWasChosen() throws IOException {
    assertFalse(isUnsaved());
    press("2", "c");
    browser.type("Too short.");
    press("Enter", "Escape");
    assertTrue(isUnsaved());
    browser.value("document.getElementById('next').click()");
    assertTrue(browser.text("document.getElementById('said').textContent").startsWith("Save"));
    assertEquals("Too short.", browser.text("document.querySelector('#before option').value"));
    saved();
    assertFalse(isUnsaved());
    open();
    assertEquals("[\"most do\",\"still open\"]", browser.text("JSON.stringify(" + CHOSEN + ")"));
  }

  @Test
  @DisplayName("can be read in light and dark, has a name for each field, and runs nothing foreign")
  void isReadableAndSafe() {
    for (String scheme : List.of("light", "dark")) {
      browser.scheme(scheme);
      browser.value("document.querySelector('.line').click()");
      assertEquals("", browser.lowContrasts(), scheme);
    }
    assertEquals("0", browser.text("document.querySelectorAll('img').length"));
    assertEquals("2", browser.text("document.querySelectorAll('script').length"));
    String text = browser.text("document.getElementById('files').textContent");
    assertTrue(text.contains(EVIL) && text.contains("[U+202E]"), text);
    String unnamed =
        "[...document.querySelectorAll('input, select, button')].filter(e =>"
            + " !e.ariaLabel && !(e.labels?.[0] || e).textContent.trim()).length";
    assertEquals("0", browser.text(unnamed));
  }

  private void open() {
    browser.open(out.resolve("rubric.html"), 1280, 800);
    waitFor(() -> !browser.text("document.querySelectorAll('.line').length").equals("0"));
  }

  private void press(String... keys) {
    List.of(keys).forEach(browser::press);
  }

  private boolean isUnsaved() {
    String asked = "!dispatchEvent(new Event('beforeunload', {cancelable: true}))";
    return browser.value(asked).asBoolean();
  }

  private Path saved() throws IOException {
    browser.value("document.getElementById('save').click()");
    Path file = scratch.resolve("rubric-decisions.csv");
    waitFor(() -> Files.exists(file) && file.toFile().length() > 0);
    return Files.move(file, scratch.resolve("decisions.csv"), StandardCopyOption.REPLACE_EXISTING);
  }

  private void regradeWithWhatThePageSaves() throws IOException {
    String file = saved().toString();
    Said said = desk.run("regrade", out.toString(), "--corrections", file, "--sandbox", "none");
    assertEquals(ExitCode.ALL_PASSED, said.code(), said.err());
  }

  private List<String> gradebook(String who) throws IOException {
    return Files.readAllLines(out.resolve("gradebook.csv")).stream()
        .filter(line -> line.startsWith(who + ","))
        .map(line -> List.of(line.split(",", -1)))
        .findFirst()
        .orElseThrow();
  }

  private static void waitFor(BooleanSupplier done) {
    for (int i = 0; i < 100 && !done.getAsBoolean(); i++) {
      try {
        TimeUnit.MILLISECONDS.sleep(100);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
    assertTrue(done.getAsBoolean());
  }
}
