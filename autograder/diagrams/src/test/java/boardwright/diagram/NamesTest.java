package boardwright.diagram;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("What a diagram says,")
class NamesTest {
  private static final Pattern TYPE =
      Pattern.compile(
          "(abstract )?(class|interface|enum|participant) (\".*\" as )?(\\w+?)\\d*( .*)?");
  private static final Pattern MEMBER = Pattern.compile("[-+#~](?:\\{\\w+} )?(\\w+).*");
  private static final Pattern LINK =
      Pattern.compile("(\\w+) (<\\|\\S+|\\.\\.>|-\\S*-\\S*) (\\w+)(?: : (\\w+).*)?");
  private static final Pattern CALL =
      Pattern.compile("(\\[|\\w+?)\\d* ?-> (\\w+?)\\d* (?:\\+\\+ )?: (\\w+)\\(.*");
  private static final Pattern OTHER =
      Pattern.compile("[@'!}].*||(hide|skinparam|left|actor|create|return|deactivate|==).*");

  @ParameterizedTest(name = "{0}")
  @MethodSource("boardwright.diagram.DiagramsTest#texts")
  @DisplayName("is so in the engine: its classes, their members, and who calls whom")
  void isSoInTheEngine(Path text) throws IOException {
    String lab = text.getParent().getParent().getFileName().toString();
    assertEquals(List.of(), wrong(Files.readString(text), EngineCode.of(lab)));
  }

  @ParameterizedTest(name = "{1}")
  @DisplayName("and is not so in the engine, is noticed:")
  @CsvSource({
    "class Bord,                        no class Bord",
    "class Board / +undo(),             Board has no undo",
    "Piece <|-- Board,                  Board is no Piece",
    "Space -> Board : newGame(players), Space calls no newGame of Board",
    "==/' via StepCommand/Space -> GameMaster : step(1), Space calls no method of StepCommand",
    "Space -> Board : clear,            not understood: Space -> Board : clear"
  })
  void andIsNotSoInTheEngine(String text, String wrong) throws IOException {
    assertEquals(List.of(wrong), wrong(text.replaceAll(" ?/ ?", "\n"), EngineCode.of("framework")));
  }

  private static List<String> wrong(String text, EngineCode engine) {
    List<String> wrong = new ArrayList<>();
    String type = "";
    List<String> via = List.of();
    for (String line : text.replace("\\n", "").lines().map(String::strip).toList()) {
      Matcher named = TYPE.matcher(line);
      Matcher member = MEMBER.matcher(line);
      Matcher link = LINK.matcher(line);
      Matcher call = CALL.matcher(line);
      if (named.matches()) {
        type = named.group(4);
        wrong.add(engine.is(type, type) ? "" : "no class " + type);
      } else if (member.matches()) {
        wrong.add(engine.noMember(type, member.group(1)));
      } else if (line.startsWith("' via ")) {
        via = List.of(line.substring(6).split(", "));
      } else if (call.matches()) {
        wrong.add(engine.noMember(call.group(2), call.group(3)));
        wrong.addAll(engine.noCalls(call.group(1), via, call.group(2), call.group(3)));
        via = List.of();
      } else if (link.matches()) {
        wrong.add(engine.noLink(link.group(1), link.group(2), link.group(3), link.group(4)));
      } else {
        wrong.add(OTHER.matcher(line).matches() ? "" : "not understood: " + line);
      }
    }
    return wrong.stream().filter(one -> !one.isEmpty()).toList();
  }
}
