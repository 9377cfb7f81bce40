package checkerboard.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import board.match.Game;
import board.match.Match;
import board.model.Cell;
import board.model.Position;
import board.picture.Occupant;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

  @SuppressWarnings("unchecked")
  private Position<Object> positionWith(String checkerboard) throws Exception {
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
    game =
        (Game<Object>)
            new FirstWins(folder.toUri().toURL())
                .loadClass("checkerboard.window.CheckersGame")
                .getConstructor()
                .newInstance();
    Position<Object> position = game.begin();
    assertFalse(position.status().isOver(), "the game goes on");
    return position;
  }

  private Game<Object> game;

  private String said(Position<Object> position) {
    return game.note(position).orElse("");
  }

  private List<Occupant> on(Position<Object> position, int row, int col) {
    return game.draw(position, null).build().at(new Cell(7 - row, col));
  }

  @Test
  @DisplayName("says in a sentence what stopped with an exception, and plays on")
  void saysInASentenceWhatStoppedWithAnException() throws Exception {
    Position<Object> position =
        positionWith(
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
            """);
    assertEquals(1, on(position, 2, 2).size());
    assertEquals(List.of(), on(position, 0, 0));
    assertEquals(
        "Checkerboard.getMoves (Checkerboard.java:8) stopped with IllegalStateException:"
            + " not written yet",
        said(position));
  }

  @Test
  @DisplayName("says which method is missing, and plays on")
  void saysWhichMethodIsMissing() throws Exception {
    String said =
        said(
            positionWith(
                "package checkerboard; public class Checkerboard { public void init() { } }"));
    assertTrue(said.startsWith("Missing: "), said);
    assertTrue(said.contains("occupant"), said);
  }

  @Test
  @DisplayName("says why there is no checkerboard, and plays on without")
  void notEvenMade() throws Exception {
    Position<Object> position =
        positionWith(
            """
            package checkerboard;
            public class Checkerboard {
              public Checkerboard() {
                throw new IllegalStateException("not written yet");
              }
            }
            """);
    assertEquals(List.of(), on(position, 2, 2));
    assertEquals(
        "new Checkerboard (Checkerboard.java:4) stopped with IllegalStateException:"
            + " not written yet",
        said(position));
  }

  /** A checkerboard with a black king on each square, whose moves are up to somebody. */
  private static String kings(String getMoves) {
    return """
        package checkerboard;
        public class Checkerboard {
          public void init() { }
          public int occupant(int row, int col) { return Piece.BLACK_KING; }
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
  void stopsAtAListOfMoves(int row) throws Exception {
    String getMoves =
        """
        Move move = new Move(row, col, %d, 4, Piece.BLACK_KING, false, null);
        move.setNext(move);
        return move;
        """;
    assertEquals(
        "This list does not end: look at what sets the next of its elements.",
        said(positionWith(kings(getMoves.formatted(row)))));
  }

  @Test
  @DisplayName("says that a move leads nowhere, and plays on")
  void moveToNowhere() throws Exception {
    String getMoves =
        """
        return new Move(row, col, 4, 4, Piece.BLACK_KING, false, null) {
          @Override
          public java.awt.Point getTo() {
            return null;
          }
        };
        """;
    assertEquals("Move.getTo returned null.", said(positionWith(kings(getMoves))));
  }

  @Test
  @DisplayName("says that a piece was refused on its new square, and shows it gone")
  void saysThatAPieceWasRefused() throws Exception {
    Position<Object> position =
        positionWith(
            """
            package checkerboard;
            public class Checkerboard {
              private int here = Piece.BLACK_KING;
              public void init() { }
              public int occupant(int row, int col) {
                return row == 2 && col == 2 ? here : Piece.NO_PIECE;
              }
              public Move getMoves(int row, int col) {
                return new Move(row, col, 3, 3, Piece.BLACK_KING, false, null);
              }
              public boolean isJump(int a, int b, int c, int d) { return false; }
              public boolean isMove(int a, int b, int c, int d) { return true; }
              public int pickUp(int row, int col) {
                here = Piece.NO_PIECE;
                return Piece.BLACK_KING;
              }
              public boolean addPiece(int piece, int row, int col) {
                return false;
              }
            }
            """);
    Object move = position.legalMoves().get(0);
    Match<Object> match = new Match<>(position);
    assertEquals(
        Optional.of("Checkerboard.addPiece refused the piece on its new square."),
        match.play(0, move));
    assertEquals("Checkerboard.addPiece refused the piece on its new square.", said(position));
    assertEquals(List.of(), match.moves());
    assertEquals(List.of(), on(position, 2, 2));
  }
}
