/** Looks whether a library knows when a book is due; the calendar is turned by hand. */
public class LibraryCheck {
  private static int day = 100;

  private LibraryCheck() {}

  /** Prints what was found. */
  public static void main(String[] args) {
    Library library = new Library(() -> day);
    library.lend();
    day += 13;
    System.out.println("one day is left: " + (library.daysLeft() == 1));
    day += 20;
    System.out.println("never less than 0: " + (library.daysLeft() == 0));
  }
}
