package boardwright.export;

import boardwright.lab.Lab;
import boardwright.text.Resource;

/**
 * How another place's machine is to grade.
 *
 * @param lab the lab's id
 * @param release the Java that the lab is written for
 * @param seed what random boards are drawn from, the same for all
 */
public record RunnerConfig(String lab, int release, long seed) {
  /** Where the workflow for GitHub Classroom belongs in the template repository. */
  public static final String CLASSROOM = ".github/workflows/classroom.yml";

  /**
   * The workflow file with which GitHub checks each push. It lies in the student's repository
   * beside the kit and needs nothing but the kit: no copy of the full tree, and no secret.
   */
  public static String classroom(Lab lab) {
    return of(lab, 0).script("classroom.yml");
  }

  /** For a lab as it is now. */
  public static RunnerConfig of(Lab lab, long seed) {
    return new RunnerConfig(lab.id(), lab.manifest().release(), seed);
  }

  /** A script that is kept beside this class, filled in. */
  String script(String name) {
    return Resource.text(RunnerConfig.class, name)
        .replace("@LAB@", lab)
        .replace("@RELEASE@", String.valueOf(release))
        .replace("@SEED@", String.valueOf(seed));
  }
}
