package framework;

import java.util.function.Supplier;

/**
 * The table at which one game is played: what "only one" means when this framework says that there
 * is only one board, one factory, one game master, one move processor and one command processor.
 *
 * <p>A program with one game never meets this class. It plays at the first table, which is always
 * there, and calls {@code Board.instance()} and its like from anywhere. A second game in the same
 * program, or a test that wants a fresh board, brings a table of its own:
 *
 * <pre>
 * new Table().run(() -&gt; {
 *   Factory.configure(QuixoFactory::new);
 *   Board.configure(QuixoBoard::new);
 *   Board.instance();   // a new board; the first table keeps its own
 * });
 * </pre>
 *
 * <p>Which table a thread sits at is up to the thread. The framework seats the threads that it
 * starts, and it seats Swing's event thread while that handles an event of a game's window.
 */
public final class Table {

  static final Table FIRST = new Table();
  private static final ThreadLocal<Table> CURRENT = new ThreadLocal<>();

  final AbstractSingleton<Board> board = new AbstractSingleton<>("Board", this);
  final AbstractSingleton<Factory> factory = new AbstractSingleton<>("Factory", this);

  // The plain singletons of this table: each is made by its own class, under the table's lock.
  GameMaster gameMaster;
  MoveProcessor moveProcessor;
  CommandProcessor commandProcessor;

  /** Makes a table without board and factory. */
  public Table() {}

  /**
   * Returns the table at which the current thread sits.
   *
   * @return the table of the innermost {@link #run} that is running on this thread; the first table
   *     if there is none
   */
  public static Table current() {
    Table table = CURRENT.get();
    return table == null ? FIRST : table;
  }

  /**
   * Makes a table for another round of the same game: configured as this one is, and with nothing
   * made yet.
   *
   * @return a new table
   */
  public Table another() {
    Table other = new Table();
    other.board.configure(board.maker());
    other.factory.configure(factory.maker());
    return other;
  }

  /**
   * Does some work at this table.
   *
   * @param work what to do on the current thread; not null
   */
  public void run(Runnable work) {
    call(
        () -> {
          work.run();
          return null;
        });
  }

  /**
   * Does some work at this table, and returns its result.
   *
   * @param work what to do on the current thread; not null
   * @return what the work returned
   */
  public <T> T call(Supplier<T> work) {
    Table before = CURRENT.get();
    CURRENT.set(this);
    try {
      return work.get();
    } finally {
      if (before == null) {
        CURRENT.remove();
      } else {
        CURRENT.set(before);
      }
    }
  }
}
