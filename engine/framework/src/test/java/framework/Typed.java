package framework;

import board.console.Console;
import board.console.Session;
import framework.application.GameApplication;
import framework.model.GameContext;
import framework.text.TextGame;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Supplier;

/** Sessions in a terminal, where all was typed beforehand. */
final class Typed {

  private Typed() {}

  /** Plays in its own context; returns all that was printed, with line feeds. */
  static String session(Supplier<? extends GameApplication> application, String typed) {
    GameApplication program = new GameContext().call(application::get);
    program.setUp();
    StringWriter printed = new StringWriter();
    try {
      Console.run(
          "> ",
          out -> {
            TextGame game = TextGame.begin(program, out);
            return new Session(List.of(), game::execute);
          },
          new BufferedReader(new StringReader(typed)),
          new PrintWriter(printed, true));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return printed.toString().replace(System.lineSeparator(), "\n");
  }

  /** Returns the lines that were printed after a line was typed, up to the next prompt. */
  static String answer(String session, String typed) {
    int begin = session.indexOf("> " + typed + "\n") + typed.length() + 3;
    int end = session.indexOf("\n> ", begin - 1);
    return session.substring(begin, end + 1);
  }
}
