package boardwright.testkit;

import java.lang.reflect.Proxy;

/** Objects of a check's own, of interfaces whose methods all do the same: they write down calls. */
public final class Doubles {
  private static final Object[] NONE = {};

  private Doubles() {}

  /** What every method does. */
  public interface Reaction {
    /**
     * Does it, and returns what the method returns; null if that is nothing.
     *
     * @param method its name
     * @param arguments empty if there are none
     */
    Object to(String method, Object... arguments) throws Exception;
  }

  /** An object of this interface, which is equal to no other. */
  public static <T> T of(Class<T> type, Reaction reaction) {
    Class<?>[] types = {type};
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            types,
            (self, method, arguments) ->
                switch (method.getName()) {
                  case "equals" -> self == arguments[0];
                  case "hashCode" -> System.identityHashCode(self);
                  case "toString" -> "an object of the check's own";
                  default -> reaction.to(method.getName(), arguments == null ? NONE : arguments);
                }));
  }
}
