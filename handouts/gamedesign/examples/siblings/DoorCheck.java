/** Looks whether a door rings its bell after it has opened. */
public class DoorCheck {
  /** A bell that remembers whether the door was open when it rang. */
  static class Bell {
    Door door;
    boolean open;

    void ring() {
      open = door.open;
    }
  }

  /** A door with a bell. */
  static class Door {
    boolean open;
    Bell bell;

    void enter() {
      open = true;
      bell.ring();
    }
  }

  /** Prints what the bell saw. */
  public static void main(String[] args) {
    Bell bell = new Bell();
    Door door = new Door();
    bell.door = door;
    door.bell = bell;
    door.enter();
    System.out.println("open when the bell rang: " + bell.open);
  }
}
