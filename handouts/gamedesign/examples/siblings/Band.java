/** A band, and the neighbour who hears it. */
public class Band {

  /** Rehearses. */
  public static void main(String[] args) {
    Neighbour neighbour = new Neighbour();
    Musician drummer = new Drummer(neighbour);
    drummer.play();
    System.out.println("Volume: " + drummer.getVolume());
  }
}

/** Lives next door. */
class Neighbour {

  void onVolume(Musician musician) {
    if (musician.getVolume() > 7) {
      System.out.println("Knock, knock!");
      musician.setVolume(3);
    }
  }
}

/** A musician. How to play depends on the instrument. */
abstract class Musician {
  protected Neighbour neighbour;
  private int volume;

  Musician(Neighbour neighbour) {
    this(neighbour, 5);
  }

  Musician(Neighbour neighbour, int volume) {
    this.neighbour = neighbour;
    this.volume = volume;
  }

  abstract void play();

  int getVolume() {
    return volume;
  }

  /**
   * The only way to change the volume. It never forgets to tell the
   * neighbour.
   */
  void setVolume(int volume) {
    System.out.println("From " + this.volume + " to " + volume);
    this.volume = volume;
    neighbour.onVolume(this);
  }
}

/** A drummer. */
class Drummer extends Musician {

  Drummer(Neighbour neighbour) {
    super(neighbour);
  }

  @Override
  void play() {
    setVolume(9);
  }
}
