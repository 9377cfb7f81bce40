package boardwright.bench;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Times a cold {@code ./boardwright check} against {@code ./mvnw -o test} of an ordinary Maven
 * project with the same sources and the same checks, in turn, then saves to {@code watch}, and
 * prints medians and ratios.
 *
 * <p>Both work in their own folders, so that whatever lies in {@code labs/} stays as it is. The
 * Maven project compiles the learner's sources afresh each time, and nothing else: its tests are
 * the suites' class files, so the comparison is kind to it.
 */
public final class ColdCheck {
  private static final int SAVES = 40;
  private static final Pattern TIMES =
      Pattern.compile("(\\d+)m([\\d.,]+)s\\s+(\\d+)m([\\d.,]+)s\\s*$");

  private final Path root;
  private final String lab;
  private final String stage;
  private final Path bench;
  private final Path tree;
  private final Path maven;

  ColdCheck(Path root, String target) {
    this.root = root;
    this.lab = target.replaceAll("/.*", "");
    this.stage = target;
    this.bench = root.resolve("autograder/target/bench").resolve(lab);
    this.tree = bench.resolve("tree");
    this.maven = bench.resolve("maven");
  }

  /**
   * Runs the benchmark.
   *
   * @param args the top of the tree; lab and stage, {@code checkerboard/moves} if not given; the
   *     number of rounds, 5 if not given
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    String target = args.length > 1 ? args[1] : "checkerboard/moves";
    int rounds = args.length > 2 ? Integer.parseInt(args[2]) : 5;
    ColdCheck benchmark = new ColdCheck(Path.of(args[0]), target);
    benchmark.prepare();
    benchmark.measure(rounds);
  }

  private void measure(int rounds) throws IOException, InterruptedException {
    String boardwright = tree.resolve("boardwright").toString();
    Map<String, List<String>> commands = new LinkedHashMap<>();
    commands.put("mvn -o test", mvn("-o"));
    commands.put("check " + lab, List.of(boardwright, "check", lab));
    commands.put("check " + stage, List.of(boardwright, "check", stage));
    commands.put("help", List.of(boardwright, "help"));
    commands.put("java -version", List.of(java(), "-version"));

    System.out.println("Once, to fetch and to make archives ...");
    run(mvn());
    for (List<String> command : commands.values()) {
      run(command);
    }
    while (Files.exists(tree.resolve("autograder/target/archives/training"))) {
      Thread.sleep(500); // the archive is made after the answer
    }
    Map<String, List<Cost>> costs = new LinkedHashMap<>();
    for (int round = 1; round <= rounds; round++) {
      System.out.println("Round " + round + " of " + rounds + " ...");
      for (Map.Entry<String, List<String>> command : commands.entrySet()) {
        delete(maven.resolve("target/classes")); // a learner has just saved
        costs
            .computeIfAbsent(command.getKey(), name -> new ArrayList<>())
            .add(run(command.getValue()));
      }
    }
    print(costs);
    Path file = sourceOfTheStage();
    double[] saves = SaveToVerdict.measure(tree, stage, file, SAVES);
    double median = median(saves);
    double test = median(costs.get("mvn -o test").stream().mapToDouble(Cost::wall).toArray());
    double check = median(costs.get("check " + stage).stream().mapToDouble(Cost::wall).toArray());
    System.out.printf(
        Locale.ROOT,
        "watch %s, %s saved %d times: %.0f ms from save to verdict (90%% within %.0f ms);"
            + " check %.1f times, mvn -o test %.1f times as long%n",
        stage,
        file.getFileName(),
        saves.length,
        median * 1000,
        saves[saves.length * 9 / 10] * 1000,
        check / median,
        test / median);
  }

  /** The learner's file of the stage's first class. */
  private Path sourceOfTheStage() throws IOException {
    Path manifest = tree.resolve("labs").resolve(lab).resolve("lab.yaml");
    String id = stage.replaceAll(".*/", "");
    String type =
        found("(?s)- id: " + Pattern.quote(id) + "\\b.*?replaces: \\[(\\w+)", manifest) + ".java";
    try (Stream<Path> files = Files.walk(tree.resolve("labs").resolve(lab).resolve("src"))) {
      return files.filter(file -> file.endsWith(type)).findFirst().orElseThrow();
    }
  }

  private static void print(Map<String, List<Cost>> costs) {
    System.out.printf(
        "%nJDK %s, %d cores, medians%n%n%-36s%10s%10s%n",
        Runtime.version(), Runtime.getRuntime().availableProcessors(), "", "wall", "CPU");
    Map<String, Double> walls = new LinkedHashMap<>();
    costs.forEach(
        (name, all) -> {
          double wall = median(all.stream().mapToDouble(Cost::wall).toArray());
          double cpu = median(all.stream().mapToDouble(Cost::cpu).toArray());
          walls.put(name, wall);
          System.out.printf(Locale.ROOT, "%-36s%8.2f s%8.2f s%n", name, wall, cpu);
        });
    System.out.println();
    walls.forEach(
        (name, wall) -> {
          if (name.startsWith("check")) {
            double test = walls.get("mvn -o test");
            System.out.printf(
                Locale.ROOT,
                "mvn -o test %.1f s, %s %.1f s: %.1f times%n",
                test,
                name,
                wall,
                test / wall);
          }
        });
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    int middle = values.length / 2;
    return values.length % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
  }

  /** Runs a command to its end; what it prints is kept in a file. */
  Cost run(List<String> command) throws IOException, InterruptedException {
    // the shell says what its children took, which Java cannot
    List<String> line = new ArrayList<>(List.of("sh", "-c", "\"$@\" && times", "sh"));
    line.addAll(command);
    Path log = bench.resolve("log.txt");
    ProcessBuilder builder = new ProcessBuilder(line);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    long start = System.nanoTime();
    int code = builder.start().waitFor();
    double wall = (System.nanoTime() - start) / 1e9;
    String output = Files.readString(log);
    Matcher times = TIMES.matcher(output);
    if (code != 0 || !times.find()) {
      throw new IllegalStateException(String.join(" ", command) + " failed:\n" + output);
    }
    return new Cost(
        wall, seconds(times.group(1), times.group(2)) + seconds(times.group(3), times.group(4)));
  }

  private static double seconds(String minutes, String seconds) {
    return 60 * Integer.parseInt(minutes) + Double.parseDouble(seconds.replace(',', '.'));
  }

  List<String> mvn(String... options) {
    List<String> line = new ArrayList<>(List.of(root.resolve("mvnw").toString(), "-B", "-q"));
    line.addAll(List.of(options));
    line.addAll(List.of("-f", maven.resolve("pom.xml").toString(), "test"));
    return line;
  }

  private static String java() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  // ------------------------------------------------------------------------------ the two folders

  void prepare() throws IOException, InterruptedException {
    delete(bench);
    Path model = root.resolve("solutions").resolve(lab).resolve("model");
    Path manifest = root.resolve("labs").resolve(lab).resolve("lab.yaml");
    String packageFolder = found("(?m)^package-name: *(\\S+)", manifest).replace('.', '/');
    String modules = "(?s).*?<module>((?:engine|autograder)[^<]*)|.+";
    String pom = Files.readString(root.resolve("pom.xml"));
    for (String part : pom.replaceAll(modules, "$1/pom.xml $1/src/main ").split(" ")) {
      if (Files.exists(root.resolve(part))) {
        copy(root.resolve(part), tree.resolve(part));
      }
    }
    String built = "autograder/target/autograder.jar autograder/target/lib";
    for (String part : ("boardwright pom.xml handouts/" + lab + " " + built).split(" ")) {
      copy(root.resolve(part), tree.resolve(part));
    }
    String planted = "target/" + lab + "-planted-grade.zip";
    if (Files.exists(root.resolve(planted))) {
      copy(root.resolve(planted), tree.resolve(planted));
    }
    copy(manifest, tree.resolve("labs").resolve(lab).resolve("lab.yaml"));
    copy(model, tree.resolve("solutions").resolve(lab).resolve("model"));
    copy(model, tree.resolve("labs").resolve(lab).resolve("src/main/java").resolve(packageFolder));
    Files.createFile(tree.resolve("autograder/target/.built")); // newer than all the rest

    Path sources = maven.resolve("src/main/java").resolve(packageFolder);
    copy(model, sources);
    for (File test : sources.toFile().listFiles((in, name) -> name.endsWith("Test.java"))) {
      Files.delete(test.toPath());
    }
    Files.writeString(maven.resolve("pom.xml"), pom());
    Path target = root.resolve("autograder/target");
    String classPath =
        String.join(
            File.pathSeparator,
            target.resolve("autograder.jar").toString(),
            target.resolve("lib/*").toString(),
            target.resolve("lib/constants/*").toString());
    String cases = maven.resolve("cases.txt").toString();
    run(
        List.of(
            java(),
            "-cp",
            classPath,
            "boardwright.grading.CaseFile",
            root.toString(),
            lab,
            "1",
            cases));
  }

  /** An ordinary project: sources, dependencies, the three plugins of the life cycle. */
  private String pom() throws IOException {
    StringBuilder dependencies = new StringBuilder();
    for (String artifact :
        List.of(
            "org.junit.jupiter:junit-jupiter:junit",
            "com.tngtech.archunit:archunit:archunit",
            "tools.jackson.dataformat:jackson-dataformat-yaml:jackson",
            "org.ow2.asm:asm-util:asm",
            "com.puppycrawl.tools:checkstyle:checkstyle",
            "org.slf4j:jcl-over-slf4j:slf4j",
            "org.slf4j:slf4j-nop:slf4j")) {
      String[] parts = artifact.split(":");
      dependencies.append(
          """
              <dependency>
                <groupId>%s</groupId>
                <artifactId>%s</artifactId>
                <version>%s</version>
                <scope>test</scope>
                <exclusions>
                  <exclusion>
                    <groupId>org.slf4j</groupId>
                    <artifactId>slf4j-simple</artifactId>
                  </exclusion>
                  <exclusion>
                    <groupId>org.apache.maven.doxia</groupId>
                    <artifactId>*</artifactId>
                  </exclusion>
                </exclusions>
              </dependency>
          """
              .formatted(parts[0], parts[1], version(parts[2])));
    }
    // the provided classes come after the learner's own
    String modules = "autograder protocol testkit compiler labs worker board suites-LAB engine-LAB";
    for (String module : modules.replace("LAB", lab).split(" ")) {
      String folder = module.equals("autograder") ? "" : "lib/";
      dependencies.append(
          """
              <dependency>
                <groupId>boardwright</groupId>
                <artifactId>%s</artifactId>
                <version>0</version>
                <scope>system</scope>
                <systemPath>%s/autograder/target/%s%s.jar</systemPath>
              </dependency>
          """
              .formatted(module, root, folder, module));
    }
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>bench</groupId>
      <artifactId>bench</artifactId>
      <version>0</version>
      <properties>
        <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
        <maven.compiler.release>17</maven.compiler.release>
        <!-- what did not change is not compiled again -->
        <maven.compiler.useIncrementalCompilation>false</maven.compiler.useIncrementalCompilation>
      </properties>
      <dependencies>
    DEPENDENCIES  </dependencies>
      <build>
        <testSourceDirectory>ROOT/autograder/bench/src/test/java</testSourceDirectory>
        <testResources>
          <testResource>
            <directory>ROOT/autograder/bench/src/test/resources</directory>
          </testResource>
          <testResource>
            <directory>ROOT/autograder/suites/LAB/target/classes</directory>
            <includes>
              <include>boardwright/suites/LAB/**</include>
            </includes>
          </testResource>
        </testResources>
        <plugins>
          <plugin>
            <artifactId>maven-resources-plugin</artifactId>
            <version>RESOURCES</version>
          </plugin>
          <plugin>
            <artifactId>maven-compiler-plugin</artifactId>
            <version>COMPILER</version>
            <configuration>
              <testIncludes>
                <testInclude>boardwright/compile/Plain.java</testInclude>
                <testInclude>boardwright/worker/PlainSubjects.java</testInclude>
              </testIncludes>
            </configuration>
          </plugin>
          <plugin>
            <artifactId>maven-surefire-plugin</artifactId>
            <version>SUREFIRE</version>
            <configuration>
              <includes>
                <include>**/*Suite.class</include>
              </includes>
              <excludes>
                <exclude>**/*TestsSuite.class</exclude>
              </excludes>
              <systemPropertyVariables>
                <plain.course>ROOT</plain.course>
                <plain.classes>${project.build.outputDirectory}</plain.classes>
                <plain.sources>${project.basedir}/src/main/java</plain.sources>
                <plain.cases>${project.basedir}/cases.txt</plain.cases>
              </systemPropertyVariables>
            </configuration>
          </plugin>
        </plugins>
      </build>
    </project>
    """
        .replace("DEPENDENCIES", dependencies)
        .replace("ROOT", root.toString())
        .replace("LAB", lab)
        .replace("RESOURCES", version("maven-resources-plugin"))
        .replace("COMPILER", version("maven-compiler-plugin"))
        .replace("SUREFIRE", version("maven-surefire-plugin"));
  }

  /** A version as the build has it. */
  private String version(String name) throws IOException {
    return found("<" + Pattern.quote(name) + "\\.version>([^<]+)<", root.resolve("pom.xml"));
  }

  private static String found(String pattern, Path file) throws IOException {
    Matcher matcher = Pattern.compile(pattern).matcher(Files.readString(file));
    if (!matcher.find()) {
      throw new IllegalStateException("no " + pattern + " in " + file);
    }
    return matcher.group(1);
  }

  static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(to.getParent());
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.toList()) {
        Files.copy(
            file, to.resolve(from.relativize(file).toString()), StandardCopyOption.COPY_ATTRIBUTES);
      }
    }
  }

  static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** What one run took, in seconds. */
  record Cost(double wall, double cpu) {}
}
