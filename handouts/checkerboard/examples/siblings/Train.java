/** Puts a train together and takes it apart. */
public class Train {
  /** Tries the wagons out. */
  public static void main(String[] args) throws OverloadException {
    Wagon coal = new Wagon(35);
    Wagon milk = new Wagon(20, coal);
    Wagon sand = new Wagon(50, milk);
    System.out.println(sand.trainWeight());
    System.out.println(milk.trainWeight());
    sand.uncouple();
    System.out.println(sand.trainWeight());
    try {
      Wagon iron = new Wagon(75, sand);
      System.out.println(iron.trainWeight());
    } catch (OverloadException e) {
      System.out.println(e.getMessage());
    }
  }
}
