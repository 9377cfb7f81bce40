package boardwright.command;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.lab.WrongCallException;
import boardwright.text.NearName;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a command is about: a lab, a stage of it, a rule of that. People write it in full, as {@code
 * checkerboard/square R2}, or as short as it is clear: {@code square R2}, {@code squ}.
 *
 * @param lab the lab
 * @param stage the stage, if one is named
 * @param rule the rule, if one is named
 */
public record Target(Lab lab, Optional<Stage> stage, Optional<String> rule) {
  /** A stage. */
  public Target(Lab lab, Stage stage) {
    this(lab, Optional.of(stage), Optional.empty());
  }

  /** How the call names it, for the help of a command. */
  public static final String LABEL = "[LAB/STAGE] [RULE]";

  /**
   * Reads the words of a call. Without a word it is the lab that the learner works on.
   *
   * @throws WrongCallException if they mean nothing, or not only one thing
   */
  public static Target of(List<String> words, Session session) {
    List<String> parts = new ArrayList<>();
    for (String word : words == null ? List.<String>of() : words) {
      parts.addAll(List.of(word.split("/", -1)));
    }
    if (parts.isEmpty()) {
      return new Target(session.currentLab(), Optional.empty(), Optional.empty());
    }
    List<String> labs = session.course().labIds();
    String first = parts.get(0);
    Optional<String> labId = exact(first, labs);
    if (labId.isEmpty()) {
      labId = onlyBeginning(first, labs).filter(lab -> isMeant(lab, first, session));
    }
    if (labId.isPresent()) {
      return in(session.lab(labId.get()), parts.subList(1, parts.size()), session);
    }
    if (isRule(first)) {
      Lab lab = session.currentLab();
      Stage stage = session.currentStage(lab);
      return new Target(lab, Optional.of(stage), rule(lab, stage, parts));
    }
    return of(first, parts.subList(1, parts.size()), session);
  }

  /**
   * The stage, for a command that needs one.
   *
   * @throws WrongCallException if none is named
   */
  public Stage namedStage() {
    return stage.orElseThrow(
        () ->
            new WrongCallException(
                "Which stage? Say it as %s/%s.".formatted(lab.id(), lab.stages().get(0).id())));
  }

  /** Reads one word, or null. */
  public static Target of(String word, Session session) {
    return of(word == null ? List.of() : List.of(word), session);
  }

  /** A stage of whichever lab has one of this name. */
  private static Target of(String name, List<String> rest, Session session) {
    List<Lab> found = session.labs().stream().filter(lab -> stage(lab, name).isPresent()).toList();
    if (found.isEmpty()) {
      throw unknown(name, session);
    }
    // a stage of this name is meant rather than a class, or the beginning of another stage's name
    List<Lab> exactly =
        found.stream().filter(lab -> stage(lab, name).get().id().equalsIgnoreCase(name)).toList();
    List<Lab> having = exactly.isEmpty() ? found : exactly;
    Lab lab = having.get(0);
    if (having.size() > 1) {
      Optional<Lab> current = session.workedOn().filter(having::contains);
      lab =
          current.orElseThrow(
              () ->
                  new WrongCallException(
                      "'%s' is a stage of several labs: say %s."
                          .formatted(
                              name,
                              String.join(
                                  " or ",
                                  having.stream()
                                      .map(one -> one.id() + "/" + stage(one, name).get().id())
                                      .toList()))));
    }
    Stage stage = stage(lab, name).orElseThrow();
    return new Target(lab, Optional.of(stage), rule(lab, stage, rest));
  }

  private static Target in(Lab lab, List<String> rest, Session session) {
    if (rest.isEmpty()) {
      return new Target(lab, Optional.empty(), Optional.empty());
    }
    String name = rest.get(0);
    if (isRule(name) && stage(lab, name).isEmpty()) {
      Stage current = session.currentStage(lab);
      return new Target(lab, Optional.of(current), rule(lab, current, rest));
    }
    Stage stage = stage(lab, name).orElseThrow(() -> noStage(lab, name));
    return new Target(lab, Optional.of(stage), rule(lab, stage, rest.subList(1, rest.size())));
  }

  private static Optional<String> rule(Lab lab, Stage stage, List<String> rest) {
    if (rest.isEmpty()) {
      return Optional.empty();
    }
    if (rest.size() > 1) {
      throw new WrongCallException("'" + rest.get(1) + "' is one word too many.");
    }
    String rule = rest.get(0).toUpperCase(Locale.ROOT);
    List<String> rules =
        lab.checksOf(stage).stream()
            .map(CheckSpec::rule)
            .distinct()
            .sorted(CheckSpec.ORDER_OF_RULES)
            .toList();
    if (!rules.contains(rule)) {
      throw new WrongCallException(
          "Stage '%s' has no rule '%s'. Its rules are: %s."
              .formatted(stage.id(), rest.get(0), String.join(", ", rules)));
    }
    return Optional.of(rule);
  }

  /** The stage of this name, of this beginning of a name, or that replaces a class of this name. */
  private static Optional<Stage> stage(Lab lab, String name) {
    List<String> ids = lab.stages().stream().map(Stage::id).toList();
    Optional<String> id = exact(name, ids).or(() -> onlyBeginning(name, ids));
    String type = name.endsWith(".java") ? name.substring(0, name.length() - 5) : name;
    return id.flatMap(lab::stage)
        .or(
            () ->
                lab.stages().stream()
                    .filter(stage -> exact(type, stage.classes()).isPresent())
                    .findFirst());
  }

  /** Whether the beginning of a lab's name means that lab, and not a stage. */
  private static boolean isMeant(String labId, String word, Session session) {
    List<String> stages =
        session.labs().stream()
            .flatMap(lab -> stage(lab, word).map(stage -> lab.id() + "/" + stage.id()).stream())
            .toList();
    boolean isExact = stages.stream().anyMatch(name -> name.endsWith("/" + word));
    if (!stages.isEmpty() && !isExact) {
      throw new WrongCallException(
          "'%s' may be the lab %s or the stage %s: write a letter more."
              .formatted(word, labId, String.join(" or ", stages)));
    }
    return stages.isEmpty();
  }

  private static boolean isRule(String word) {
    return word.matches("[RTCSrtcs]\\d{1,2}");
  }

  private static Optional<String> exact(String word, List<String> names) {
    return names.stream().filter(name -> name.equalsIgnoreCase(word)).findFirst();
  }

  /** The only name that begins so. */
  private static Optional<String> onlyBeginning(String word, List<String> names) {
    String small = word.toLowerCase(Locale.ROOT);
    List<String> found =
        small.isEmpty() ? List.of() : names.stream().filter(n -> n.startsWith(small)).toList();
    return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
  }

  private static WrongCallException noStage(Lab lab, String name) {
    List<String> ids = lab.stages().stream().map(Stage::id).toList();
    return new WrongCallException(
        "Lab '%s' has no stage '%s'.%s Its stages are: %s."
            .formatted(lab.id(), name, meant(name, ids), String.join(", ", ids)));
  }

  private static WrongCallException unknown(String name, Session session) {
    session.course().lab(name); // a lab that is not finished says what it lacks
    List<String> labs = session.course().labIds();
    if (labs.isEmpty()) {
      return new WrongCallException("There is no lab '%s'.".formatted(name));
    }
    List<String> all =
        Stream.concat(
                labs.stream(),
                session.labs().stream().flatMap(lab -> lab.stages().stream().map(Stage::id)))
            .toList();
    return new WrongCallException(
        "There is no lab and no stage '%s'.%s The labs are: %s."
            .formatted(name, meant(name, all), String.join(", ", labs)));
  }

  /** A question, with a blank before it; empty if nothing is near. */
  public static String meant(String name, List<String> names) {
    return NearName.of(name, names).map(near -> " Did you mean " + near + "?").orElse("");
  }
}
