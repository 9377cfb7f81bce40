package boardwright.suites.framework;

import boardwright.protocol.Finding;
import boardwright.testkit.Call;
import boardwright.testkit.CheckBlocked;
import boardwright.testkit.CheckFailed;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** What a learner's methods give: null, and a list with null in it, are wrong answers as others. */
final class Given {
  private Given() {}

  /** A copy of the list that a call gives; fails if there is none, or nothing in it, or null. */
  static <T> List<T> list(Call<List<T>> call, String expected) {
    List<T> list = new ArrayList<>();
    try {
      list.addAll(call.getObject(expected));
    } catch (ConcurrentModificationException changed) {
      call.fail(expected, "yours gave a part of a list that was changed since");
    }
    call.require(!list.isEmpty(), expected, "yours gave an empty list");
    call.require(!list.contains(null), expected, "yours gave a list with null in it");
    return list;
  }

  /** The same of a snippet, which does not know what its list holds. */
  @SuppressWarnings("unchecked")
  static <T> List<T> listOf(Call<Object> call, String expected) {
    return list(call.as(list -> (List<T>) list), expected);
  }

  /** Fails since this came out of a call. */
  static void failed(String call, RuntimeException thrown) {
    Call.run(
            call,
            () -> {
              throw thrown;
            })
        .get();
  }

  /**
   * What a check needs before it can ask its question. Where it cannot be had, the check is
   * blocked, if a rule explains why; otherwise it fails.
   *
   * @param rules the rules that explain calls which do not go, by the calls
   */
  static <T> T orBlocked(Map<String, String> rules, Supplier<T> needed) {
    return orBlocked(finding -> rules.get(finding.called()), needed);
  }

  /** The same, where this names the rule that explains a failure; null if none does. */
  static <T> T orBlocked(Function<Finding, String> rules, Supplier<T> needed) {
    try {
      return needed.get();
    } catch (CheckFailed failed) {
      String rule = rules.apply(failed.finding());
      if (rule == null) {
        throw failed;
      }
      String why = failed.finding().sentence();
      throw new CheckBlocked("the game for this check could not be set up: " + why, rule);
    }
  }
}
