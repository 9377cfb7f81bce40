/** A garden gate with a dog behind it. */
public class GardenGate {

  /** Two visitors come. */
  public static void main(String[] args) {
    Dog dog = new Dog();
    dog.onVisit(new Postman());
    dog.onVisit(new Visitor());
  }
}

/** A visitor. */
class Visitor {}

/** A visitor with letters. */
class Postman extends Visitor {
  private int letters = 3;

  void loseLetter() {
    letters--;
    System.out.println("Letters left: " + letters);
  }
}

/** A dog that likes paper. */
class Dog {

  void onVisit(Visitor visitor) {
    if (visitor instanceof Postman) {
      Postman postman = (Postman) visitor;
      postman.loseLetter();
    } else {
      System.out.println("Woof.");
    }
  }
}
