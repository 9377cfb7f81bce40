/** A frog that jumps up a flight of stairs. */
public class FrogPond {

  /** Lets the frog have five turns. */
  public static void main(String[] args) {
    Frog frog = new Frog(6);
    for (int turn = 1; turn <= 5; turn++) {
      frog.takeTurn();
    }
  }
}

/** An animal on a stair. What it does on its turn depends on the animal. */
abstract class Animal {
  private int stair;
  private int top;

  Animal(int top) {
    this.top = top;
  }

  abstract void takeTurn();

  int getStair() {
    return stair;
  }

  int getTop() {
    return top;
  }

  void goTo(int stair) {
    this.stair = stair;
    System.out.println("On stair " + stair);
  }
}

/** Jumps up one or two stairs, and needs a rest after each jump of two. */
class Frog extends Animal {
  private boolean tired;

  Frog(int top) {
    super(top);
  }

  @Override
  void takeTurn() {
    if (tired) {
      System.out.println("The frog rests.");
      tired = false;
      return;
    }
    int jump = 1 + (int) (Math.random() * 2); // 1 or 2
    tired = jump == 2;
    goTo(Math.min(getStair() + jump, getTop()));
  }
}
