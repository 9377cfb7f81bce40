import java.io.PrintWriter;

/** A till that is told what to do line by line. */
public class Till {
  private final PrintWriter out;
  private int sum;

  /** Creates a till that prints here. */
  public Till(PrintWriter out) {
    this.out = out;
  }

  /** Does what a line says; returns false at the end of the day. */
  public boolean execute(String line) {
    if (line == null || line.equals("close")) {
      return false;
    }
    if (line.matches("\\d{1,6}")) {
      sum += Integer.parseInt(line);
      out.println("total: " + sum);
    } else {
      out.println("Type a price in cents, or close.");
    }
    out.flush();
    return true;
  }
}
