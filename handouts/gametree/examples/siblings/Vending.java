/** A vending machine for one kind of drink. */
public class Vending {
  private int bottles;
  private int cents;

  /** Creates a machine with bottles. */
  public Vending(int bottles) {
    this.bottles = bottles;
  }

  /** Gives money back. */
  public interface MoneyBack {
    /** Gives back so many cents. */
    void execute(int amount);
  }

  /** Creates what a button does: it sells a bottle for a price. */
  public Runnable button(int price, int paid, MoneyBack back) {
    return new Runnable() {
      @Override
      public void run() {
        if (bottles == 0 || paid < price) {
          back.execute(paid);
          return;
        }
        bottles--;
        cents += price;
        back.execute(paid - price);
      }
    };
  }

  /** Returns what was earned. */
  public int earned() {
    return cents;
  }
}
