package boardwright.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.run.Graded;
import boardwright.run.RunSample;
import boardwright.submission.Person;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Any table with a line for each student")
class GradeTableTest {
  @Test
  @DisplayName("is filled in by address, login or name, with every other byte as it was")
  void fillsByWhateverIsKnown() {
    String table =
        """
        No,Last,First,Login,Mail,Points,Remark
        1,Berg,Ada,aberg,,,"a, b"
        2,Lee,Kim,klee,kim@x.org,,
        3,Lee,Kim,klee2,,,
        4,Roth,Cy,,CY@x.org,,
        """;
    FillResult filled =
        fill(
            table,
            Ids.SHARED,
            by("a", new Person("Ada Berg", "", "")),
            by("b", new Person("Kim Lee", "klee2", "")),
            by("c", new Person("Somebody Else", "", "cy@x.org")),
            by("d", new Person("Zed", "9", "")));
    assertEquals(
        table
            .replace("aberg,,,", "aberg,,7.50,")
            .replace("klee2,,,", "klee2,,7.50,")
            .replace("CY@x.org,,", "CY@x.org,7.50,"),
        new String(filled.bytes(), StandardCharsets.UTF_8));
    assertEquals(List.of("line 3 (2)"), filled.left());
    assertEquals(List.of("Zed (9)"), filled.unmatched());
  }

  @Test
  @DisplayName("takes a number for an id in the column of ids only, and none of another platform's")
  void takesIdsFromOneColumn() {
    String table = "Row;Id;Name;Points\n1;3;Ada;\n2;1;Ben;\n3;2;Cy;\n4;77;Dee;\n";
    Graded[] all = {
      by("a", new Person("", "77", "")), by("b", new Person("", "1", "")),
    };
    assertEquals(
        table.replace("Ben;", "Ben;7,50").replace("Dee;", "Dee;7,50"),
        new String(fill(table, Ids.SHARED, all).bytes(), StandardCharsets.UTF_8));
    assertEquals(0, fill(table, Ids.FOREIGN, all).filled());
  }

  @Test
  @DisplayName("is left alone where a line could be another's, or the column isn't there")
  void refusesWhatIsUncertain() {
    String two = "Name,Points\nKim Lee,\n\"Lee, Kim\",\n";
    String message = refused(two, by("a", new Person("Kim Lee", "5", "")));
    assertTrue(message.startsWith("Kim Lee (5) could be any of these lines: line 2"), message);
    String other = "Login,Name,Points\nada,Ben Roth,\nben,Ada Berg,\n";
    message = refused(other, by("a", new Person("Ada Berg", "ada", "")));
    assertTrue(message.startsWith("Ada Berg (ada) could be any of these lines"), message);
    assertEquals(
        "t.csv: expected one column 'Points', but found: Login, Score",
        refused("Login,Score\nada,\n", by("a", new Person("Ada", "ada", ""))));
  }

  private static String refused(String table, Graded graded) {
    return assertThrows(ExportException.class, () -> fill(table, Ids.SHARED, graded)).getMessage();
  }

  private static Graded by(String id, Person person) {
    return RunSample.of(id).by(person).graded();
  }

  private static FillResult fill(String table, Ids ids, Graded... all) {
    return GradeTable.fill(
        RawCsv.of("t.csv", table.getBytes(StandardCharsets.UTF_8)),
        "Points",
        new Grades(List.of(all), ids, false));
  }
}
