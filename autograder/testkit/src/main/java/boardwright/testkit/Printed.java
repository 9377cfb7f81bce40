package boardwright.testkit;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** What code under check prints, line by line. */
public class Printed extends OutputStream {
  /** More than a right program prints in any check; the rest is thrown away. */
  public static final int MOST = 1 << 19;

  private static final Pattern FULL_STOPS = Pattern.compile("[.!]+$");
  private static final Pattern GAPS = Pattern.compile("\\s+");

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();

  /**
   * Runs code and returns its lines, without spaces at their ends and without empty lines.
   *
   * @throws Exception whatever the code throws
   */
  public static List<String> by(Call.Action code) throws Exception {
    Printed printed = new Printed();
    printed.watch(code);
    return printed.text().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
  }

  /**
   * Runs code whose lines come here.
   *
   * @throws Exception whatever the code throws
   */
  public final void watch(Call.Action code) throws Exception {
    PrintStream before = System.out;
    System.setOut(new PrintStream(this, false, StandardCharsets.UTF_8));
    try {
      code.run();
    } finally {
      System.out.flush();
      System.setOut(before);
      before.print(text()); // a failure shows what was printed
    }
  }

  private String text() {
    return kept.toString(StandardCharsets.UTF_8);
  }

  /** A call of which the printed lines are looked at. */
  public static Call<List<String>> call(Object written, Call.Action code) {
    return Call.of(written, () -> by(code));
  }

  /**
   * Fails if the call prints something.
   *
   * @param expected what a right class does
   */
  public static void nothing(Call<List<String>> call, String expected) {
    List<String> printed = call.get(expected);
    call.require(printed.isEmpty(), "nothing printed", "yours printed " + shown(printed));
  }

  /**
   * Fails unless one of the lines that the call prints says this.
   *
   * @param because why it should, if that needs saying
   */
  public static void says(Call<List<String>> call, String line, String because) {
    List<String> printed = call.get("a line");
    boolean right = printed.stream().anyMatch(each -> same(each, line));
    call.require(right, "\"" + line + "\"" + because, "yours printed " + shown(printed));
  }

  /** Fails unless the only line that the call prints is this. */
  public static void saysOnly(Call<List<String>> call, String line) {
    List<String> printed = call.get("a line");
    boolean right = printed.size() == 1 && same(printed.get(0), line);
    call.require(right, "\"" + line + "\"", "yours printed " + shown(printed));
  }

  /** A line as it is compared: full stops at its end, case and the width of gaps don't matter. */
  public static String plain(String line) {
    String said = FULL_STOPS.matcher(line.strip()).replaceFirst("");
    return GAPS.matcher(said).replaceAll(" ").toLowerCase(Locale.ROOT);
  }

  /** Whether a line says this, give or take a full stop. */
  public static boolean same(String line, String expected) {
    return plain(line).equals(plain(expected));
  }

  /** Lines as a message shows them: in quotation marks, or "nothing". */
  public static String shown(List<String> lines) {
    if (lines.isEmpty()) {
      return "nothing";
    }
    int most = 4;
    String first = "\"" + String.join("\", \"", lines.subList(0, Math.min(most, lines.size())));
    return first + (lines.size() > most ? "\" and more" : "\"");
  }

  @Override
  public void write(int b) {
    if (kept.size() < MOST) {
      kept.write(b);
    }
  }

  @Override
  public void write(byte[] bytes, int from, int length) {
    kept.write(bytes, from, Math.max(0, Math.min(length, MOST - kept.size())));
  }
}
