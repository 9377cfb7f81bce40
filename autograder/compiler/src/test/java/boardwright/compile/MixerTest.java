package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Request.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;

@Tag("each-java")
@DisplayName("The mix for a class")
class MixerTest {
  private static final List<String> REPLACEABLE = List.of("lab.Code", "lab.Cell", "lab.Board");
  private static final Pattern TYPE = Pattern.compile("(?:class|interface) (\\w+)");

  private static final Map<String, byte[]> PROVIDED =
      Trial.compile(
          new ProvidedClasses(Map.of()),
          "public interface Code { int PAWN = 1; int KING = 2; }",
          "public class Cell implements Code {"
              + " public int code() { return PAWN; } public void link() throws Exception {} }",
          "public class Board { public Cell cell() { return new Cell(); } }");

  @DisplayName("has, of the learner's other classes,")
  @ParameterizedTest(name = "{0}: {3}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "none if it compiles without |"
            + " class Cell { int mine; int code() { return 3; } } |"
            + " class Board { int f(Cell c) { return c.code(); } } | [lab.Board]",
        "the one with the member that it uses |"
            + " class Cell { int mine; } |"
            + " class Board { int f(Cell c) { return c.mine; } } | [lab.Cell, lab.Board]",
        "the one that no message names |"
            + " class Cell { void link() {} } |"
            + " class Board { void f(Cell c) { c.link(); } } | [lab.Cell, lab.Board]",
        "the one that its superclass gets a member from |"
            + " interface Code { int QUEEN = 3; } class Cell implements Code { } |"
            + " class Board extends Cell { int f() { return QUEEN; } } | [lab.Code, lab.Board]",
        "both where it needs both |"
            + " class Cell { int mine; } interface Code { int QUEEN = 3; } |"
            + " class Board { int f(Cell c) { return c.mine + Code.QUEEN; } } |"
            + " [lab.Code, lab.Cell, lab.Board]",
        "none whose other number it would not be compiled for |"
            + " interface Code { int PAWN = 2; int KING = 2; } |"
            + " class Board { int f(int c) { switch (c) { case Code.PAWN: return 0;"
            + " case Code.KING: return 1; default: return 2; } } } | [lab.Board]",
        "the one whose other number it needs |"
            + " interface Code { int PAWN = 7; int KING = 8; } |"
            + " class Board { int f(int c) { switch (c) { case Code.PAWN: return 0;"
            + " case 1: return 1; default: return 2; } } } | [lab.Code, lab.Board]"
      })
  void smallestSetThatCompiles(String what, String others, String board, String own) {
    Mix mix = mixer(others, board).mix(List.of("lab.Board"));
    assertTrue(mix.compiled(), () -> mix.problems().toString());
    assertEquals(own, mix.own().toString());
  }

  @Test
  @DisplayName("takes numbers from the provided class, also where another class inherits them")
  void takesNumbersFromTheProvidedClass() {
    Mix mix =
        mixer(
                "interface Code { int PAWN = 70; int KING = 71; }",
                "class Board { static final int IT = Cell.PAWN; }")
            .mix(List.of("lab.Board"));
    ClassNode board = new ClassNode();
    new ClassReader(mix.classes().get("lab.Board")).accept(board, 0);
    assertEquals(1, board.fields.get(0).value);
  }

  @DisplayName("that does not compile blames the classes it needs that do not compile either:")
  @ParameterizedTest(name = "{0}: {3}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "one |"
            + " class Cell { int mine = oops; } |"
            + " class Board { int f(Cell c) { return c.mine; } } | [lab.Cell]",
        "none, for a fault of its own |"
            + " class Cell { int mine; } |"
            + " class Board { int f(Cell c) { return oops; } } | []",
        "none, if it cannot even be read |"
            + " class Cell { int mine = oops; } |"
            + " class Board { int f(Cell c) { return c.mine } } | []"
      })
  void thatDoesNotCompileBlamesTheClassesItNeeds(
      String what, String others, String board, String culprits) {
    Mix mix = mixer(others, board).mix(List.of("lab.Board"));
    assertEquals(false, mix.compiled());
    assertEquals(List.of("lab.Board"), mix.own());
    assertEquals(culprits, mix.culprits().toString());
  }

  @Test
  @DisplayName("has the one in whose file another class is declared that it uses")
  void classesBesideOthers() {
    Source cell =
        new Source(
            "Cell.java",
            "package lab; public class Cell implements Code { public int code() { return PAWN; }"
                + " public void link() throws Exception {} } class Pair {}",
            List.of("lab.Cell", "lab.Pair"));
    Source board =
        new Source(
            "Board.java",
            "package lab; public class Board { public Cell cell() { return null; } Pair pair; }",
            List.of("lab.Board"));
    Mixer mixer =
        new Mixer(
            new MixCompiler(17), new ProvidedClasses(PROVIDED), REPLACEABLE, List.of(cell, board));
    assertEquals(List.of("lab.Cell", "lab.Board"), mixer.mix(List.of("lab.Board")).own());
  }

  private static Mixer mixer(String... texts) {
    List<Source> sources = new ArrayList<>();
    for (String text : texts) {
      for (String part : text.split("(?=(?:class|interface) )")) {
        Matcher type = TYPE.matcher(part);
        if (type.find()) {
          String name = type.group(1);
          sources.add(
              new Source(name + ".java", "package lab; public " + part, List.of("lab." + name)));
        }
      }
    }
    return new Mixer(new MixCompiler(17), new ProvidedClasses(PROVIDED), REPLACEABLE, sources);
  }
}
