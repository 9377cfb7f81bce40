package boardwright.testkit;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Looks for labels: fields that say of which kind an object is, though its class says so, or an
 * object that it holds. A label is a {@code boolean}, a number, a text, a plain enum constant, or
 * whether a container is empty, that is the same in all objects of one group, and another one in
 * all of a second group. Counters and caches vary within a group, so groups should have many
 * different objects.
 *
 * <p>The fields of the learner's objects are read, and those of the learner's objects that they
 * hold in fields.
 */
public final class Labels {
  private final Subject subject;
  private final List<Class<?>> leftOut;
  private final Map<String, List<Map<Label, Object>>> groups = new HashMap<>();
  private boolean asksMethods;

  /** A field: by what way it was reached from the object, and where it is declared. */
  private record Label(String way, String owner, String field) {}

  /**
   * Labels in the objects of a check.
   *
   * @param leftOut types of values that are no labels, and of objects that are not looked into
   */
  public Labels(Subject subject, Class<?>... leftOut) {
    this.subject = subject;
    this.leftOut = List.of(leftOut);
  }

  /**
   * Methods without parameters that return a simple value count, too: they may be a label that each
   * class writes down.
   */
  public Labels withMethods() {
    asksMethods = true;
    return this;
  }

  /**
   * Notes what an object's fields contain now.
   *
   * @param group says when an object is of this kind, such as {@code "while the game is open"}
   */
  public void note(String group, Object object) {
    Map<Label, Object> values = new HashMap<>();
    look("", object, values, Collections.newSetFromMap(new IdentityHashMap<>()));
    if (asksMethods) {
      ask(object, values);
    }
    groups.computeIfAbsent(group, name -> new ArrayList<>()).add(values);
  }

  private void look(String way, Object object, Map<Label, Object> values, Set<Object> seen) {
    if (!seen.add(object)) {
      return;
    }
    for (Class<?> type = object.getClass(); isOwn(type); type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (Modifier.isStatic(field.getModifiers()) || field.isSynthetic()) {
          continue;
        }
        Object found = read(field, object);
        Object value = found == null ? "null" : plain(found);
        if (leftOut.stream().noneMatch(each -> each.isInstance(found))) {
          if (isSimple(value)) {
            values.put(new Label(way, type.getName(), field.getName()), value);
          }
          look(way + field.getName() + ".", value, values, seen);
        }
      }
    }
  }

  private void ask(Object object, Map<Label, Object> values) {
    for (Class<?> type = object.getClass(); isOwn(type); type = type.getSuperclass()) {
      for (Method method : type.getDeclaredMethods()) {
        boolean mayAsk =
            method.getParameterCount() == 0
                && !Modifier.isStatic(method.getModifiers())
                && !Modifier.isAbstract(method.getModifiers())
                && !RunningCode.OF_OBJECT.contains(method.getName());
        if (mayAsk && method.getReturnType() != void.class) {
          try {
            method.setAccessible(true);
            Object value = method.invoke(object);
            if (isSimple(value) && leftOut.stream().noneMatch(each -> each.isInstance(value))) {
              values.putIfAbsent(new Label("", "", method.getName()), value);
            }
          } catch (ReflectiveOperationException e) {
            continue; // it needs more than a new object has
          }
        }
      }
    }
  }

  private boolean isOwn(Class<?> type) {
    return type != null && subject.classes().contain(type.getName());
  }

  private static Object read(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field.toString(), e);
    }
  }

  /** Of a container, whether something is in it; everything else as it is. */
  private static Object plain(Object found) {
    if (found instanceof Collection<?> all) {
      return all.isEmpty() ? "empty" : "filled";
    }
    return found instanceof Map<?, ?> map ? plain(map.keySet()) : found;
  }

  private static boolean isSimple(Object value) {
    return value instanceof Boolean
        || value instanceof Number
        || value instanceof Character
        || value instanceof String
        || value instanceof Enum<?> constant && isPlain(constant);
  }

  /** Whether a constant is nothing but a name: an enum with code or fields is a set of objects. */
  private static boolean isPlain(Enum<?> constant) {
    Class<?> type = constant.getDeclaringClass();
    return constant.getClass() == type
        && type.getInterfaces().length == 0
        && Stream.of(type.getDeclaredFields()).allMatch(f -> Modifier.isStatic(f.getModifiers()))
        && Stream.of(type.getDeclaredMethods()).allMatch(m -> Modifier.isStatic(m.getModifiers()));
  }

  /**
   * Fails if a field that this code may read tells two groups apart.
   *
   * @param expected what a right class does
   */
  public void expectNone(String expected, RunningCode readers, String group, String other) {
    List<Map<Label, Object>> first = groups.getOrDefault(group, List.of());
    List<Map<Label, Object>> second = groups.getOrDefault(other, List.of());
    Set<Label> labels = new HashSet<>();
    first.forEach(values -> labels.addAll(values.keySet()));
    for (Label label : labels) {
      Object one = common(first, label);
      Object two = common(second, label);
      if (one != null && two != null && !one.equals(two)) {
        String seen =
            "reads `%s%s`, which is %s %s and %s %s,"
                .formatted(label.way, label.field, one, group, two, other);
        if (!label.owner.isEmpty()) {
          readers.readsNot(label.owner, label.field, expected, seen);
        } else {
          readers.avoids(expected + " (`%s`)".formatted(label.field), "\\w+." + label.field);
        }
      }
    }
  }

  /** The value in all objects of a group; null if they differ, or if one has no such field. */
  private static Object common(List<Map<Label, Object>> group, Label label) {
    Set<Object> values = new HashSet<>();
    group.forEach(each -> values.add(each.get(label)));
    return values.size() == 1 ? values.iterator().next() : null;
  }
}
