package boardwright.export;

import boardwright.lab.Lab;

/**
 * The workflow file with which GitHub checks each push. It lies in the student's repository beside
 * the kit and needs nothing but the kit: no copy of the full tree, and no secret.
 */
public final class ClassroomWorkflow {
  /** Where it belongs in the template repository. */
  public static final String PATH = ".github/workflows/classroom.yml";

  private ClassroomWorkflow() {}

  /** The text of the file. */
  public static String of(Lab lab) {
    return RunnerConfig.inASandbox(lab, 0).script("classroom.yml");
  }
}
