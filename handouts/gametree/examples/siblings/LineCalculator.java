import java.io.PrintWriter;

/** Adds and multiplies what is typed, such as {@code 3 * 4}. */
public class LineCalculator {
  private final PrintWriter out;

  /** Creates a calculator that prints here. */
  public LineCalculator(PrintWriter out) {
    this.out = out;
  }

  /** Prints the result of a line. */
  public void execute(String line) {
    String[] words = line.strip().split("\\s+");
    boolean fits =
        words.length == 3
            && words[0].matches("\\d{1,9}")
            && words[1].matches("[+*]")
            && words[2].matches("\\d{1,9}");
    if (!fits) {
      out.println("Type two numbers with + or * between them.");
      return;
    }
    long left = Long.parseLong(words[0]);
    long right = Long.parseLong(words[2]);
    out.println(words[1].equals("+") ? left + right : left * right);
  }
}
