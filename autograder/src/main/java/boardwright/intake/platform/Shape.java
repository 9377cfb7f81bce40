package boardwright.intake.platform;

import boardwright.submission.Platform;
import java.util.List;

/**
 * A way in which a platform names what was handed in.
 *
 * @param pattern of its path in the download
 * @param note what to say of it instead of reading it; empty to say nothing, null to read it
 */
record Shape(NamePattern pattern, String note) {
  /** What is only there to be seen beside files. */
  static final String RECEIPT = "Blackboard has a receipt of it, and no file.";

  private static final String MOODLE = "{name}_{id}_assignsubmission_";
  private static final String BLACKBOARD = "{any}_{login}_attempt_{time}";
  private static final String BRIGHTSPACE = "{id}-{id} - {name} - {time}";

  /** All of a platform: the first that fits counts. None where its names tell nothing. */
  static List<Shape> of(Platform platform) {
    return switch (platform) {
      case MOODLE ->
          List.of(
              read(MOODLE + "file_{file}"),
              read(MOODLE + "file"),
              said(
                  MOODLE + "onlinetext{file}",
                  "There is a text typed into Moodle, which was not read."),
              said(MOODLE + "comments{file}", ""),
              read("{group}_assignsubmission_file_{file}"), // of those who are in no group
              read("{group}_assignsubmission_file"));
      case CANVAS ->
          List.of(
              read("{late}anon{late}_{login}_{id}_{file}"),
              read("{name}{late}_{id}_question_{id}_{id}_{file}"),
              read("{name}{late}_{id}_{id}_{file}"),
              said(
                  "{name}{late}_{id}_text.html",
                  "There is a text typed into Canvas, which was not read."),
              said(
                  "{name}{late}_{id}_link.html",
                  "There is a link typed into Canvas, which was not read."));
      case CLASSROOM -> List.of(read("{any}-{login}"), read("{login}"));
      case BLACKBOARD -> List.of(read(BLACKBOARD + "_{file}"), said(BLACKBOARD + ".txt", RECEIPT));
      case BRIGHTSPACE -> List.of(read(BRIGHTSPACE), read(BRIGHTSPACE + " - {file}"));
      case SAKAI -> List.of(read("{name}({login})/Submission attachment(s)"));
      case ILIAS ->
          List.of(
              read("Abgaben/Team {group}/{name}_{login}_{id}"),
              read("Abgaben/Team {group}"),
              read("Abgaben/{name}_{login}_{id}"));
      case TEAMS ->
          List.of(
              read("Submitted files/{name}/{any}/Version {attempt}"),
              read("{name}/{any}/Version {attempt}"));
      case VPL -> List.of(read("{name}/{time}"));
      case GOOGLE -> List.of(read("{name} - {file}"));
      case OLAT -> List.of(read("{name}"));
      case GRADESCOPE, PLAIN -> List.of();
    };
  }

  /** What is read as it was handed in. */
  static Shape read(String pattern) {
    return new Shape(NamePattern.of(pattern), null);
  }

  private static Shape said(String pattern, String note) {
    return new Shape(NamePattern.of(pattern), note);
  }
}
