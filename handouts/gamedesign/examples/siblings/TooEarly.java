/** Shows in which order things happen when an object is created. */
public class TooEarly {

  /** Creates one party. */
  public static void main(String[] args) {
    System.out.println("Guests: " + new BirthdayParty(8).getGuests());
  }
}

/** Every party has guests. */
abstract class Party {
  private String guests;

  Party() {
    System.out.println("1. The constructor of Party begins.");
    guests = createGuests();
    System.out.println("3. The constructor of Party ends.");
  }

  abstract String createGuests();

  String getGuests() {
    return guests;
  }
}

/** A birthday party. It asks for its own field too early. */
class BirthdayParty extends Party {
  private int age;

  BirthdayParty(int age) {
    super();
    this.age = age;
    System.out.println("4. The constructor of BirthdayParty sets age to " + age + ".");
  }

  @Override
  String createGuests() {
    System.out.println("2. createGuests runs. Now age is " + age + ".");
    return age + " children";
  }
}
