package boardwright.solutions;

import java.util.List;

/**
 * An answer that is wrong on purpose: the model with a few replacements, or with whole files of its
 * own.
 *
 * @param name what such a program does, in words that its author understands, to follow "a program
 *     in which": {@code a red king moves only one way}; two faults may have the same
 * @param misconception what a learner who writes this has not understood; empty if it is planted
 *     and right, another class on which students' tests must pass
 * @param edits replacements in files of the model
 * @param missing files of the model that are not handed in
 * @param loses the checks that must not pass; all others must
 * @param planted the stage whose tests should catch it, if it is planted for students' own tests
 *     and is no hand-in; else empty. Its misconception is the sentence that students read when
 *     their tests miss it
 * @param in where it is planted: {@code check}, {@code grade}, or both if it does not say
 * @param sin the row of {@code solutions/LAB/design.md} that it commits, such as {@code T4}, if it
 *     behaves right and is designed against its page; else empty
 */
public record Fault(
    String id,
    String name,
    String misconception,
    List<Edit> edits,
    List<String> missing,
    List<String> loses,
    String planted,
    String in,
    String sin) {
  /** More than this is another program, not a slip in one. */
  static final int MOST_EDITS = 4;

  /** Fills in what the file leaves out. */
  public Fault {
    name = name == null ? "" : name;
    misconception = misconception == null ? "" : misconception;
    edits = edits == null ? List.of() : List.copyOf(edits);
    missing = missing == null ? List.of() : List.copyOf(missing);
    loses = loses == null ? List.of() : List.copyOf(loses);
    planted = planted == null ? "" : planted;
    in = in == null ? "" : in;
    sin = sin == null ? "" : sin;
  }

  /** Whether it is planted for students' own tests. */
  public boolean isPlanted() {
    return !planted.isEmpty();
  }

  /**
   * One replacement in a file of the model.
   *
   * @param file the file, such as {@code Square.java}
   * @param find a text that the file has exactly once; its further lines are indented relative to
   *     the line in which it begins
   * @param replace what stands there instead, indented in the same way
   */
  public record Edit(String file, String find, String replace) {
    /** A replacement that is left out deletes. */
    public Edit {
      find = find == null ? "" : find;
      replace = replace == null ? "" : replace;
    }
  }
}
