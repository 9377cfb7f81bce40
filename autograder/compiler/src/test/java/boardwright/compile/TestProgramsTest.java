package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Request;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The programs that students' tests are tried on")
class TestProgramsTest {
  @Test
  @DisplayName("have nested classes whose names no helper may take")
  void refuseHelpersNamedAsTheirClasses() {
    Request.Planted planted =
        new Request.Planted("a fault", List.of(file("p.A"), file("p.A$1"), file("p.A$Inner")));
    Request.Trial trial = new Request.Trial(List.of("p.A"), 80, List.of(50), 1, List.of(planted));
    ProvidedClasses provided = new ProvidedClasses(Map.of("p.B$Own", new byte[0]));
    assertEquals(
        List.of(
            "p.A$1 has the name of a class of the lab, which is not allowed here",
            "p.B$Own has the name of a class of the lab, which is not allowed here"),
        TestPrograms.taken(trial, provided, Set.of("p.A", "p.A$1", "p.A$Helper", "p.B$Own")));
  }

  private static ClassFile file(String name) {
    return new ClassFile(name, new byte[0]);
  }
}
