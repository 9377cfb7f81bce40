package boardwright.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("A course")
class CourseTest {
  @TempDir private Path root;

  @Test
  @DisplayName("has the labs that have a manifest and suites")
  void hasTheLabsThatHaveAManifestAndSuites() throws IOException {
    Course course = ManifestText.course(root, ManifestText.RIGHT);
    Files.createDirectories(root.resolve("labs/notes"));
    assertEquals(List.of("checkerboard"), course.labIds());
    assertEquals(List.of("checkerboard"), course.labs().stream().map(Lab::id).toList());
  }

  @Test
  @DisplayName("is not disturbed by a lab that is still being made, and says what that one lacks")
  void isNotDisturbedByALab() throws IOException {
    Course course = ManifestText.course(root, ManifestText.RIGHT);
    Files.createDirectories(root.resolve("labs/halma"));
    Files.writeString(root.resolve("labs/halma/lab.yaml"), ManifestText.RIGHT);
    assertEquals(List.of("checkerboard"), course.labIds());
    ManifestException lacks = assertThrows(ManifestException.class, () -> course.lab("halma"));
    assertEquals(
        "labs/halma/lab.yaml: expected suites for this lab, but the build found none",
        lacks.getMessage());
  }

  @Test
  @DisplayName("has no lab of an unknown name, whatever the name")
  void hasNoLabOfAnUnknownName() throws IOException {
    Course course = ManifestText.course(root, ManifestText.RIGHT);
    for (String name :
        List.of("chess", "", " ", "..", "../labs/checkerboard", "a/b", "c\\d", "\0")) {
      assertEquals(Optional.empty(), course.lab(name), name);
    }
  }

  @Test
  @DisplayName("without a folder of labs says what it expected")
  void withoutAFolderOfLabsSaysWhatItExpected() {
    Course course = new Course(root);
    ManifestException missing = assertThrows(ManifestException.class, course::labIds);
    assertEquals(root.resolve("labs") + ": expected a folder with the labs", missing.getMessage());
  }

  @Test
  @DisplayName("has its labs in the order of course.yaml, and the others after them")
  void labsFollowTheSyllabus() throws IOException {
    Course course = ManifestText.course(root, ManifestText.RIGHT);
    Files.createDirectories(root.resolve("labs/framework"));
    Files.writeString(root.resolve("labs/framework/lab.yaml"), ManifestText.RIGHT);
    Files.createDirectories(root.resolve("labs/combochess"));
    Files.writeString(root.resolve("labs/combochess/lab.yaml"), ManifestText.RIGHT);
    Files.writeString(root.resolve("labs/course.yaml"), "labs: [{lab: framework}]\n");
    assertEquals(List.of("framework", "checkerboard", "combochess"), course.labIds());
  }

  @Test
  @DisplayName("refuses a course.yaml with an unknown key, with its line")
  void refusesACourse() throws IOException {
    Course course = ManifestText.course(root, ManifestText.RIGHT);
    Files.writeString(root.resolve("labs/course.yaml"), "name: A course\nlab: [checkerboard]\n");
    ManifestException wrong = assertThrows(ManifestException.class, course::labIds);
    assertEquals(
        "labs/course.yaml:2: lab: expected one of the keys name, pages, labs", wrong.getMessage());
  }

  @Test
  @DisplayName("refuses an address of the book that no browser opens")
  void refusesAnAddressThatNoBrowserOpens() throws IOException {
    Course course = ManifestText.course(root, ManifestText.RIGHT);
    Files.writeString(root.resolve("labs/course.yaml"), "pages: javascript:alert(1)\n");
    ManifestException wrong = assertThrows(ManifestException.class, course::syllabus);
    assertEquals(
        "labs/course.yaml: pages: expected the address of your book, such as"
            + " https://uni.example/book/",
        wrong.getMessage());
  }
}
