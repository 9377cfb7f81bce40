package boardwright.worker;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * What the static fields of some loaded classes hold, down to the last value, as a text: two
 * loaders whose classes have the same text are in the same state. Knows arrays, the JDK's
 * collections and values, and objects of the loader's own classes; whatever else is held, it says
 * that it cannot tell.
 */
final class StaticState {
  /** More objects than this are not looked at. */
  private static final int MOST = 10_000;

  /** JDK types whose text tells all about them. */
  private static final Set<String> VALUES =
      Set.of(
          "java.lang.String",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Short",
          "java.lang.Byte",
          "java.lang.Character",
          "java.lang.Boolean",
          "java.lang.Double",
          "java.lang.Float",
          "java.lang.StringBuilder",
          "java.math.BigInteger",
          "java.math.BigDecimal",
          "java.awt.Dimension",
          "java.awt.Point",
          "java.awt.Rectangle");

  private final ClassLoader own;
  private final Map<Object, Integer> seen = new IdentityHashMap<>();
  private final StringBuilder text = new StringBuilder();

  private StaticState(ClassLoader own) {
    this.own = own;
  }

  /**
   * The state of these classes, each of which is initialised now if it was not: code of theirs may
   * run, and whatever goes wrong there means that nothing can be told.
   */
  static Optional<String> of(ClassLoader loader, Collection<String> classNames) {
    try {
      StaticState state = null;
      for (String name : classNames) {
        Class<?> type = Class.forName(name, true, loader);
        state = state == null ? new StaticState(type.getClassLoader()) : state;
        state.fields(type, null);
      }
      return Optional.of(state == null ? "" : state.text.toString());
    } catch (ReflectiveOperationException | RuntimeException | Error e) {
      return Optional.empty();
    }
  }

  /** The static fields of a class, or what an object has in those that it declares. */
  private void fields(Class<?> type, Object object) throws IllegalAccessException {
    text.append(type.getName()).append('{');
    for (Field field : type.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) == (object == null)) {
        field.setAccessible(true);
        text.append(field.getName()).append('=');
        value(field.get(object));
      }
    }
    text.append('}');
  }

  private void value(Object object) throws IllegalAccessException {
    if (object == null) {
      text.append("null;");
      return;
    }
    Integer known = seen.putIfAbsent(object, seen.size());
    if (known != null) {
      text.append('#').append(known).append(';');
      return;
    }
    if (seen.size() > MOST) {
      throw new IllegalStateException("too much");
    }
    Class<?> type = object.getClass();
    text.append(type.getName()).append('(');
    if (VALUES.contains(type.getName())) {
      String shown = object.toString();
      text.append(shown.length()).append(':').append(shown);
    } else if (type.isArray()) {
      for (int i = 0; i < Array.getLength(object); i++) {
        value(Array.get(object, i));
      }
    } else if (type.getClassLoader() == own && !type.isHidden()) {
      object(type, object);
    } else if (type.getName().startsWith("java.util.") && object instanceof Collection<?> all) {
      value(object instanceof SortedSet<?> sorted ? sorted.comparator() : null);
      for (Object element : all) {
        value(element);
      }
    } else if (type.getName().startsWith("java.util.") && object instanceof Map<?, ?> map) {
      value(object instanceof SortedMap<?, ?> sorted ? sorted.comparator() : null);
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        value(entry.getKey());
        value(entry.getValue());
      }
    } else if (type != Object.class) {
      throw new IllegalStateException("no way to look into " + type);
    }
    text.append(");");
  }

  private void object(Class<?> type, Object object) throws IllegalAccessException {
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      if (each.getClassLoader() == own) {
        fields(each, object);
      } else if (object instanceof Enum<?> constant) {
        text.append(constant.name());
        return;
      } else if (each != Object.class && each != Record.class) {
        throw new IllegalStateException("no way to look into " + each);
      }
    }
  }
}
