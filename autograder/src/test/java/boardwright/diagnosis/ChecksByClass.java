package boardwright.diagnosis;

import boardwright.lab.CheckSpec;
import boardwright.lab.Lab;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The checks of a lab that diagnoses look at together. */
public final class ChecksByClass {
  private ChecksByClass() {}

  /** Their ids, for each class of a lab. */
  public static List<Set<String>> of(Lab lab) {
    return Misconceptions.byClasses(lab.stages(), stage -> stage).stream()
        .map(
            stages ->
                stages.stream()
                    .flatMap(stage -> lab.checksOf(stage).stream())
                    .map(CheckSpec::id)
                    .collect(Collectors.toSet()))
        .toList();
  }
}
