package boardwright.compile;

import boardwright.classfile.ApiComparison;
import boardwright.classfile.Hierarchy;
import boardwright.classfile.Shape;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.ApiDifference;
import boardwright.protocol.Request.Source;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The whole program for playing: as many of the learner's classes as compile and fit together, and
 * the provided rest. Nothing is guarded here: it is the learner's own code on their own machine.
 *
 * @param own qualified names of the classes that are the learner's
 * @param classes the class files of the lab's package, by qualified name
 * @param problems why a class of the learner's is not among them: the compiler's words
 * @param unfit classes of the learner's that compile, and are not among them since other classes
 *     could not use them: by qualified name, each with how it differs from the provided one
 * @param differences the same for classes that are among them
 */
public record ProgramMix(
    List<String> own,
    Map<String, byte[]> classes,
    List<Problem> problems,
    Map<String, List<ApiDifference>> unfit,
    Map<String, List<ApiDifference>> differences) {

  /**
   * Mixes a program.
   *
   * @param release the Java that the sources are written for
   * @param provided class names of the lab's program
   * @param replaceable qualified names of the classes that learners replace
   */
  public static ProgramMix of(
      int release, List<String> provided, List<String> replaceable, List<Source> sources) {
    MixCompiler compiler = new MixCompiler(release);
    ProvidedClasses all = ProvidedClasses.load(provided);
    Mix mix = new Mixer(compiler, all, replaceable, sources).largest().openedLike(all);
    Map<String, List<ApiDifference>> differences = differences(mix, all);
    Map<String, List<ApiDifference>> unfit = unfit(mix, all, differences);
    if (!unfit.isEmpty()) {
      Mix without =
          new Mixer(compiler, all, replaceable, without(unfit.keySet(), sources))
              .largest()
              .openedLike(all);
      return of(without, unfit, differences(without, all));
    }
    if (!differences.isEmpty() && isOneLeftOut(mix, replaceable, sources)) {
      Mix without =
          new Mixer(compiler, all, replaceable, without(differences.keySet(), sources))
              .largest()
              .openedLike(all);
      if (!mix.own().containsAll(without.own())) { // these were to blame
        return of(without, differences, differences(without, all));
      }
    }
    return of(mix, Map.of(), differences);
  }

  private static ProgramMix of(
      Mix mix,
      Map<String, List<ApiDifference>> unfit,
      Map<String, List<ApiDifference>> differences) {
    Map<String, byte[]> classes = new LinkedHashMap<>(mix.kept().byName());
    classes.putAll(mix.classes());
    return new ProgramMix(mix.own(), classes, mix.problems(), unfit, differences);
  }

  private static List<Source> without(Collection<String> names, List<Source> sources) {
    return sources.stream()
        .filter(source -> source.types().stream().noneMatch(names::contains))
        .toList();
  }

  private static boolean isOneLeftOut(Mix mix, List<String> replaceable, List<Source> sources) {
    return sources.stream()
        .flatMap(source -> source.types().stream())
        .anyMatch(type -> replaceable.contains(type) && !mix.own().contains(type));
  }

  /** Classes that are an interface where the provided one is a class, or the other way round. */
  private static Map<String, List<ApiDifference>> unfit(
      Mix mix, ProvidedClasses provided, Map<String, List<ApiDifference>> differences) {
    Map<String, List<ApiDifference>> unfit = new LinkedHashMap<>(differences);
    unfit
        .keySet()
        .removeIf(
            name ->
                Shape.of(mix.classes().get(name)).isInterface()
                    == provided.shapes().get(name).isInterface());
    return unfit;
  }

  /** How the learner's classes of a mix differ from the provided ones; none that does not. */
  private static Map<String, List<ApiDifference>> differences(Mix mix, ProvidedClasses provided) {
    Map<String, Shape> shapes = new HashMap<>();
    mix.kept().byName().values().forEach(bytes -> add(bytes, shapes));
    mix.classes().values().forEach(bytes -> add(bytes, shapes));
    Hierarchy hierarchy = new Hierarchy(shapes);
    Map<String, List<ApiDifference>> differences = new LinkedHashMap<>();
    for (String own : mix.own()) {
      if (!provided.byName().containsKey(own)) {
        continue; // a class of the learner's alone
      }
      Shape learners = shapes.get(own.replace('.', '/'));
      Shape ours = provided.shapes().get(own);
      List<ApiDifference> found = ApiComparison.differences(ours, learners, hierarchy);
      if (!found.isEmpty()) {
        differences.put(own, found);
      }
    }
    return differences;
  }

  private static void add(byte[] bytes, Map<String, Shape> shapes) {
    Shape shape = Shape.of(bytes);
    shapes.put(shape.name(), shape);
  }
}
