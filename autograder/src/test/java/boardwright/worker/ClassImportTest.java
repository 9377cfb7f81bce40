package boardwright.worker;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import boardwright.compile.ProgramMix;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import boardwright.protocol.Program.Style;
import boardwright.protocol.Request.Source;
import boardwright.testkit.CheckFailed;
import boardwright.testkit.Structure;
import boardwright.testkit.Subject;
import framework.application.GameApplication;
import framework.model.Board;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("Classes that are imported for questions about structure")
class ClassImportTest {
  private static final Lab LAB = new Course(ROOT).lab("framework").orElseThrow();

  /** {@code SavingApplication}, which is provided, extends {@code GameApplication}. */
  private static final String MINE = "framework.games.own.Mine";

  private static final Map<String, byte[]> OWN =
      Map.of(
          MINE,
          ProgramMix.of(
                  17,
                  LAB.provided(),
                  List.of(MINE),
                  List.of(
                      new Source(
                          "Mine.java",
                          """
                          package framework.games.own;
                          public abstract class Mine extends framework.saved.SavingApplication {}
                          """,
                          List.of(MINE))))
              .classes()
              .get(MINE));

  private ClassLoader before;

  /** In a check, the thread's loader has the JDK only. */
  @BeforeEach
  void asInACheck() {
    before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(ClassLoader.getPlatformClassLoader());
  }

  @AfterEach
  void putBack() {
    Thread.currentThread().setContextClassLoader(before);
  }

  @Test
  @DisplayName("are what they are over provided classes in between")
  void overProvidedClasses() {
    Structure mine = Structure.of(subject(), "framework.games.own.Mine");
    assertDoesNotThrow(
        () -> mine.isA(GameApplication.class, "a class that extends GameApplication"));
    CheckFailed failed =
        assertThrows(CheckFailed.class, () -> mine.isA(Board.class, "a class that extends Board"));
    assertEquals("Mine: a class that extends Board", failed.finding().expected());
    assertEquals("yours is no Board", failed.finding().seen());
  }

  @Test
  @DisplayName("leave the thread its loader")
  void leaveTheLoader() {
    subject().classes();
    assertSame(
        ClassLoader.getPlatformClassLoader(), Thread.currentThread().getContextClassLoader());
  }

  private static Subject subject() {
    return new SubjectUnderCheck(() -> ClassImport.of(OWN), List.of(), Style.NONE, false)
        .with(List.of(), null);
  }
}
