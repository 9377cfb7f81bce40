/** The desk where readers return their books. */
public class ReturnDesk {
  private int returned;

  /** Takes a book back, or refuses to if it is late. */
  public void takeBack(String title, int daysLate)
      throws LateBookException {
    if (daysLate > 0) {
      throw new LateBookException(title, daysLate);
    }
    returned++;
  }

  /** Takes three books back. */
  public static void main(String[] args) {
    ReturnDesk desk = new ReturnDesk();
    try {
      desk.takeBack("Emma", 0);
      desk.takeBack("Dracula", 3);
      desk.takeBack("Ulysses", 0);
    } catch (LateBookException e) {
      System.out.println(e);
    }
    System.out.println("Books returned: " + desk.returned);
  }
}
