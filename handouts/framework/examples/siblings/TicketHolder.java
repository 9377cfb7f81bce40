import java.util.List;

/** Has a ticket of a raffle, and a dog that barks when it is told to. */
public class TicketHolder {
  private final int ticket;
  private final Dog dog; // null for people without a dog

  /** A dog. */
  public interface Dog {
    /** Hears the numbers; returns whether it barks. */
    boolean hear(List<Integer> numbers);
  }

  /** Creates somebody with a ticket, and perhaps a dog. */
  public TicketHolder(int ticket, Dog dog) {
    this.ticket = ticket;
    this.dog = dog;
  }

  /** Tells the dog if it matters; returns whether anybody barks. */
  public boolean hear(boolean over, List<Integer> numbers) {
    boolean matters = !over || numbers.contains(ticket);
    return dog != null && matters && dog.hear(numbers);
  }
}
