import java.io.PrintWriter;
import java.util.List;

/** Announces trains: it is told everything, and knows no timetable. */
public class Announcer {
  private final PrintWriter out;

  /** Creates an announcer that speaks here, and nowhere else. */
  public Announcer(PrintWriter out) {
    this.out = out;
  }

  /** Announces trains, a line for each. */
  public void announce(List<String> trains, int minutes) {
    if (trains.isEmpty()) {
      out.println("NO TRAINS");
    } else {
      out.println("TRAINS:");
      for (String train : trains) {
        String unit = minutes == 1 ? "minute" : "minutes";
        out.printf("%s in %d %s%n", train, minutes, unit);
      }
    }
    out.flush();
  }

  /** Says a sentence as it is: a % in it has no meaning. */
  public void say(String sentence) {
    out.println(sentence);
    out.flush();
  }
}
