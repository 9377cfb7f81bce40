/**
 * A turnstile: what a coin or a push does depends on its state, and no if
 * asks for it.
 */
public class Turnstile {
  private State state = new Locked();
  private int visitors;

  /**
   * Here, each event is ignored; a state overrides what means something in
   * it.
   */
  private abstract static class State {
    State coin() {
      return this;
    }

    State push(Turnstile turnstile) {
      return this;
    }
  }

  private static final class Locked extends State {
    @Override
    State coin() {
      return new Open();
    }
  }

  private static final class Open extends State {
    @Override
    State push(Turnstile turnstile) {
      turnstile.visitors++;
      return new Locked();
    }
  }

  /** Somebody puts a coin in. */
  public void coin() {
    state = state.coin();
  }

  /** Somebody pushes. */
  public void push() {
    state = state.push(this);
  }

  /** Returns how many went through. */
  public int visitors() {
    return visitors;
  }
}
