/** A ticket machine that tells a customer how it went, by a method for each case. */
public class TicketMachine {
  private int tickets = 100;

  /** What a customer does in each case. */
  public interface Customer {
    /** There is a ticket with this number. */
    void ticketCase(int number);

    /** The machine is empty. */
    void emptyCase();
  }

  /** Sells a ticket, if there is one, and calls one method of the customer. */
  public void sellTo(Customer customer) {
    if (tickets == 0) {
      customer.emptyCase();
      return;
    }
    tickets--;
    customer.ticketCase(100 - tickets);
  }
}
