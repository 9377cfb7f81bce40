package boardwright.compile;

import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Request.Source;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The whole program for playing: as many of the learner's classes as compile together, and the
 * provided rest. Nothing is guarded here: it is the learner's own code on their own machine.
 *
 * @param own qualified names of the classes that are the learner's
 * @param classes the class files of the lab's package, by qualified name
 * @param problems why a class of the learner's is not among them
 */
public record ProgramMix(List<String> own, Map<String, byte[]> classes, List<Problem> problems) {

  /**
   * Mixes a program.
   *
   * @param provided class names of the lab's program
   * @param replaceable qualified names of the classes that learners replace
   */
  public static ProgramMix of(
      List<String> provided, List<String> replaceable, List<Source> sources) {
    ProvidedClasses all = ProvidedClasses.load(provided);
    Mix mix = new Mixer(new MixCompiler(), all, replaceable, sources, false).largest();
    Map<String, byte[]> classes = new LinkedHashMap<>(mix.kept().byName());
    classes.putAll(mix.classes());
    return new ProgramMix(mix.own(), classes, mix.problems());
  }
}
