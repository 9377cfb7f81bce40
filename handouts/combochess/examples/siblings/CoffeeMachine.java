/** A coffee machine, one of whose states is left as soon as it is entered. */
public class CoffeeMachine {
  /** Its states. */
  public enum Stage {
    READY,
    GRINDING,
    SERVED
  }

  private Stage stage = Stage.READY;
  private int beans;

  /** Fills beans in. */
  public void fill(int more) {
    beans += more;
  }

  /** Starts, if the machine is ready. */
  public void press() {
    if (stage == Stage.READY) {
      enter(Stage.GRINDING);
    }
  }

  /** Enters a stage, and those that it leads to. */
  private void enter(Stage next) {
    stage = next;
    if (stage == Stage.GRINDING) {
      if (beans < 10) {
        enter(Stage.READY);
      } else {
        beans -= 10;
        enter(Stage.SERVED);
      }
    }
  }

  /** Returns where it is. */
  public Stage stage() {
    return stage;
  }
}
