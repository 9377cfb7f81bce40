package gamedesign.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.function.Consumer;

/**
 * Watches what a game prints, and notices the end of each turn: the engine prints a line for it.
 * Everything is printed as it comes. The game itself knows nothing of this.
 */
final class TurnWatcher extends OutputStream {

  private static final String END_OF_TURN = "Turn finished.";
  private static final Charset CHARSET = Charset.defaultCharset();

  private final OutputStream terminal;
  private final Consumer<String> endOfTurn;
  private final ByteArrayOutputStream turn = new ByteArrayOutputStream();
  private int lineStart;

  /**
   * Creates a watcher.
   *
   * @param terminal where everything is printed; not null
   * @param endOfTurn called after the line that ends a turn, on the thread of the game, with all
   *     that was printed since the turn before; not null
   */
  TurnWatcher(OutputStream terminal, Consumer<String> endOfTurn) {
    this.terminal = terminal;
    this.endOfTurn = endOfTurn;
  }

  /** Returns the stream that the game must print to. */
  PrintStream stream() {
    return new PrintStream(this, true, CHARSET);
  }

  @Override
  public void write(int letter) throws IOException {
    terminal.write(letter);
    turn.write(letter);
    if (letter == '\n') {
      endLine();
    }
  }

  private void endLine() throws IOException {
    String all = turn.toString(CHARSET);
    int from = lineStart;
    lineStart = all.length();
    if (all.substring(from).strip().equals(END_OF_TURN)) {
      terminal.flush();
      endOfTurn.accept(all.substring(0, from));
      turn.reset();
      lineStart = 0;
    }
  }

  @Override
  public void flush() throws IOException {
    terminal.flush();
  }
}
