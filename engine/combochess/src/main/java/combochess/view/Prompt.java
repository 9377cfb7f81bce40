package combochess.view;

import java.io.PrintWriter;

/**
 * Asks questions in a terminal. While it waits for an answer, it lets other work go on: the clock
 * ticks, and if the turn is over the question is given up.
 */
final class Prompt {

  private static final long LOOK_MILLIS = 50;

  private final LineSource lines;
  private final PrintWriter out;
  private final boolean echo;
  private final Runnable meanwhile;
  private boolean givenUp;

  /** Creates a prompt; {@code meanwhile} is done again and again while it waits. */
  Prompt(LineSource lines, PrintWriter out, boolean echo, Runnable meanwhile) {
    this.lines = lines;
    this.out = out;
    this.echo = echo;
    this.meanwhile = meanwhile;
  }

  /** Gives up the question that is being asked, and forgets what was typed before. */
  void giveUp() {
    givenUp = true;
    lines.drop();
  }

  /**
   * Asks a question.
   *
   * @return the answer, without spaces around it; null if the question was given up, or if no more
   *     lines will come
   */
  String ask(String question) throws InterruptedException {
    givenUp = false;
    out.print(question);
    out.flush();
    while (true) {
      meanwhile.run();
      if (givenUp) {
        return null;
      }
      String line = lines.next(LOOK_MILLIS);
      if (line != null) {
        if (echo) {
          out.println(line);
        }
        return line.strip();
      }
      if (lines.isAtEnd()) {
        out.println();
        return null;
      }
    }
  }

  /** Asks for a number; says what is wrong and returns null if the answer is none. */
  Integer askNumber(String question) throws InterruptedException {
    String answer = ask(question);
    if (answer == null) {
      return null;
    }
    try {
      return Integer.valueOf(answer);
    } catch (NumberFormatException e) {
      out.println("That is no number.");
      return null;
    }
  }

  /** Waits a moment, and lets other work go on. */
  void waitMoment() throws InterruptedException {
    meanwhile.run();
    Thread.sleep(LOOK_MILLIS);
  }

  /** Tells whether no more lines will come. */
  boolean isAtEnd() {
    return lines.isAtEnd();
  }
}
