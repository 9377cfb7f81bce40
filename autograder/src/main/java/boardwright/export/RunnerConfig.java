package boardwright.export;

import boardwright.lab.Lab;
import boardwright.text.Resource;
import java.util.List;

/**
 * How another place's machine is to grade.
 *
 * @param lab the lab's id
 * @param release the Java that the lab is written for
 * @param seed what random boards are drawn from, the same for all
 * @param options more options of {@code grade}, one word each
 */
public record RunnerConfig(String lab, int release, long seed, List<String> options) {
  /** Where the workflow for GitHub Classroom belongs in the template repository. */
  public static final String CLASSROOM = ".github/workflows/classroom.yml";

  /**
   * The workflow file with which GitHub checks each push. It lies in the student's repository
   * beside the kit and needs nothing but the kit: no copy of the full tree, and no secret.
   */
  public static String classroom(Lab lab) {
    return inASandbox(lab, 0).script("classroom.yml");
  }

  /** On machines that are sandboxes already. */
  public static RunnerConfig inASandbox(Lab lab, long seed) {
    return new RunnerConfig(lab.id(), lab.manifest().release(), seed, List.of("--sandbox", "none"));
  }

  /**
   * A script that is kept beside this class, filled in.
   *
   * @param more names without their signs, and values, in turn
   */
  String script(String name, String... more) {
    String text =
        Resource.text(RunnerConfig.class, name)
            .replace("@LAB@", lab)
            .replace("@RELEASE@", String.valueOf(release))
            .replace("@SEED@", String.valueOf(seed))
            .replace("@OPTIONS@", options.isEmpty() ? "" : " " + String.join(" ", options));
    for (int i = 0; i < more.length; i += 2) {
      text = text.replace("@" + more[i] + "@", more[i + 1]);
    }
    return text;
  }
}
