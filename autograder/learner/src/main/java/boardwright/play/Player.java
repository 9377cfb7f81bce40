package boardwright.play;

import boardwright.classfile.Shape;
import boardwright.compile.ProgramMix;
import boardwright.lab.Lab;
import boardwright.loader.FirstWins;
import boardwright.protocol.Place;
import boardwright.protocol.Request.Source;
import boardwright.protocol.Shown;
import boardwright.protocol.TypeName;
import boardwright.submission.Submission;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
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

  /** So long a method of the learner's may run before it is named. */
  private static final long STUCK_MILLIS = 5000;

  private final Lab lab;
  private final List<Source> sources;
  private final ProgramMix mix;

  /** Mixes the program. */
  public Player(Lab lab, Submission own) {
    this(lab, own, List.of());
  }

  /**
   * Mixes the program.
   *
   * @param more classes of the learner's that belong to it, whether or not another one uses them,
   *     by their qualified names
   */
  public Player(Lab lab, Submission own, List<String> more) {
    this.lab = lab;
    this.sources = own.sources();
    List<String> classes = new ArrayList<>(lab.replaceable().stream().map(lab::qualified).toList());
    more.stream().filter(name -> !classes.contains(name)).forEach(classes::add);
    this.mix = ProgramMix.of(lab.manifest().release(), lab.provided(), classes, sources);
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
    lines.addAll(troubles());
    return lines;
  }

  /** Says which classes had to stay out of the mix, and why. */
  public List<String> troubles() {
    List<String> lines = new ArrayList<>();
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
    mix.unfit()
        .forEach(
            (name, differences) ->
                lines.add(
                    "The program runs without your %s, which other classes cannot use: %s."
                        .formatted(TypeName.simple(name), differences.get(0).text())));
    return lines;
  }

  /**
   * Runs the program's main method to its end.
   *
   * @param arguments the program's own
   * @param errors where one plain line goes if an exception ends the program: which, what had
   *     caused it, and the line in the learner's own code; and one if a method of the learner's
   *     does not end
   */
  public void play(List<String> arguments, PrintStream errors) {
    run(lab.manifest().program(), arguments, errors, STUCK_MILLIS);
  }

  /**
   * Runs the main method of a class of the program, or of the learner's.
   *
   * @param type its qualified name
   * @return false if it has none, or does not compile
   */
  public boolean run(String type, List<String> arguments, PrintStream errors) {
    boolean compiles = paths().containsKey(type) && mix.classes().containsKey(type);
    if (!compiles || !hasMain(mix.classes().get(type))) {
      errors.println(
          compiles
              ? "%s has no main method. It begins with: public static void main(String[] args)"
                  .formatted(TypeName.simple(type))
              : TypeName.simple(type)
                  + " does not compile yet; see ./boardwright check "
                  + lab.id());
      return false;
    }
    run(type, arguments, errors, STUCK_MILLIS);
    return true;
  }

  private static boolean hasMain(byte[] classFile) {
    return Shape.of(classFile).declared("main", "([Ljava/lang/String;)V").isPresent();
  }

  /**
   * As above.
   *
   * @param stuck after how many milliseconds a method is named that does not end
   */
  void run(String type, List<String> arguments, PrintStream errors, long stuck) {
    // The program's windows say so, too.
    System.setProperty(
        "boardwright.own", joined(mix.own().stream().map(TypeName::simple).toList()));
    ClassLoader loader = new FirstWins(Player.class.getClassLoader(), mix.classes());
    Thread.currentThread().setContextClassLoader(loader);
    Map<String, String> own = paths();
    try (StuckWatch watch =
        new StuckWatch(
            stuck,
            frame -> TypeName.ofTopLevel(own, frame.getClassName()) != null,
            frame -> errors.println(stuck(frame, own, stuck)))) {
      Method main = Class.forName(type, true, loader).getDeclaredMethod("main", String[].class);
      main.setAccessible(true); // the class need not be public
      main.invoke(null, (Object) arguments.toArray(String[]::new));
    } catch (InvocationTargetException e) {
      errors.println("The program ended with " + told(e.getCause()));
    } catch (ReflectiveOperationException | LinkageError e) {
      errors.println("The program could not be started: " + told(e));
    }
  }

  private static String stuck(StackTraceElement frame, Map<String, String> own, long millis) {
    String path = TypeName.ofTopLevel(own, frame.getClassName());
    String type = TypeName.simple(frame.getClassName()).replace('$', '.');
    return "%s.%s has been running for %s (%s). An endless loop? Ctrl+C ends the program."
        .formatted(
            type,
            frame.getMethodName(),
            millis < 2000 ? millis + " milliseconds" : millis / 1000 + " seconds",
            new Place(path, frame.getLineNumber()));
  }

  private String told(Throwable thrown) {
    Throwable first = firstCause(thrown);
    if (first instanceof LinkageError && !mix.differences().isEmpty()) {
      return "a class of yours that others cannot use: "
          + mix.differences().values().iterator().next().get(0).text();
    }
    if (first instanceof NullPointerException && place(first).isEmpty() && !mix.own().isEmpty()) {
      List<String> own = mix.own().stream().map(TypeName::simple).toList();
      String where =
          own.size() < MOST_NAMES
              ? "Look at " + String.join(", ", own) + "."
              : "./boardwright check " + lab.id() + " says which.";
      return "a NullPointerException in a provided class. Does a method of yours return null? "
          + where;
    }
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
    Map<String, String> paths = paths();
    for (StackTraceElement frame : thrown.getStackTrace()) {
      String path = TypeName.ofTopLevel(paths, frame.getClassName());
      if (path != null && frame.getLineNumber() > 0) {
        return Optional.of(new Place(path, frame.getLineNumber()));
      }
    }
    return Optional.empty();
  }

  /** The paths of the learner's types that are in the mix. */
  private Map<String, String> paths() {
    Map<String, String> paths = new HashMap<>();
    sources.forEach(source -> source.types().forEach(type -> paths.put(type, source.path())));
    lab.replaceable().stream()
        .map(lab::qualified)
        .filter(name -> !mix.own().contains(name))
        .forEach(paths::remove);
    return paths;
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
