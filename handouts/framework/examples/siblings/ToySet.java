import java.util.List;

/** A set of toys whose parts fit together. */
public abstract class ToySet {

  /** Makes the figures. */
  public abstract List<String> createFigures();

  /** Makes a vehicle for one of the figures. */
  public abstract String createVehicle(String driver);

  /** Packs a box, of whatever set this is. */
  public String pack() {
    StringBuilder box = new StringBuilder();
    for (String figure : createFigures()) {
      box.append(figure).append(" in ");
      box.append(createVehicle(figure)).append("; ");
    }
    return box.toString();
  }

  /** The set that is played in space. */
  public static class SpaceSet extends ToySet {
    @Override
    public List<String> createFigures() {
      return List.of("pilot", "robot");
    }

    @Override
    public String createVehicle(String driver) {
      return "a rocket with the name of the " + driver;
    }
  }
}
