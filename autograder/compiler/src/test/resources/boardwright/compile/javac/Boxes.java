// gives: 3 true 7 x 2 false 1 -1 255
// Boxing, unboxing, compound assignment, the ternary that unboxes, a cast of each primitive.
import java.util.ArrayList;
import java.util.List;

public class Main {
  private static Integer counter = 1;

  public static Object run() {
    counter += 2;
    List<Character> letters = new ArrayList<>();
    letters.add('x');
    Long big = 7L;
    Boolean yes = Boolean.TRUE;
    Integer none = yes ? 2 : null;
    byte small = (byte) 255;
    return counter + " " + yes + " " + big + " " + letters.get(0) + " " + none + " " + !yes + " "
        + (int) 1.9 + " " + small + " " + (small & 0xff);
  }
}
