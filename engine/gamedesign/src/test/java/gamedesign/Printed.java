package gamedesign;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.List;

/** What a game prints. */
public final class Printed {

  private Printed() {}

  /** Something that prints, and may throw anything. */
  @FunctionalInterface
  public interface Printing {
    /** Runs it. */
    void run() throws Throwable;
  }

  /** Runs it and returns the lines that it printed, without the spaces at their ends. */
  public static List<String> by(Printing printing) throws Throwable {
    PrintStream before = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    System.setOut(new PrintStream(printed, true, Charset.defaultCharset()));
    try {
      printing.run();
    } finally {
      System.setOut(before);
    }
    return printed.toString(Charset.defaultCharset()).lines().map(String::stripTrailing).toList();
  }
}
