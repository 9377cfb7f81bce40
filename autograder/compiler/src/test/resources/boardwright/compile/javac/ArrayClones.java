// gives: 1 2 9 [1, 2] 4 true Main[]
// clone of arrays of each depth, the other methods of Object on arrays, arrays as varargs.
import java.util.Arrays;

public class Main {
  public static Object run() {
    int[] row = {1, 2};
    int[][] table = {row, {9}};
    int[] copy = row.clone();
    int[][] shallow = table.clone();
    copy[0] = 4;
    Object all = row;
    Main[] mains = {};
    return row[0] + " " + shallow[0][1] + " " + shallow[1].clone()[0] + " " + Arrays.toString(row)
        + " " + copy[0] + " " + (all.equals(row) && row.hashCode() == all.hashCode()
            && row.toString().startsWith("[I")) + " " + mains.getClass().getSimpleName();
  }
}
