package boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A description of a diagram")
class SpecTest {
  private static final EngineClasses ENGINE = new EngineClasses(Path.of("../../engine"));

  private static final String TAKE_BACK =
      """
      sequence A move is taken back
      in framework.model, framework.view, framework.play, framework.games.tictactoe
      scene TakeBackScene
      thread Commands
      participant Space
      """;

  @Test
  @DisplayName("that names a class that is not there is refused with file and line")
  void unknownClass() {
    assertEquals(
        "some.txt:4: the engine has no class Bord in framework.model, framework.view,"
            + " framework.play",
        refusal(
            "classes Some\n"
                + "in framework.model, framework.view, framework.play\n"
                + "class Board\n"
                + "class Bord\n"));
    assertEquals(
        "some.txt:3: the JDK has no class java.util.Lst",
        refusal(
            "classes Some\n"
                + "in framework.model, framework.view, framework.play\n"
                + "class java.util.Lst\n"));
  }

  @Test
  @DisplayName("that names a member that is not there is told which there are")
  void unknownMember() {
    assertEquals(
        "some.txt:4: SpaceListener has no member spaceChange; it has spaceChanged",
        refusal(
            "classes Some\n"
                + "in framework.model, framework.view, framework.play\n"
                + "class SpaceListener\n"
                + "  show spaceChange\n"));
    assertEquals(
        "some.txt:4: Space has no field pieces",
        refusal(
            "classes Some\n"
                + "in framework.model, framework.view, framework.play\n"
                + "class Space\n"
                + "without Space.pieces\n"));
  }

  @Test
  @DisplayName("cannot hide a class that lies between two others")
  void gap() {
    String classes = "class Strategy\nclass OneSpaceGuiStrategy\n";
    assertEquals(
        "some.txt:4: GuiStrategy lies between OneSpaceGuiStrategy and Strategy, and is not in the"
            + " diagram",
        refusal("classes Some\nin framework.model, framework.view, framework.play\n" + classes));
  }

  @Test
  @DisplayName("cannot say of a class what its code does not do")
  void dependencies() {
    assertEquals(
        "some.txt:4: Factory does not create a Board",
        refusal(
            "classes Some\n"
                + "in framework.model, framework.view, framework.play\n"
                + "class Factory\n"
                + "  creates Board\n"
                + "class Board\n"));
    assertEquals(
        "some.txt:4: Piece does not use Factory",
        refusal(
            "classes Some\n"
                + "in framework.model, framework.view, framework.play\n"
                + "class Piece\n"
                + "  uses Factory\n"
                + "class Factory\n"));
    assertEquals(
        "some.txt:4: Board is not in this diagram",
        refusal(
            "classes Some\n"
                + "in framework.model, framework.view, framework.play\n"
                + "class Piece\n"
                + "  uses Board\n"));
  }

  @Test
  @DisplayName("has statements of its kind only")
  void statements() {
    assertTrue(refusal("classes Some\nclas Board\n").startsWith("some.txt:2: a line here begins"));
    assertEquals(
        "some.txt:1: an indented line belongs to one above it, and there is none",
        refusal("  show x\n"));
    assertEquals(
        "some.txt:1: one line should begin with 'in', and 0 do", refusal("classes Some\n"));
    assertEquals(
        "some.txt:2: 'two classes should stand here'".replace("'", ""),
        refusal("classes Some\nright Board\nin framework.model, framework.view, framework.play\n"));
  }

  @Test
  @DisplayName("reads types with their arguments, arrays and modifiers out of the class files")
  void members() {
    String source =
        ClassDiagram.source(
            spec(
                """
                classes Some
                in framework.model, framework.view, framework.play
                class Board «Model, Subject»
                  show spaces, instance, getSpace(int, int), newGameHook, gameOverHook, configure
                class AbstractSingleton
                  show maker()
                class java.lang.Iterable
                class Space
                """),
            ENGINE);
    List<String> lines = source.lines().map(String::strip).toList();
    for (String expected :
        List.of(
            "abstract class \"\u00a0Board\" as Board <<Model, Subject>> {",
            "-spaces : Space[][] {final}",
            "+{static} instance() : Board",
            "+getSpace(int, int) : Space {final}",
            "#newGameHook(List<Player>)",
            "#{abstract} gameOverHook() : GameOverStatus",
            "+{static} configure(SingletonSupplier<? extends Board>)",
            "class \"\u00a0AbstractSingleton<T>\" as AbstractSingleton <<final>> {",
            "~maker() : SingletonSupplier<? extends T>",
            "Iterable <|.. Board : Iterable<Space>",
            "Board --> Space : spaces *")) {
      assertTrue(lines.contains(expected), expected + " is not in\n" + source);
    }
  }

  @Test
  @DisplayName("of a run is refused where the run was another one")
  void runs() {
    assertEquals(
        "some.txt:6: Space has no method clearSpac", refusal(TAKE_BACK + "  show clearSpac\n"));
    assertEquals(
        "some.txt:6: Space.placePiece was not called in the run",
        refusal(TAKE_BACK + "  show placePiece, clearSpace\n"));
    assertEquals(
        "some.txt:4: no method of this diagram was called on X thinks",
        refusal((TAKE_BACK + "  show clearSpace\n").replace("Commands", "X thinks")));
    assertEquals(
        "some.txt:3: clearSpace was also called on a thread 'Commands'",
        refusal(
            (TAKE_BACK + "  show clearSpace\nparticipant CommandProcessor\n  show submitCommand\n")
                .replace("thread Commands", "thread main")));
    assertEquals(
        "some.txt:3: there is no scene NoScene",
        refusal(TAKE_BACK.replace("TakeBackScene", "NoScene")));
  }

  @Test
  @DisplayName("of a run cannot put its threads into another order")
  void threads() {
    assertEquals(
        "some.txt:5: in the run, 'main' began before 'Commands'; name them in that order",
        refusal(
            (TAKE_BACK + "  show clearSpace\nparticipant CommandProcessor\n  show submitCommand\n")
                .replace("thread Commands", "thread Commands\nthread main")));
  }

  @Test
  @DisplayName("draws what happened: who called whom, with what, and what came back")
  void calls() {
    String source =
        source(TAKE_BACK + "  show clearSpace\nparticipant NewPieceMove\n  show undo\n");
    String drawn = source.substring(source.indexOf("participant"));
    assertEquals(
        """
        participant "Space" as p1_1
        participant "NewPiece\\nMove" as p2_1
        [-> p2_1 : undo()
        activate p2_1
        p2_1 -> p1_1 : clearSpace()
        activate p1_1
        p1_1 --> p2_1 : XPiece
        deactivate p1_1
        [<-- p2_1 : true
        deactivate p2_1
        @enduml
        """,
        drawn.substring(drawn.indexOf("participant \"")));
  }

  private static Spec spec(String text) {
    return Spec.parse("some.txt", text);
  }

  private static String source(String text) {
    Spec spec = spec(text);
    return spec.head().word().equals("sequence")
        ? SequenceDiagram.source(spec, ENGINE, Scene.play(spec, ENGINE))
        : ClassDiagram.source(spec, ENGINE);
  }

  private static String refusal(String text) {
    return assertThrows(SpecException.class, () -> source(text)).getMessage();
  }
}
