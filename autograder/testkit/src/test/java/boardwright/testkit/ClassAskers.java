package boardwright.testkit;

/** Classes that ask for a class, and classes that only look as if they did. */
abstract class ClassAskers extends StateShapes {
  /** Asks instanceof. */
  static final class AsksInstanceof {
    boolean ask(State state) {
      return state instanceof Won;
    }
  }

  /** Asks get class. */
  static final class AsksGetClass {
    boolean ask(State state) {
      return state.getClass() == Won.class;
    }
  }

  /** Asks its name. */
  static final class AsksItsName {
    boolean ask(State state) {
      return state.getClass().getSimpleName().startsWith("Won");
    }
  }

  /** Asks is instance. */
  static final class AsksIsInstance {
    boolean ask(State state) {
      return Won.class.isInstance(state);
    }
  }

  /** Asks by a helper. */
  static final class AsksByAHelper {
    boolean ask(State state) {
      return new AsksInstanceof().ask(state);
    }
  }

  /** Asks by casting. */
  static final class AsksByCasting {
    boolean ask(State state) {
      try {
        return ((Won) state).hashCode() != 0;
      } catch (ClassCastException e) {
        return false;
      }
    }
  }

  /** Asks nothing. */
  static final class AsksNothing {
    void ask(State state) {
      state.execute(null);
    }
  }

  /** Compares. */
  static final class Compares {
    boolean ask(Object other) {
      return equals(other);
    }

    @Override
    public boolean equals(Object other) {
      return other != null && (getClass() == other.getClass() || isAlike(other));
    }

    private boolean isAlike(Object other) {
      return other instanceof Compares;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** Names it in a message. */
  static final class NamesItInAMessage {
    void ask(State state) {
      throw new IllegalStateException("not for " + state.getClass().getSimpleName());
    }
  }

  /** Asks for a text. */
  static final class AsksForAText {
    boolean ask(Object something) {
      return something instanceof String;
    }
  }
}
