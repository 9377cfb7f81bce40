// gives: true true {Square(1)=a} false true
// equals, hashCode, toString and compareTo as a learner writes them.
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public class Main implements Comparable<Main> {
  private final int number;

  Main(int number) {
    this.number = number;
  }

  @Override
  public boolean equals(Object other) {
    if (this == other) {
      return true;
    }
    if (other == null || getClass() != other.getClass()) {
      return super.equals(other);
    }
    return number == ((Main) other).number;
  }

  @Override
  public int hashCode() {
    return Objects.hash(number, super.getClass().getName());
  }

  @Override
  public String toString() {
    return String.format("Square(%d)", number);
  }

  @Override
  public int compareTo(Main other) {
    return number - other.number;
  }

  public static Object run() {
    Map<Main, String> map = new HashMap<>();
    map.put(new Main(1), "a");
    return new Main(1).equals(new Main(1)) + " " + map.containsKey(new Main(1)) + " " + map + " "
        + new Main(1).equals(null) + " " + (new Main(2).compareTo(new Main(1)) > 0);
  }
}
