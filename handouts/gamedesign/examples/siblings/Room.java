/**
 * A room of a haunted house. Most rooms do nothing when a visitor comes in.
 */
public class Room {
  protected String name;

  /** Creates a room with this name. */
  public Room(String name) {
    this.name = name;
  }

  /** A visitor has come in. */
  public void onEnter(String visitor) {
    // An ordinary room stays quiet.
  }

  /** Walks through a house of two rooms. */
  public static void main(String[] args) {
    Room[] house = {new Room("kitchen"), new Cellar()};
    for (Room room : house) {
      room.onEnter("Mia");
    }
  }
}

/** A room that does something. */
class Cellar extends Room {

  Cellar() {
    super("cellar");
  }

  @Override
  public void onEnter(String visitor) {
    String where = "In the " + name;
    System.out.println(where + ", a rat looks at " + visitor + ".");
  }
}
