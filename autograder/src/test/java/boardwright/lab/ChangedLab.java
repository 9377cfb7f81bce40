package boardwright.lab;

import java.lang.reflect.Constructor;
import java.lang.reflect.RecordComponent;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** A lab whose manifest says something else here and there. */
public final class ChangedLab {
  private ChangedLab() {}

  /**
   * The lab with another manifest.
   *
   * @param changes what the manifest says instead, by the names of its components
   */
  public static Lab of(Lab lab, Map<String, ?> changes) {
    Set<String> unknown = new HashSet<>(changes.keySet());
    RecordComponent[] components = Manifest.class.getRecordComponents();
    Object[] values = new Object[components.length];
    Class<?>[] types = new Class<?>[components.length];
    try {
      for (int i = 0; i < components.length; i++) {
        String name = components[i].getName();
        unknown.remove(name);
        types[i] = components[i].getType();
        values[i] =
            changes.containsKey(name)
                ? changes.get(name)
                : components[i].getAccessor().invoke(lab.manifest());
      }
      if (!unknown.isEmpty()) {
        throw new IllegalArgumentException("a manifest has no " + unknown);
      }
      Constructor<Manifest> manifest = Manifest.class.getDeclaredConstructor(types);
      return new Lab(
          lab.id(),
          lab.folder(),
          manifest.newInstance(values),
          lab.checks(),
          lab.provided(),
          lab.fixtures());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
