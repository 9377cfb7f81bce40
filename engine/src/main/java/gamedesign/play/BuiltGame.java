package gamedesign.play;

import gamedesign.engine.Board;
import gamedesign.engine.Game;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game as its Driver builds it: a board, and the game on it. Whoever has both can look at the
 * board while the game runs, which {@code main} of the Driver would not let anybody do.
 *
 * @param board the board
 * @param game the game, not started
 */
record BuiltGame(Board board, Game game) {

  /**
   * Builds a game from the classes that a Driver mentions. That is possible if these are one kind
   * of board, whose constructor takes nothing, and one kind of game, whose constructor takes that
   * board.
   *
   * @param driver the Driver
   * @return the game; empty if the Driver builds its game in another way
   * @throws InvocationTargetException if a constructor throws
   * @throws ReflectiveOperationException never, as far as is known
   */
  static Optional<BuiltGame> by(Class<?> driver) throws ReflectiveOperationException {
    List<Constructor<?>> boards = new ArrayList<>();
    List<Class<?>> games = new ArrayList<>();
    for (Class<?> type : mentionedBy(driver)) {
      boolean concrete = !Modifier.isAbstract(type.getModifiers());
      if (concrete && Board.class.isAssignableFrom(type)) {
        boards.addAll(constructors(type));
      } else if (concrete && Game.class.isAssignableFrom(type)) {
        games.add(type);
      }
    }
    if (boards.size() != 1 || games.size() != 1) {
      return Optional.empty();
    }
    Class<?> boardType = boards.get(0).getDeclaringClass();
    List<Constructor<?>> ofGame = constructors(games.get(0), boardType);
    if (boards.get(0).getParameterCount() != 0 || ofGame.size() != 1) {
      return Optional.empty();
    }
    Board board = (Board) boards.get(0).newInstance();
    return Optional.of(new BuiltGame(board, (Game) ofGame.get(0).newInstance(board)));
  }

  /** Finds the constructors that can be called with objects of these types. */
  private static List<Constructor<?>> constructors(Class<?> type, Class<?>... arguments) {
    List<Constructor<?>> found = new ArrayList<>();
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      Class<?>[] taken = constructor.getParameterTypes();
      boolean fits = !constructor.isSynthetic() && taken.length == arguments.length;
      for (int i = 0; fits && i < taken.length; i++) {
        fits = taken[i].isAssignableFrom(arguments[i]);
      }
      if (fits) {
        constructor.setAccessible(true); // a class nested in the Driver may be private
        found.add(constructor);
      }
    }
    return found;
  }

  private static List<Class<?>> mentionedBy(Class<?> driver) {
    List<Class<?>> types = new ArrayList<>();
    String file = driver.getName().replace('.', '/') + ".class";
    try (InputStream in = driver.getClassLoader().getResourceAsStream(file)) {
      if (in != null) {
        for (String name : MentionedClasses.in(in)) {
          types.add(Class.forName(name, false, driver.getClassLoader()));
        }
      }
    } catch (IOException | ClassNotFoundException | LinkageError e) {
      return List.of(); // then the Driver itself will say what is wrong
    }
    return types;
  }
}
