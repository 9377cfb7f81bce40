/** A machine with a button that does something else now and then. */
public class VendingMachine {
  private final String[] snacks;

  /** Creates a machine with these snacks. */
  public VendingMachine(String... snacks) {
    this.snacks = snacks;
  }

  /**
   * Gives the snack with this number. Every tenth time, on average, it
   * gives the one beside it.
   */
  public String press(int number) {
    if (Math.random() < 0.1) {
      System.out.println("Oops.");
      // never beyond the last snack
      return snacks[Math.min(number + 1, snacks.length - 1)];
    }
    return snacks[number];
  }

  /** Presses the last button: whatever happens, there is a snack. */
  public static void main(String[] args) {
    VendingMachine machine = new VendingMachine("crisps", "nuts");
    System.out.println(machine.press(1));
  }
}
