package boardwright.compile;

import boardwright.protocol.Program.Style;
import boardwright.protocol.Request.Source;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a compiler does, for benchmarks that have none: mixes as they are, with nothing guarded. */
public final class Plain {
  private final MixCompiler compiler = new MixCompiler(17);

  /** A plain mix: the learner's class files, and those with all that belongs to the program. */
  public record Classes(Map<String, byte[]> own, Map<String, byte[]> all) {}

  /** Makes the mixes of one submission. */
  public interface Mixes {
    /** The mix for these classes, or the largest one; null if it does not compile. */
    Classes of(List<String> names, boolean wholeProgram);
  }

  /** The mixes of a submission. */
  public Mixes mixes(
      List<String> provided,
      List<String> fixtures,
      List<String> replaceable,
      List<Source> sources) {
    Mixer mixer = new Mixer(compiler, ProvidedClasses.load(provided), replaceable, sources);
    return (names, wholeProgram) -> {
      Mix mix = wholeProgram ? mixer.largest() : mixer.mix(names);
      if (!mix.compiled()) {
        return null;
      }
      Map<String, byte[]> all = new LinkedHashMap<>(mix.kept().byName());
      all.putAll(mix.classes());
      all.putAll(ProvidedClasses.load(fixtures).byName());
      return new Classes(mix.classes(), all);
    };
  }

  /** What there is to say about the style of these sources. */
  public static Style style(Collection<Source> sources) {
    return sources.stream().map(source -> StyleCheck.of(source, 17)).reduce(Style.NONE, Style::and);
  }
}
