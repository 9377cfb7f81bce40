package boardwright.play;

import boardwright.compile.ProgramMix;
import boardwright.lab.Lab;
import boardwright.loader.FirstWins;
import boardwright.protocol.Place;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import boardwright.submission.Submission;
import boardwright.testkit.Shown;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs a lab's program with the learner's classes in front of the provided ones. */
public final class Player {
  private static final int MOST_NAMES = 8;

  /** Of causes, each of which has another: theirs may go round in a circle. */
  private static final int MOST_CAUSES = 50;

  private final Lab lab;
  private final List<Source> sources;
  private final ProgramMix mix;

  /** Mixes the program. */
  public Player(Lab lab, Submission own) {
    this.lab = lab;
    this.sources = own.sources();
    this.mix =
        ProgramMix.of(
            lab.provided(), lab.replaceable().stream().map(lab::qualified).toList(), sources);
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
   * @param errors where one plain line goes if an exception ends the program: which, what had
   *     caused it, and the line in the learner's own code
   */
  public void play(List<String> arguments, PrintStream errors) {
    // The program's windows say so, too.
    System.setProperty(
        "boardwright.own", joined(mix.own().stream().map(TypeName::simple).toList()));
    ClassLoader loader = new FirstWins(Player.class.getClassLoader(), mix.classes());
    Thread.currentThread().setContextClassLoader(loader);
    try {
      Class.forName(lab.manifest().program(), true, loader)
          .getMethod("main", String[].class)
          .invoke(null, (Object) arguments.toArray(String[]::new));
    } catch (InvocationTargetException e) {
      errors.println("The program ended with " + told(e.getCause()));
    } catch (ReflectiveOperationException | LinkageError e) {
      errors.println("The program could not be started: " + told(e));
    }
  }

  private String told(Throwable thrown) {
    Throwable first = firstCause(thrown);
    String why = first == thrown ? "" : ", because of " + Shown.thrown(first);
    String where = place(first).map(place -> ": look at " + place).orElse("");
    return (Shown.thrown(thrown) + why + where).replaceAll("\\s+", " ");
  }

  private static Throwable firstCause(Throwable thrown) {
    Throwable first = thrown;
    for (int i = 0; i < MOST_CAUSES && first.getCause() != null; i++) {
      first = first.getCause();
    }
    return first;
  }

  /** The topmost line in a class of the learner's that is in the mix, helpers included. */
  private Optional<Place> place(Throwable thrown) {
    Map<String, String> paths = new HashMap<>();
    sources.forEach(source -> source.types().forEach(type -> paths.put(type, source.path())));
    lab.replaceable().stream()
        .map(lab::qualified)
        .filter(name -> !mix.own().contains(name))
        .forEach(paths::remove);
    for (StackTraceElement frame : thrown.getStackTrace()) {
      String path = TypeName.ofTopLevel(paths, frame.getClassName());
      if (path != null && frame.getLineNumber() > 0) {
        return Optional.of(new Place(path, frame.getLineNumber()));
      }
    }
    return Optional.empty();
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
