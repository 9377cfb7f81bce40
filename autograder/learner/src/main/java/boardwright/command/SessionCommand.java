package boardwright.command;

import java.util.concurrent.Callable;

/** A command that prints into a session, which it is given when it is created. */
public abstract class SessionCommand implements Callable<Integer> {
  /** The course and where to print. */
  protected Session session;

  /** Gives a command its session. */
  public static <C extends SessionCommand> C in(Session session, C command) {
    command.session = session;
    return command;
  }
}
