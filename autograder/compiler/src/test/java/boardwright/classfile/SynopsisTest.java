package boardwright.classfile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import boardwright.protocol.ApiDifference;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("each-java")
@DisplayName("A synopsis")
class SynopsisTest {
  /** A class without angle brackets. */
  @SuppressWarnings("unused")
  abstract static class Plain extends Exception implements Runnable {
    private static final long serialVersionUID = 1L;
    protected static final int SIZE = 3;
    int[][] grid;

    Plain(int size, String... names) throws IOException {}

    public abstract Map.Entry entry(List list);

    final int size() {
      return SIZE;
    }

    abstract Object any(Object[] all, Map<Object, Object[]> more);

    private void hidden() {}
  }

  /** A class with as many brackets as fit. */
  @SuppressWarnings("unused")
  abstract static class Shelf<T extends Comparable<T> & Runnable, K> extends ArrayList<T>
      implements Supplier<List<? super K>> {
    private static final long serialVersionUID = 1L;
    protected Map<String, List<int[]>>[] index;

    Shelf(List<? extends T> given) {}

    public abstract <X extends Exception> T[] take(Map<?, K> map, int count) throws X;

    static <A, B extends A> Map.Entry<A, B> pair(A a, B b) {
      return null;
    }

    abstract Box<K>.Lid lid();

    abstract void close(Box<K> box, long[] numbers) throws IOException;
  }

  /** What has its own class for each object. */
  @SuppressWarnings({"unused", "ClassCanBeStatic"})
  static class Box<T> {
    /** Belongs to a box. */
    class Lid {
      Lid(List<T> colours) {}
    }
  }

  /** An interface that extends another. */
  interface Order<T> extends Comparator<T> {
    int FIRST = 1;

    List<T> sorted(Iterable<? extends T> all);
  }

  /** Constants, one of which has a body, and a member of its own. */
  enum Side implements Runnable {
    LEFT,
    RIGHT {
      @Override
      void turn() {}
    };

    static final int COUNT = 2;

    void turn() {}

    @Override
    public void run() {}
  }

  /** A record with a constructor, a method and a constant of its own. */
  record Pair<T>(T first, List<T> more) implements Comparable<Pair<T>> {
    static final Pair<String> NONE = new Pair<>("");

    Pair(T first) {
      this(first, List.of());
    }

    static <A> Pair<A> of(A first) {
      return new Pair<>(first);
    }

    int size() {
      return more.size();
    }

    @Override
    public int compareTo(Pair<T> other) {
      return 0;
    }
  }

  @Test
  @DisplayName("has the constants of an enum, and leaves out what each enum has")
  void hasTheConstantsOfAnEnum() throws IOException {
    assertEquals(
        """
        enum SynopsisTest.Side implements Runnable {
          LEFT, RIGHT;
          static final int COUNT;
          void turn();
          public void run();
        }\
        """,
        synopsis(Side.class));
  }

  @Test
  @DisplayName("has the components of a record in its head, and leaves out what follows from them")
  void hasTheComponentsOfARecordInItsHead() throws IOException {
    assertEquals(
        """
        record SynopsisTest.Pair<T>(T first, List<T> more) implements Comparable<SynopsisTest.Pair<T>> {
          static final SynopsisTest.Pair<String> NONE;
          SynopsisTest.Pair(T first);
          static <A> SynopsisTest.Pair<A> of(A first);
          int size();
          public int compareTo(SynopsisTest.Pair<T> other);
        }\
        """,
        synopsis(Pair.class));
  }

  @Test
  @DisplayName(
      "has the names of types as they are where the source has no brackets, and what is final")
  void hasTheNamesOfTypes() throws IOException {
    assertEquals(
        """
        abstract class SynopsisTest.Plain extends Exception implements Runnable {
          protected static final int SIZE;
          int[][] grid;
          SynopsisTest.Plain(int size, String[] names) throws IOException;
          public abstract Map.Entry entry(List list);
          final int size();
          abstract Object any(Object[] all, Map<Object, Object[]> more);
        }\
        """,
        synopsis(Plain.class));
  }

  @Test
  @DisplayName("keeps type arguments as the source has them")
  void keepsTypeArgumentsAsTheSourceHasThem() throws IOException {
    assertEquals(
        """
        abstract class SynopsisTest.Shelf<T extends Comparable<T> & Runnable, K> extends ArrayList<T> implements Supplier<List<? super K>> {
          protected Map<String, List<int[]>>[] index;
          SynopsisTest.Shelf(List<? extends T> given);
          public abstract <X extends Exception> T[] take(Map<?, K> map, int count) throws X;
          static <A, B extends A> Map.Entry<A, B> pair(A a, B b);
          abstract SynopsisTest.Box<K>.Lid lid();
          abstract void close(SynopsisTest.Box<K> box, long[] numbers) throws IOException;
        }\
        """,
        synopsis(Shelf.class));
    assertEquals(
        """
        interface SynopsisTest.Order<T> extends Comparator<T> {
          public static final int FIRST;
          public List<T> sorted(Iterable<? extends T> all);
        }\
        """,
        synopsis(Order.class));
  }

  @Test
  @DisplayName("has all parameters of a constructor, also those that the compiler adds")
  void hasAllParametersOfAConstructor() throws IOException {
    assertEquals(
        """
        class SynopsisTest.Box.Lid {
          SynopsisTest.Box.Lid(SynopsisTest.Box this$0, List colours);
        }\
        """,
        synopsis(Box.Lid.class));
  }

  @Test
  @DisplayName("says of two members that look alike how the JVM tells them apart")
  void erasedWhereAlike() throws IOException {
    Shape provided = shape(Maker.class);
    Shape own = shape(Narrow.Maker.class);
    Shape renamed =
        new Shape(
            provided.name(),
            own.access(),
            own.superName(),
            own.interfaces(),
            own.signature(),
            own.members());
    assertEquals(
        List.of(
            "SynopsisTest.Maker has no `abstract Object make()`; yours is `Number make()`",
            "SynopsisTest.Maker has no `abstract List<T> list()`; yours is `T[] list()`"),
        texts(provided, renamed, new Hierarchy(Map.of(renamed.name(), renamed))));
  }

  @Test
  @DisplayName("says of what is inherited from a generic class as what others see it")
  void inheritedFromAGenericClass() throws IOException {
    Shape chain = shape(Chain.class);
    Shape own = shape(Generic.Link.class);
    Shape renamed =
        new Shape(
            shape(Link.class).name(),
            own.access(),
            own.superName(),
            own.interfaces(),
            own.signature(),
            own.members());
    assertEquals(
        List.of(
            "SynopsisTest.Link has no `SynopsisTest.Link getNext()`; it inherits one from"
                + " `SynopsisTest.Chain`, which to other classes is `SynopsisTest.Chain getNext()`"
                + " (a type variable stands for its bound): repeat it in SynopsisTest.Link"),
        texts(
            shape(Link.class),
            renamed,
            new Hierarchy(Map.of(renamed.name(), renamed, chain.name(), chain))));
  }

  /** A provided class that knows the next one. */
  static class Link {
    Link getNext() {
      return null;
    }
  }

  /** What a learner puts above it. */
  abstract static class Chain<T extends Chain<T>> {
    T getNext() {
      return null;
    }
  }

  /** Has a learner's class of the same name. */
  static final class Generic {
    private Generic() {}

    /** Which inherits everything. */
    static class Link extends Chain<Link> {}
  }

  /** A provided class. */
  abstract static class Maker<T> {
    abstract T make();

    abstract List<T> list();
  }

  /** Has a learner's class of the same name. */
  static final class Narrow {
    private Narrow() {}

    /** Whose type parameter is narrower. */
    abstract static class Maker<T extends Number> {
      abstract T make();

      abstract T[] list();
    }
  }

  private static List<String> texts(Shape provided, Shape own, Hierarchy hierarchy) {
    return ApiComparison.differences(provided, own, hierarchy).stream()
        .map(ApiDifference::text)
        .toList();
  }

  private static String synopsis(Class<?> type) throws IOException {
    return Synopsis.of(shape(type));
  }

  private static Shape shape(Class<?> type) throws IOException {
    String file = "/" + type.getName().replace('.', '/') + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return Shape.of(in.readAllBytes());
    }
  }
}
