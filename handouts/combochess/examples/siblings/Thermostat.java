/** Sets a heater to another temperature, and can set it back. */
public class Thermostat {
  private int degrees = 18;

  /** Something that was done, and can be undone. */
  public interface Step {
    /** Does it. */
    void execute();

    /** Undoes it. */
    void undo();
  }

  /** Returns the temperature. */
  public int degrees() {
    return degrees;
  }

  /** Returns the step to a temperature; nothing is set yet. */
  public Step setTo(int wanted) {
    return new Step() {
      private int before;

      @Override
      public void execute() {
        before = degrees;
        degrees = wanted;
      }

      @Override
      public void undo() {
        degrees = before;
      }
    };
  }
}
