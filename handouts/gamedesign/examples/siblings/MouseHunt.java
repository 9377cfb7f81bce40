/** A mouse looks for cheese, room by room, until it has it or is tired. */
public class MouseHunt extends Hunt {
  private static final int ROOMS = 5;
  private static final int MOST_STEPS = 40;

  private int room;
  private int steps;

  /** Creates what is needed, asks nobody anything, and starts. */
  public static void main(String[] args) {
    new MouseHunt().run();
  }

  @Override
  void printRules() {
    System.out.println("The cheese is in room " + (ROOMS - 1) + ".");
  }

  @Override
  void step() {
    steps++;
    int next = room + (Math.random() < 0.5 ? -1 : 1);
    if (next >= 0) {
      room = next; // it never leaves the house
    }
  }

  @Override
  boolean isOver() {
    // by luck or by patience
    return room == ROOMS - 1 || steps == MOST_STEPS;
  }

  @Override
  void printResult() {
    boolean found = room == ROOMS - 1;
    System.out.println(found ? "Cheese!" : "The mouse is asleep.");
  }
}

/** The plan of every hunt: rules first, the result last. */
abstract class Hunt {
  void run() {
    printRules();
    do {
      step();
    } while (!isOver());
    printResult();
  }

  abstract void printRules();

  abstract void step();

  abstract boolean isOver();

  abstract void printResult();
}
