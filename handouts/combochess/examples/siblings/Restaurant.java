import java.util.List;

/**
 * A table in a restaurant: it is free, a guest chooses, a guest is served.
 */
public class Restaurant {
  private static final List<String> MENU = List.of("soup", "fish", "cake");

  private State state = new Free();
  private int guests = 3;

  private abstract static class State {
    State enter(Restaurant restaurant) {
      return this; // waits
    }

    State order(Restaurant restaurant, List<String> dishes) {
      return this; // is ignored
    }

    State leave() {
      return this;
    }
  }

  /**
   * The next guest sits down, or nobody is left: both as soon as it is
   * entered.
   */
  private static final class Free extends State {
    @Override
    State enter(Restaurant restaurant) {
      return restaurant.guests > 0 ? new Choosing() : this;
    }
  }

  private static final class Choosing extends State {
    @Override
    State order(Restaurant restaurant, List<String> dishes) {
      if (dishes.isEmpty() || !MENU.containsAll(dishes)) {
        return this; // nothing happens
      }
      restaurant.guests--;
      return new Served();
    }

    @Override
    State leave() {
      return new Free(); // hungry: nothing was used up
    }
  }

  private static final class Served extends State {
    @Override
    State leave() {
      return new Free();
    }
  }

  /** Opens. */
  public void open() {
    goTo(state.enter(this));
  }

  /** Somebody orders. */
  public void order(List<String> dishes) {
    goTo(state.order(this, dishes));
  }

  /** Somebody leaves the table. */
  public void leave() {
    goTo(state.leave());
  }

  private void goTo(State next) {
    while (next != state) {
      state = next;
      next = state.enter(this);
    }
  }
}
