package framework;

import static framework.Play.LONG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The checkerboard in a window, on a class of somebody's own")
@Timeout(60)
class HalfWrittenCheckerboardTest {

  @TempDir Path folder;

  /** Has somebody's own classes before those of the checkerboard; all others are shared. */
  private static final class FirstWins extends URLClassLoader {
    FirstWins(URL own) {
      super(new URL[] {own}, FirstWins.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith("checkerboard.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        return loaded != null ? loaded : define(name);
      }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
      String file = name.replace('.', '/') + ".class";
      URL own = findResource(file);
      URL found = own != null ? own : getParent().getResource(file);
      try (InputStream in = found.openStream()) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }
  }

  private GameApplication programWith(String checkerboard) throws Exception {
    Path source = Files.writeString(folder.resolve("Checkerboard.java"), checkerboard);
    Path engine =
        Path.of(
            checkerboard.Square.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-proc:none",
                "-d",
                folder.toString(),
                "-cp",
                engine.toString(),
                source.toString());
    assertEquals(0, code);
    ClassLoader loader = new FirstWins(folder.toUri().toURL());
    return (GameApplication)
        loader.loadClass("checkerboard.window.CheckersApplication").getConstructor().newInstance();
  }

  /** Plays with a checkerboard of one's own; returns what was said. */
  private List<String> play(String checkerboard, Runnable work) throws Exception {
    List<String> said = Collections.synchronizedList(new ArrayList<>());
    Table table = new Table();
    GameApplication[] program = new GameApplication[1];
    Exception[] trouble = new Exception[1];
    table.run(
        () -> {
          try {
            program[0] = programWith(checkerboard);
          } catch (Exception e) {
            trouble[0] = e;
          }
        });
    if (trouble[0] != null) {
      throw trouble[0];
    }
    program[0].setUp();
    table.run(
        () -> {
          GameMaster master = GameMaster.instance();
          master.addListener(
              new GameListener() {
                @Override
                public void failed(String what, Throwable failure) {
                  said.add(failure.getMessage());
                }
              });
          master.newGame();
          assertTrue(master.awaitQuiet(LONG));
          work.run();
          assertTrue(master.awaitQuiet(LONG));
          assertTrue(master.isGameInProgress(), "the game goes on");
          master.abortGame();
        });
    table.call(CommandProcessor::instance).awaitDone();
    return said;
  }

  private static Space square(int row, int col) {
    return Board.instance().getSpace(7 - row, col);
  }

  @Test
  @DisplayName("says in a sentence what stopped with an exception, and plays on")
  void throwing() throws Exception {
    List<String> said =
        play(
            """
            package checkerboard;
            public class Checkerboard {
              public void init() { }
              public int occupant(int row, int col) {
                return row == 2 && col == 2 ? Piece.BLACK_PAWN : Piece.NO_PIECE;
              }
              public Move getMoves(int row, int col) {
                throw new IllegalStateException("not written yet");
              }
            }
            """,
            () -> {
              assertFalse(square(2, 2).isEmpty());
              assertTrue(square(0, 0).isEmpty());
              GameMaster.instance().spaceSelected(square(2, 2));
            });
    assertEquals(
        List.of(
            "Checkerboard.getMoves (Checkerboard.java:8) stopped with IllegalStateException:"
                + " not written yet"),
        said.stream().distinct().toList());
  }

  @Test
  @DisplayName("says which method is missing, and plays on")
  void missing() throws Exception {
    List<String> said =
        play(
            "package checkerboard; public class Checkerboard { public void init() { } }", () -> {});
    assertTrue(said.get(0).startsWith("Missing: "), said.get(0));
    assertTrue(said.get(0).contains("occupant"), said.get(0));
  }

  @Test
  @DisplayName("says once why there is no checkerboard, and plays on without")
  void notEvenMade() throws Exception {
    List<String> said =
        play(
            """
            package checkerboard;
            public class Checkerboard {
              public Checkerboard() {
                throw new IllegalStateException("not written yet");
              }
            }
            """,
            () -> assertTrue(square(2, 2).isEmpty()));
    assertEquals(
        List.of(
            "new Checkerboard (Checkerboard.java:4) stopped with IllegalStateException:"
                + " not written yet"),
        said);
  }

  /** A checkerboard with a king on each square, whose moves are up to somebody. */
  private static String kings(String getMoves) {
    return """
        package checkerboard;
        public class Checkerboard {
          public void init() { }
          public int occupant(int row, int col) { return Piece.RED_KING; }
          public Move getMoves(int row, int col) {
            %s
          }
        }
        """
        .formatted(getMoves);
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 9})
  @DisplayName("stops at a list of moves that has no end, on the board or off it, and plays on")
  void endlessList(int row) throws Exception {
    String getMoves =
        """
        Move move = new Move(row, col, %d, 4, Piece.RED_KING, false, null);
        move.setNext(move);
        return move;
        """;
    List<String> said =
        play(
            kings(getMoves.formatted(row)),
            () -> GameMaster.instance().spaceSelected(square(2, 2)));
    assertEquals(
        List.of("This list does not end: look at what sets the next of its elements."),
        said.stream().distinct().toList());
  }

  @Test
  @DisplayName("says that a move leads nowhere, and plays on")
  void moveToNowhere() throws Exception {
    String getMoves =
        """
        return new Move(row, col, 4, 4, Piece.RED_KING, false, null) {
          @Override
          public java.awt.Point getTo() {
            return null;
          }
        };
        """;
    List<String> said =
        play(kings(getMoves), () -> GameMaster.instance().spaceSelected(square(2, 2)));
    assertEquals(List.of("Move.getTo returned null."), said.stream().distinct().toList());
  }

  @Test
  @DisplayName(
      "says as its last word that a piece was refused on its new square, and shows it gone")
  void refusal() throws Exception {
    List<String> shown = Collections.synchronizedList(new ArrayList<>());
    play(
        """
        package checkerboard;
        public class Checkerboard {
          private int here = Piece.RED_KING;
          private boolean slow;
          public void init() { }
          public int occupant(int row, int col) {
            if (slow) {
              slow = false;
              try {
                Thread.sleep(300);
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            }
            return row == 2 && col == 2 ? here : Piece.NO_PIECE;
          }
          public Move getMoves(int row, int col) {
            return new Move(row, col, 3, 3, Piece.RED_KING, false, null);
          }
          public boolean isJump(int a, int b, int c, int d) { return false; }
          public boolean isMove(int a, int b, int c, int d) { return true; }
          public int pickUp(int row, int col) {
            here = Piece.NO_PIECE;
            return Piece.RED_KING;
          }
          public boolean addPiece(int piece, int row, int col) {
            slow = true;
            return false;
          }
        }
        """,
        () -> {
          GameMaster master = GameMaster.instance();
          new StatusLine() {
            @Override
            protected void show(String sentence) {
              shown.add(sentence);
            }
          }.follow();
          master.spaceSelected(square(2, 2));
          assertTrue(master.awaitQuiet(LONG));
          master.spaceSelected(square(3, 3));
          assertTrue(master.awaitQuiet(LONG));
          assertTrue(square(2, 2).isEmpty());
        });
    assertEquals(
        "Checkerboard.addPiece refused the piece on its new square.", shown.get(shown.size() - 1));
  }
}
