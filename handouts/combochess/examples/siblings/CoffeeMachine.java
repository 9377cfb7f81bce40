/** A coffee machine: each state is a class, and each event a method. */
public class CoffeeMachine {
  private State state = new Ready();
  private int beans;

  /**
   * Here each event is ignored; a state overrides what means something in
   * it.
   */
  private abstract static class State {
    State enter(CoffeeMachine machine) {
      return this; // waits
    }

    State press() {
      return this;
    }

    State take() {
      return this;
    }
  }

  private static final class Ready extends State {
    @Override
    State press() {
      return new Grinding();
    }
  }

  /** A state that leads on as soon as it is entered. */
  private static final class Grinding extends State {
    @Override
    State enter(CoffeeMachine machine) {
      if (machine.beans < 10) {
        return new Ready();
      }
      machine.beans -= 10;
      return new Served();
    }
  }

  private static final class Served extends State {
    @Override
    State take() {
      return new Ready();
    }
  }

  /** Fills beans in. */
  public void fill(int more) {
    beans += more;
  }

  /** Somebody presses the button. */
  public void press() {
    goTo(state.press());
  }

  /** Somebody takes the cup. */
  public void take() {
    goTo(state.take());
  }

  private void goTo(State next) {
    while (next != state) {
      state = next;
      next = state.enter(this);
    }
  }
}
