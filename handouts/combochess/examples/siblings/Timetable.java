import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * Shows trains in columns. It is told what to show, and prints when
 * somebody asks.
 */
public class Timetable {
  private static final int WIDTH = 12;

  private final PrintWriter out;
  private List<String> trains = new ArrayList<>();

  /** Creates a timetable that prints here. */
  public Timetable(PrintWriter out) {
    this.out = out;
  }

  /** Shows other trains from now on; prints nothing yet. */
  public void show(List<String> names) {
    trains = new ArrayList<>(names);
  }

  /** Prints the trains, three in a row. */
  public void print() {
    StringBuilder row = new StringBuilder();
    for (int i = 0; i < trains.size(); i++) {
      row.append(trains.get(i));
      row.append(" ".repeat(Math.max(2, WIDTH - trains.get(i).length())));
      if (i % 3 == 2 || i == trains.size() - 1) {
        out.println(row.toString().stripTrailing());
        row.setLength(0);
      }
    }
    out.flush();
  }
}
