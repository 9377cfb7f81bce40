package boardwright.loader;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Map;

/**
 * Has some classes before all others: whatever is asked for by one of their names is that class,
 * also where the parent has one of the same name.
 */
public final class FirstWins extends ClassLoader {
  private static final String CLASS_FILE = ".class";

  private final Map<String, byte[]> classes;

  /**
   * A loader; what it loads has nothing in common with what another one loads.
   *
   * @param parent is asked for all other classes
   * @param classes class files by qualified name
   */
  public FirstWins(ClassLoader parent, Map<String, byte[]> classes) {
    this(null, parent, classes);
  }

  /**
   * As above, with a name by which the JVM calls it instead of by its class, in messages such as
   * those of a failed cast.
   */
  public FirstWins(String name, ClassLoader parent, Map<String, byte[]> classes) {
    super(name, parent);
    this.classes = classes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    byte[] bytes = classes.get(name);
    if (bytes == null) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null ? loaded : defineClass(name, bytes, 0, bytes.length);
    }
  }

  /** A class file is the one that would be loaded; whatever else is asked for, the parent has. */
  @Override
  public InputStream getResourceAsStream(String name) {
    byte[] bytes =
        name.endsWith(CLASS_FILE)
            ? classes.get(name.substring(0, name.length() - CLASS_FILE.length()).replace('/', '.'))
            : null;
    return bytes == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(bytes);
  }
}
