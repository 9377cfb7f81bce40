package boardwright.testkit;

import boardwright.testkit.Call;
import gamedesign.engine.Game;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Runs a Driver of the mix through {@code main}, each time with classes that nobody has used: what
 * one run leaves in static fields, the next one does not find, as if each were a program of its
 * own.
 */
final class FreshProgram extends ClassLoader {
  private final ClassLoader mix;

  private FreshProgram(ClassLoader mix) {
    super("app", mix.getParent());
    this.mix = mix;
  }

  /**
   * The call that runs a Driver.
   *
   * @param driver its qualified name
   */
  static Call<Played> played(String driver) {
    String simple = driver.substring(driver.lastIndexOf('.') + 1);
    return Call.of(simple + ".main(new String[0])", () -> Played.by(() -> run(driver)));
  }

  /** What the code throws comes through. */
  private static void run(String driver) throws Exception {
    Method main =
        new FreshProgram(Game.class.getClassLoader())
            .loadClass(driver)
            .getMethod("main", String[].class);
    main.setAccessible(true); // its class need not be public
    try {
      main.invoke(null, (Object) new String[0]);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (Exception) e.getCause();
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try (InputStream in = mix.getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (in == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = in.readAllBytes();
      return defineClass(name, bytes, 0, bytes.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }
}
