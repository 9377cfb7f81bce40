package boardwright.command;

import boardwright.lab.WrongCallException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** In a student's kit, stands for the commands that only the full tree has. */
@Command(
    name = "solution",
    aliases = {
      "grade",
      "regrade",
      "explain",
      "history",
      "merge",
      "course",
      "checks",
      "export",
      "similarity",
      "work",
      "queue",
      "kit",
      "book",
      "author"
    },
    hidden = true)
public final class FullTreeOnly implements Callable<Integer> {
  /** Why there is no such thing here. */
  public static final String WHY =
      "Solutions, grading and kits come with the full tree of Boardwright; this is the student"
          + " edition.";

  @Option(names = "--give-up", description = "Says where the solutions are.")
  private boolean giveUp;

  @Unmatched private List<String> words = new ArrayList<>();

  @Override
  public Integer call() {
    throw new WrongCallException(WHY + " See ./boardwright help.");
  }
}
