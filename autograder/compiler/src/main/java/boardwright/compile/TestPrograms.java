package boardwright.compile;

import boardwright.protocol.Program;
import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Program.Measured;
import boardwright.protocol.Program.Role;
import boardwright.protocol.Program.World;
import boardwright.protocol.Request;
import boardwright.protocol.Request.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Makes a learner's own tests, and the programs that they are tried on, ready to be loaded. */
final class TestPrograms {
  private TestPrograms() {}

  /** The tests, guarded: they may use some of JUnit, and less of the JDK than other classes. */
  static LoadableMix loadable(
      Mix mix, ProvidedClasses provided, ProvidedClasses fixtures, List<String> allow) {
    Allowlist allowlist = JUnitForTests.allowlist(allow);
    LoadableMix loadable =
        LoadableMix.of(mix, provided, fixtures, allowlist, JUnitForTests.classes());
    TestAnnotations annotations = new TestAnnotations(allowlist, loadable.hierarchy());
    List<String> refusals = new ArrayList<>(loadable.refusals());
    mix.classes().values().forEach(bytes -> refusals.addAll(annotations.refusals(bytes)));
    return new LoadableMix(
        mix, loadable.classes(), loadable.differences(), refusals, loadable.hierarchy());
  }

  /**
   * What is refused of the tests: classes with the name of a class inside one of those that they
   * are tried on. Which of the two was loaded would tell the programs apart.
   *
   * @param helpers qualified names of the student's types at the top level
   */
  static List<String> taken(Request.Trial asked, ProvidedClasses provided, Set<String> helpers) {
    return Stream.concat(
            asked.planted().stream().flatMap(p -> p.classes().stream()).map(ClassFile::name),
            provided.byName().keySet().stream())
        .filter(name -> name.contains("$") && helpers.contains(name))
        .map(name -> name + " has the name of a class of the lab, which is not allowed here")
        .toList();
  }

  /**
   * The programs that tests are tried on.
   *
   * @param own the learner's; null if it cannot be run
   * @param unmeasured why it cannot; else empty
   */
  static Program.Trial trial(Request.Trial asked, World own, String unmeasured) {
    List<World> worlds = new ArrayList<>();
    worlds.add(new World(Role.RIGHT, "", List.of(), List.of()));
    for (Request.Planted planted : asked.planted()) {
      List<ClassFile> counted =
          planted.classes().stream()
              .map(file -> new ClassFile(file.name(), LoadableMix.counted(file.bytes())))
              .toList();
      Role role = planted.isRight() ? Role.RIGHT : Role.FAULTY;
      worlds.add(new World(role, planted.kind(), counted, List.of()));
    }
    if (own != null) {
      worlds.add(own);
    }
    return new Program.Trial(asked.coverage(), asked.catches(), asked.seed(), worlds, unmeasured);
  }

  /**
   * The learner's own classes with their lines counted.
   *
   * @param about qualified names of the classes that count; of others that they need, no line does
   * @param byType the sources by the types that they declare
   */
  static Counted counted(
      Mix own, List<String> about, Map<String, Source> byType, ProvidedClasses provided) {
    Map<String, byte[]> classes = new LinkedHashMap<>();
    List<Measured> measured = new ArrayList<>();
    own.classes()
        .forEach(
            (name, bytes) -> {
              if (!about.contains(name)) { // a helper, be it a class inside of such a class
                classes.put(name, bytes);
              } else {
                byte[] given = provided.byName().get(name);
                classes.put(name, LineProbes.in(bytes, measured.size()));
                measured.add(new Measured(byType.get(name).path(), LineProbes.lines(bytes, given)));
              }
            });
    Mix mix = new Mix(true, own.own(), classes, own.kept(), List.of(), List.of());
    return new Counted(mix, measured);
  }

  /** A mix whose lines are counted. */
  record Counted(Mix mix, List<Measured> measured) {
    World world(LoadableMix loadable) {
      List<ClassFile> classes =
          mix.classes().keySet().stream()
              .map(name -> new ClassFile(name, loadable.classes().get(name)))
              .toList();
      return new World(Role.OWN, "", classes, measured);
    }
  }
}
