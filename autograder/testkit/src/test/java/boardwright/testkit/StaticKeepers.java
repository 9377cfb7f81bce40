package boardwright.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Classes that keep something in static fields, and classes with constants. */
abstract class StaticKeepers extends ClassAskers {
  /** Keeps in a field. */
  static final class KeepsInAField {
    private static State last;

    State last(State state) {
      State before = last;
      last = state;
      return before;
    }
  }

  /** Keeps in a map. */
  static final class KeepsInAMap {
    private static final Map<Object, State> STATES = new HashMap<>();

    void keep(State state) {
      STATES.put(this, state);
    }
  }

  /** Keeps in a list. */
  static final class KeepsInAList {
    private static final List<State> STATES = new ArrayList<>(10);

    void keep(State state) {
      STATES.add(state);
    }
  }

  /** Keeps by a helper. */
  static final class KeepsByAHelper {
    void keep(State state) {
      new KeepsInAMap().keep(state);
    }
  }

  /** FillsABiggerBox. */
  static final class FillsABiggerBox {
    void keep(State state) {
      new BiggerBox().hold(state);
    }
  }

  /** BiggerBox. */
  static final class BiggerBox extends Box {}

  /** Box. */
  static class Box {
    private State held;

    void hold(State state) {
      held = state;
    }
  }

  /** Keeps in a constant. */
  static final class KeepsInAConstant {
    private static final Box BOX = new Box();

    State keep(State state) {
      BOX.hold(state);
      return BOX.held;
    }
  }

  /** Memory. */
  enum Memory {
    ONLY;

    private final Map<Object, State> states = new HashMap<>();

    void keep(Object owner, State state) {
      states.put(owner, state);
    }
  }

  /** Keeps in an enum. */
  static final class KeepsInAnEnum {
    void keep(State state) {
      Memory.ONLY.keep(this, state);
    }
  }

  /** Has constants. */
  static final class HasConstants {
    private static final int SIZE = 3;
    private static final List<State> ALL = List.of(new Won());
    private static final State WON = new Won();
    private final int rows = SIZE + ALL.size();

    State won() {
      return rows > 0 ? WON : null;
    }
  }

  /** Has a table. */
  static final class HasATable {
    private static final Map<String, State> BY_NAME = new HashMap<>();

    static {
      BY_NAME.put("won", new Won());
    }

    State won() {
      return BY_NAME.get("won");
    }
  }

  /** Makes a view. */
  static final class MakesAView {
    Object make() {
      return new View();
    }
  }

  /** View: the interface is a provided one. */
  static final class View implements Runnable {
    @Override
    public void run() {}
  }

  /** Asks a maker. */
  static final class AsksAMaker {
    Object ask() {
      return new MakesAView().make();
    }
  }

  /** Open template. */
  abstract static class OpenTemplate {
    public final void run() {
      work();
    }

    protected void work() {
      hook();
    }

    abstract void hook();
  }

  /** Fixed template. */
  abstract static class FixedTemplate {
    public final String run() {
      before();
      hook();
      return toString();
    }

    private void before() {}

    protected abstract void hook();

    @Override
    public String toString() {
      return "a template";
    }
  }

  /** Point. */
  record Point(int row, int column) {}

  /** Has a cache of points. */
  static final class HasACacheOfPoints {
    private static final Map<Integer, List<Point>> KNOWN = new HashMap<>();
    private static final Map<Integer, int[]> ROWS = new HashMap<>();

    List<Point> at(int number) {
      ROWS.put(number, new int[] {number});
      return KNOWN.computeIfAbsent(number, n -> List.of(new Point(n, n)));
    }
  }

  /** Has a cache of numbers. */
  static final class HasACacheOfNumbers {
    private static final Map<Integer, Long> KNOWN = new HashMap<>();

    long square(int number) {
      return KNOWN.computeIfAbsent(number, n -> (long) n * n);
    }
  }

  /** Forgot final. */
  static final class ForgotFinal {
    private static int size = 3;

    int size() {
      return size;
    }
  }

  /** Can change. */
  static class CanChange {
    protected int value;
  }

  /** Inherits. */
  static final class Inherits extends CanChange {
    int next() {
      return ++value;
    }
  }
}
