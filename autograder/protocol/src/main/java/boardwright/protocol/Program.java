package boardwright.protocol;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A mix that compiles, made ready to be loaded and looked at.
 *
 * @param packageName the lab's package
 * @param classes all that is to be loaded: the learner's classes guarded, the provided ones with
 *     their steps counted, and what belongs to the suites
 * @param own the learner's classes among them
 * @param compiled the learner's classes as the compiler made them
 * @param differences how the API of the classes under check differs from the provided one
 * @param style what there is to say about the style of their sources
 * @param remembers whether the learner's classes can remember anything from one check to the next
 * @param providedRemembers whether the provided ones can
 * @param trial what the classes are tried on, if they are tests of the learner's own; mostly null
 */
public record Program(
    String packageName,
    List<ClassFile> classes,
    List<Own> own,
    List<ClassFile> compiled,
    List<ApiDifference> differences,
    Style style,
    boolean remembers,
    boolean providedRemembers,
    Trial trial) {

  /**
   * The programs on which a learner's tests are tried.
   *
   * @param coverage percent of the lines of the learner's own classes that the tests must reach
   * @param catches percent of the faults that they must catch, for each step
   * @param seed for the luck of the runs, which is the same on every program
   * @param worlds right programs, faulty ones, and the learner's own; each has what differs from
   *     the program
   * @param unmeasured why the learner's own is not among them; empty if it is
   */
  public record Trial(
      int coverage, List<Integer> catches, long seed, List<World> worlds, String unmeasured) {}

  /**
   * A program on which tests are tried.
   *
   * @param role what is expected of it
   * @param kind of its fault, one sentence; else empty
   * @param classes that differ, to be loaded instead of the program's
   * @param measured the learner's own classes in it whose lines are counted; else empty
   */
  public record World(Role role, String kind, List<ClassFile> classes, List<Measured> measured) {}

  /** What a test should do on a program. */
  public enum Role {
    /** It should pass. */
    RIGHT,
    /** One test should fail. */
    FAULTY,
    /** Whatever it does, the lines count that it reaches. */
    OWN
  }

  /**
   * A class whose lines are counted.
   *
   * @param path of its source, as the learner knows it
   * @param lines the lines that count: those of members that the provided class has too, and of
   *     private ones; tests know no other
   */
  public record Measured(String path, List<Integer> lines) {}

  /**
   * A class file; equal to another of the same name with the same bytes.
   *
   * @param name qualified
   */
  public record ClassFile(String name, byte[] bytes) {
    @Override
    public boolean equals(Object other) {
      return other instanceof ClassFile file
          && name.equals(file.name)
          && Arrays.equals(bytes, file.bytes);
    }

    @Override
    public int hashCode() {
      return 31 * name.hashCode() + Arrays.hashCode(bytes);
    }
  }

  /**
   * A class of the learner's.
   *
   * @param name qualified
   * @param path of its source, as the learner knows it; empty if that is not known
   * @param underCheck whether it is one of those that the mix was asked for
   */
  public record Own(String name, String path, boolean underCheck) {}

  /**
   * What there is to say about style.
   *
   * @param remarks one for each place
   * @param unread one sentence if nothing can be said, because of the sources; else empty
   * @param failure why nothing can be said, through no fault of theirs; else empty
   */
  public record Style(List<StyleRemark> remarks, String unread, String failure) {
    /** Nothing to say. */
    public static final Style NONE = new Style(List.of(), "", "");

    /** This and another as one. */
    public Style and(Style other) {
      return new Style(
          Stream.of(remarks, other.remarks).flatMap(List::stream).toList(),
          unread.isEmpty() ? other.unread : unread,
          failure.isEmpty() ? other.failure : failure);
    }
  }
}
