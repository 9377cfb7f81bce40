package boardwright.play;

import boardwright.compile.ProgramMix;
import boardwright.intake.Submission;
import boardwright.lab.Lab;
import boardwright.loader.FirstWins;
import boardwright.protocol.TypeName;
import boardwright.suite.Shown;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;

/** Runs a lab's program with the learner's classes in front of the provided ones. */
public final class Player {
  private static final int MOST_NAMES = 8;

  private final Lab lab;
  private final ProgramMix mix;

  /** Mixes the program. */
  public Player(Lab lab, Submission own) {
    this.lab = lab;
    this.mix =
        ProgramMix.of(
            lab.provided(), lab.replaceable().stream().map(lab::qualified).toList(), own.sources());
  }

  /** Says whose classes are in the mix, and which had to stay out of it. */
  public List<String> whose() {
    List<String> lines = new ArrayList<>();
    List<String> provided = new ArrayList<>(lab.replaceable());
    List<String> own = mix.own().stream().map(TypeName::simple).toList();
    provided.removeAll(own);
    if (own.isEmpty()) {
      lines.add("All classes are the provided ones.");
    } else if (provided.isEmpty()) {
      lines.add("All classes are yours: " + joined(own) + ".");
    } else {
      lines.add("Yours: " + joined(own) + ". Provided: " + joined(provided) + ".");
    }
    mix.problems().stream()
        .map(problem -> problem.path())
        .distinct()
        .filter(path -> !path.isEmpty())
        .forEach(
            path ->
                lines.add(
                    path
                        + " does not compile yet, so the program runs without it; see ./boardwright"
                        + " check "
                        + lab.id()
                        + "."));
    return lines;
  }

  /**
   * Runs the program's main method to its end.
   *
   * @param arguments the program's own
   * @param errors where one plain line goes if an exception ends the program
   */
  public void play(List<String> arguments, PrintStream errors) {
    ClassLoader loader = new FirstWins(Player.class.getClassLoader(), mix.classes());
    Thread.currentThread().setContextClassLoader(loader);
    try {
      Class.forName(lab.manifest().program(), true, loader)
          .getMethod("main", String[].class)
          .invoke(null, (Object) arguments.toArray(String[]::new));
    } catch (InvocationTargetException e) {
      errors.println("The program ended with " + Shown.thrown(e.getCause()));
    } catch (ReflectiveOperationException | LinkageError e) {
      errors.println("The program could not be started: " + Shown.thrown(e));
    }
  }

  /** Names, as many as a line or two of a terminal hold. */
  private static String joined(List<String> names) {
    return names.size() <= MOST_NAMES
        ? String.join(", ", names)
        : "%s and %d more"
            .formatted(
                String.join(", ", names.subList(0, MOST_NAMES - 2)),
                names.size() - (MOST_NAMES - 2));
  }
}
