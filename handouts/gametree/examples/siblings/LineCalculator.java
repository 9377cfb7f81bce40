import java.io.PrintWriter;

/** Adds and multiplies what is typed, such as {@code 3 * 4}. */
public class LineCalculator {
  private final PrintWriter out;
  private long latest;

  /** Creates a calculator that prints here, and nowhere else. */
  public LineCalculator(PrintWriter out) {
    this.out = out;
  }

  /** Does what a line says; returns whether to read another one. */
  public boolean execute(String line) {
    if (line == null || line.strip().equals("off")) {
      return false;
    }
    String[] words = line.strip().split("\\s+");
    boolean fits =
        words.length == 3
            && words[0].matches("\\d{1,9}")
            && words[1].matches("[+*]")
            && words[2].matches("\\d{1,9}");
    if (fits) {
      long left = Long.parseLong(words[0]);
      long right = Long.parseLong(words[2]);
      latest = words[1].equals("+") ? left + right : left * right;
      out.println("The " + nameOf(words[1]) + " is " + latest);
    } else if (words[0].equals("again")) {
      out.println("It was " + latest);
    } else {
      out.println("Type two numbers with + or * between them.");
    }
    out.flush();
    return true;
  }

  private static String nameOf(String sign) {
    return sign.equals("+") ? "sum" : "product";
  }
}
