// gives: 2,2 found 10 55 done 3
// Labelled break and continue, loops within loops, do-while, for without a head, a loop at the start.
public class Main {
  public static Object run() {
    String place = "";
    outer:
    for (int row = 0; row < 8; row++) {
      for (int column = 0; ; column++) {
        if (column > row) {
          continue outer;
        }
        if (row * column == 4) {
          place = row + "," + column;
          break outer;
        }
      }
    }
    block:
    {
      if (place.isEmpty()) {
        break block;
      }
      place += " found";
    }
    int n = 0;
    do {
      n += 2;
    } while (n < 10);
    int sum = 0;
    for (int i = 1; i <= 10; i++) sum += i;
    return place + " " + n + " " + sum + " " + spin(100) + " " + down(3);
  }

  private static String spin(int n) {
    while (n > 0) n--;
    return "done";
  }

  private static int down(int n) {
    while (true) {
      switch (n) {
        case 0:
          return 3;
        default:
          n--;
          continue;
      }
    }
  }
}
