package boardwright.testkit;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/**
 * Runs a program of the mix through {@code main}, each time with classes that nobody has used: what
 * one run leaves in static fields, the next one does not find, as if each were a program of its
 * own.
 */
public final class FreshClasses extends ClassLoader {
  private final ClassLoader mix;

  private FreshClasses(ClassLoader mix) {
    super("app", mix.getParent());
    this.mix = mix;
  }

  /**
   * Runs a class; what its code throws comes through.
   *
   * @param suite loaded with the mix
   * @param program the qualified name of the class
   */
  public static void run(Class<?> suite, String program) throws Exception {
    Class<?> type = new FreshClasses(suite.getClassLoader()).loadClass(program);
    Method main = type.getMethod("main", String[].class);
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
