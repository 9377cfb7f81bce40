package launch;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The two objects that a Driver creates before it starts: one that stands alone, such as a board,
 * and one that is given the first, such as a game.
 *
 * @param first the object that stands alone
 * @param second the object that was given the first
 */
public record DriverParts(Object first, Object second) {

  /**
   * Creates the objects from the classes that a Driver mentions. That is possible if these are one
   * class of the first kind, whose constructor takes nothing, and one class of the second kind,
   * whose constructor takes an object of the first.
   *
   * @param driver the Driver; not null
   * @param firstKind a class that the first object's class extends; not null
   * @param secondKind a class that the second object's class extends; not null
   * @return the objects; empty if the Driver creates them in another way
   * @throws InvocationTargetException if a constructor throws
   * @throws ReflectiveOperationException if a constructor cannot be called
   */
  public static Optional<DriverParts> of(Class<?> driver, Class<?> firstKind, Class<?> secondKind)
      throws ReflectiveOperationException {
    List<Class<?>> firsts = new ArrayList<>();
    List<Class<?>> seconds = new ArrayList<>();
    for (Class<?> type : mentionedBy(driver)) {
      boolean concrete = !Modifier.isAbstract(type.getModifiers());
      if (concrete && firstKind.isAssignableFrom(type)) {
        firsts.add(type);
      } else if (concrete && secondKind.isAssignableFrom(type)) {
        seconds.add(type);
      }
    }
    if (firsts.size() != 1 || seconds.size() != 1) {
      return Optional.empty();
    }
    List<Constructor<?>> ofFirst = constructors(firsts.get(0));
    List<Constructor<?>> ofSecond = constructors(seconds.get(0), firsts.get(0));
    if (ofFirst.size() != 1 || ofSecond.size() != 1) {
      return Optional.empty();
    }
    Object first = ofFirst.get(0).newInstance();
    return Optional.of(new DriverParts(first, ofSecond.get(0).newInstance(first)));
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
