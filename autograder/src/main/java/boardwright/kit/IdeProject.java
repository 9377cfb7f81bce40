package boardwright.kit;

import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * A kit as a plain project of IntelliJ IDEA, Eclipse and VS Code, which reads Eclipse's files. The
 * learner's sources stand on the provided classes alone; the classes that run the checks are apart
 * from them, so that they can be run while a source of the learner's does not compile.
 */
final class IdeProject {
  /** What the provided classes stand on, and what a learner's own tests are written with. */
  private static final List<String> BESIDE =
      List.of(
          "flatlaf.jar",
          "jline.jar",
          "junit-jupiter-api.jar",
          "junit-jupiter-engine.jar",
          "junit-jupiter-params.jar");

  private static final List<String> CHECKS =
      List.of(
          "ide/boardwright-ide.jar",
          "junit-platform-launcher.jar",
          "junit-platform-engine.jar",
          "junit-platform-commons.jar",
          "opentest4j.jar");

  private final List<String> programs;

  /** With these jars of provided classes, in this order. */
  IdeProject(List<String> programs) {
    this.programs = programs;
  }

  /** The files by their paths from the top of the kit. */
  SortedMap<String, String> files(List<Lab> labs) {
    SortedMap<String, String> files = new TreeMap<>();
    for (Lab lab : labs) {
      // what looks for tests on a class path takes classes of such names
      String name = capitalised(lab.id()) + "ChecksTest";
      files.put("checks/checks/" + name + ".java", checks(lab, name));
    }
    int newest = labs.stream().mapToInt(lab -> lab.manifest().release()).max().orElseThrow();
    String release = String.valueOf(newest);
    List<String> sources = labs.stream().map(lab -> lab.inTree(lab.sourceFolder())).toList();
    files.put(
        ".classpath",
        Kit.resource("eclipse-classpath.xml")
            .replace("@SOURCES@", lines("  <classpathentry kind=\"src\" path=\"%s\"/>", sources))
            .replace("@JARS@", lines("  <classpathentry kind=\"lib\" path=\"lib/%s\"/>", jars())));
    files.put(
        ".settings/org.eclipse.jdt.core.prefs",
        Kit.resource("eclipse-jdt.prefs").replace("@RELEASE@", release));
    files.put(".project", Kit.resource("eclipse-project.xml"));
    files.put(".vscode/settings.json", Kit.resource("vscode-settings.json"));
    files.put(".idea/modules.xml", Kit.resource("idea-modules.xml"));
    files.put(".idea/misc.xml", Kit.resource("idea-misc.xml").replace("@RELEASE@", release));
    files.put(
        ".idea/labs.iml",
        Kit.resource("idea-labs.xml")
            .replace(
                "@SOURCES@",
                lines(
                    "      <sourceFolder url=\"file://$MODULE_DIR$/%s\" isTestSource=\"false\"/>",
                    sources))
            .replace("@JARS@", ideaJars(jars())));
    files.put(
        ".idea/checks.iml", Kit.resource("idea-checks.xml").replace("@JARS@", ideaJars(CHECKS)));
    return files;
  }

  private List<String> jars() {
    return Stream.of(programs, BESIDE, CHECKS).flatMap(List::stream).distinct().toList();
  }

  private static String ideaJars(List<String> jars) {
    return lines("        <root url=\"jar://$MODULE_DIR$/lib/%s!/\"/>", jars);
  }

  private static String lines(String pattern, List<String> all) {
    return all.stream().map(pattern::formatted).collect(Collectors.joining("\n"));
  }

  /** A class that an IDE shows as a test, with a method for each stage. */
  private static String checks(Lab lab, String name) {
    StringBuilder methods = new StringBuilder();
    for (Stage stage : lab.stages()) {
      if (!stage.isForAPerson()) {
        methods.append(
            """

              /** %s. */
              @StageChecks("%s")
              void %s() {}
            """
                .formatted(stage.title(), stage.id(), methodName(stage.id())));
      }
    }
    return Kit.resource("checks.java.txt")
        .replace("@LAB@", lab.id())
        .replace("@CLASS@", name)
        .replace("@METHODS@", methods.toString().stripTrailing());
  }

  /** The id as a method's name: {@code own-game} is {@code ownGame}. */
  private static String methodName(String id) {
    String joined =
        Stream.of(id.split("-")).map(IdeProject::capitalised).collect(Collectors.joining());
    String name = joined.substring(0, 1).toLowerCase(Locale.ROOT) + joined.substring(1);
    return SourceVersion.isKeyword(name) ? name + "Stage" : name;
  }

  private static String capitalised(String word) {
    return word.isEmpty()
        ? word
        : word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
  }
}
