package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.GeneratedPage;
import boardwright.author.WhatIsGraded;
import boardwright.lab.Course;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The page of what is graded")
class WhatIsGradedTest {
  private final Course course = new Course(ROOT);

  @Test
  @DisplayName("says what the allowlist and the limits of every lab say")
  void saysWhatTheDataSay() throws IOException {
    GeneratedPage page = WhatIsGraded.of(course);
    assertEquals(List.of(), page.missing());
    assertEquals(
        page.text(),
        Files.readString(page.file()),
        "./boardwright author pages LAB writes it, for any lab. Read it then.\n");
  }

  @Test
  @DisplayName("is linked from the first page of every lab, the cookbook and the instructors' page")
  void isLinkedFromTheFirstPageOfEveryLab() throws IOException {
    List<String> pages = new ArrayList<>(List.of("cookbook.md", "instructors.md"));
    course.labs().stream()
        .filter(lab -> !lab.manifest().draft())
        .forEach(lab -> pages.add(lab.id() + "/README.md"));
    for (String page : pages) {
      String text = Files.readString(ROOT.resolve("handouts").resolve(page));
      assertTrue(text.contains("what-is-graded.md)"), page);
    }
  }
}
