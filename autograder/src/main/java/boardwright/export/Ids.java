package boardwright.export;

import boardwright.run.RunFacts;
import boardwright.submission.Platform;
import java.util.EnumSet;

/** What the ids of a run's people are to the platform that its grades go to. */
public enum Ids {
  /** Its own numbers, which identify each person there. */
  OWN,
  /**
   * Those that another platform drew, which are another person's here, if they are a person's at
   * all.
   */
  FOREIGN,
  /** What people are called by others, too: a student's number, a login, the name of a folder. */
  SHARED;

  /**
   * What they are there.
   *
   * @param source what a run's hand-ins were recognised as
   */
  public static Ids of(String source, Platform there) {
    if (source.startsWith(RunFacts.SEVERAL)) {
      return FOREIGN;
    }
    for (Platform drawn : EnumSet.of(Platform.MOODLE, Platform.CANVAS, Platform.BRIGHTSPACE)) {
      if (source.startsWith(drawn.title())) {
        return drawn == there ? OWN : FOREIGN;
      }
    }
    return SHARED;
  }
}
