package boardwright.testkit;

import java.util.List;
import java.util.function.Consumer;

/** States that decide themselves, and states for which something else does. */
abstract class StateShapes {
  /** Visitor. */
  interface Visitor {
    void won();

    void drawn();
  }

  /** State. */
  interface State {
    void execute(Visitor visitor);
  }

  /** Won. */
  static final class Won implements State {
    @Override
    public void execute(Visitor visitor) {
      visitor.won();
    }
  }

  /** By number. */
  static class ByNumber implements State {
    private final int kind;

    ByNumber(int kind) {
      this.kind = kind;
    }

    @Override
    public void execute(Visitor visitor) {
      if (kind == 0) {
        visitor.won();
      } else {
        visitor.drawn();
      }
    }
  }

  /** Won by number. */
  static final class WonByNumber extends ByNumber {
    WonByNumber() {
      super(0);
    }
  }

  /** By class. */
  abstract static class ByClass implements State {
    @Override
    public void execute(Visitor visitor) {
      if (this instanceof WonByItsClass) {
        visitor.won();
      } else {
        visitor.drawn();
      }
    }
  }

  /** Won by its class. */
  static final class WonByItsClass extends ByClass {}

  /** Cases. */
  static final class Cases {
    static void call(int kind, Visitor visitor) {
      switch (kind) {
        case 0 -> visitor.won();
        default -> visitor.drawn();
      }
    }
  }

  /** Won by a helper. */
  static final class WonByAHelper implements State {
    @Override
    public void execute(Visitor visitor) {
      Cases.call(0, visitor);
    }
  }

  /** Deciding. */
  enum Deciding {
    WON,
    DRAWN;

    void call(Visitor visitor) {
      if (this == WON) {
        visitor.won();
      } else {
        visitor.drawn();
      }
    }
  }

  /** Won by an enum that decides. */
  static final class WonByAnEnumThatDecides implements State {
    @Override
    public void execute(Visitor visitor) {
      Deciding.WON.call(visitor);
    }
  }

  /** Won by a wrapper. */
  static final class WonByAWrapper implements State {
    private final State inner = new ByNumber(0);

    @Override
    public void execute(Visitor visitor) {
      inner.execute(visitor);
    }
  }

  /** With hook. */
  abstract static class WithHook implements State {
    /** Siblings are created here, which says nothing of the object that is asked. */
    static final List<State> ALL = List.of(new WonByAHook(), new DrawnByAHook());

    @Override
    public void execute(Visitor visitor) {
      accept(visitor);
    }

    abstract void accept(Visitor visitor);
  }

  /** Won by a hook. */
  static final class WonByAHook extends WithHook {
    @Override
    void accept(Visitor visitor) {
      visitor.won();
    }
  }

  /** Drawn by a hook. */
  static final class DrawnByAHook extends WithHook {
    @Override
    void accept(Visitor visitor) {
      visitor.drawn();
    }
  }

  /** With case. */
  abstract static class WithCase implements State {
    private final Consumer<Visitor> itsCase;

    WithCase(Consumer<Visitor> itsCase) {
      this.itsCase = itsCase;
    }

    @Override
    public void execute(Visitor visitor) {
      itsCase.accept(visitor);
    }
  }

  /** Won by a lambda. */
  static final class WonByALambda extends WithCase {
    WonByALambda() {
      super(visitor -> visitor.won());
    }
  }

  /** Won by a reference. */
  static final class WonByAReference extends WithCase {
    WonByAReference() {
      super(Visitor::won);
    }
  }

  /** Acting. */
  enum Acting implements Consumer<Visitor> {
    WON {
      @Override
      public void accept(Visitor visitor) {
        visitor.won();
      }
    },
    DRAWN {
      @Override
      public void accept(Visitor visitor) {
        visitor.drawn();
      }
    }
  }

  /** Won by an enum that acts. */
  static final class WonByAnEnumThatActs extends WithCase {
    WonByAnEnumThatActs() {
      super(Acting.WON);
    }
  }

  /** Won by a table. */
  static final class WonByATable implements State {
    @Override
    public void execute(Visitor visitor) {
      for (Acting each : Acting.values()) {
        if (each.name().equals("WON")) {
          each.accept(visitor);
        }
      }
    }
  }

  /** Won case. */
  record WonCase() implements Consumer<Visitor> {
    @Override
    public void accept(Visitor visitor) {
      visitor.won();
    }
  }

  /** Won by an object. */
  static final class WonByAnObject extends WithCase {
    WonByAnObject() {
      super(new WonCase());
    }
  }

  /** Won beside its siblings. */
  static final class WonBesideItsSiblings implements State {
    @Override
    public void execute(Visitor visitor) {
      Side.won(visitor);
    }
  }

  /** Side. */
  static final class Side {
    static void won(Visitor visitor) {
      visitor.won();
    }

    static void drawn(Visitor visitor) {
      visitor.drawn();
    }
  }

  /** Loop. */
  static final class Loop {
    void each(List<Visitor> visitors) {
      visitors.forEach(new Teller());
    }

    void idle(List<Visitor> visitors) {
      visitors.clear();
    }
  }

  /** Teller. */
  static final class Teller implements Consumer<Visitor> {
    @Override
    public void accept(Visitor visitor) {
      visitor.won();
    }
  }
}
