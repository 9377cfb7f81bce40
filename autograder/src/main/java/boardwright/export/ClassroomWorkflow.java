package boardwright.export;

import java.util.regex.Pattern;

/** The workflow file with which GitHub Classroom grades each push. */
public final class ClassroomWorkflow {
  private static final Pattern REPOSITORY = Pattern.compile("[\\w.-]+/[\\w.-]+");

  private ClassroomWorkflow() {}

  /**
   * The text of the file.
   *
   * @param repository where the grader is fetched from, as {@code OWNER/NAME}
   * @throws ExportException if that is no repository
   */
  public static String of(RunnerConfig recipe, String repository) {
    if (!REPOSITORY.matcher(repository).matches()) {
      throw new ExportException(
          "--repository %s: expected OWNER/NAME, as GitHub writes it".formatted(repository));
    }
    return recipe.script("classroom.yml", "REPOSITORY", repository);
  }
}
