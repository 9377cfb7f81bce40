package boardwright.testkit;

import boardwright.protocol.Kind;
import org.junit.jupiter.api.DisplayName;

/**
 * Rules about how a class is built that many stages share. A suite implements those of them that
 * hold for its stage; they look at each class of the stage that was handed in. Like the {@link
 * StyleRules} they are stated once, on the page of what is graded, and have one ladder of hints for
 * all labs.
 */
public final class ClassRules {
  private ClassRules() {}

  /** C1. What the provided class is, the learner's is too. */
  public interface Types {
    /** C1. */
    @Check(rule = "C1", kind = Kind.STRUCTURE)
    @DisplayName("It extends and implements what its synopsis says")
    default void keepsItsTypes(Subject subject) {
      for (String type : subject.types()) {
        Structure.of(subject, type).keepsTheTypesOf(Provided.load(type));
      }
    }
  }

  /** C2. */
  public interface PrivateFields {
    /** C2. */
    @Check(rule = "C2", kind = Kind.STRUCTURE)
    @DisplayName("Its fields are private")
    default void fieldsArePrivate(Subject subject) {
      Structure.each(subject).forEach(Structure::keepsItsFieldsPrivate);
    }
  }

  /** C3. */
  public interface NoOutput {
    /** C3. */
    @Check(rule = "C3", kind = Kind.STRUCTURE)
    @DisplayName("It prints nothing and has no user interface")
    default void printsNothing(Subject subject) {
      for (Structure structure : Structure.each(subject)) {
        structure.printsNothing();
        structure.hasNoUserInterface();
      }
    }
  }
}
