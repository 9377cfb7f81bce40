package checkerboard;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** No stream, but what a stream must have, and of the same descriptor after erasure. */
abstract class Both<S extends BaseStream<?, ?>> {
  public S parallel() {
    return null;
  }
}

/** Says that it is parallel, and so makes parallel what is made of it. */
public class Parallel<T> extends Both<Stream<T>> implements Stream<T> {
  private final Stream<T> given;

  Parallel(Stream<T> given) {
    this.given = given;
  }

  public boolean isParallel() { return true; }
  public Iterator<T> iterator() { return given.iterator(); }
  public Spliterator<T> spliterator() { return given.spliterator(); }
  public Stream<T> sequential() { return given; }
  public Stream<T> unordered() { return given; }
  public Stream<T> onClose(Runnable r) { return this; }
  public void close() {}
  public Stream<T> filter(Predicate<? super T> p) { return given.filter(p); }
  public <R> Stream<R> map(Function<? super T, ? extends R> f) { return given.map(f); }
  public IntStream mapToInt(ToIntFunction<? super T> f) { return null; }
  public LongStream mapToLong(ToLongFunction<? super T> f) { return null; }
  public DoubleStream mapToDouble(ToDoubleFunction<? super T> f) { return null; }
  public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> f) { return null; }
  public IntStream flatMapToInt(Function<? super T, ? extends IntStream> f) { return null; }
  public LongStream flatMapToLong(Function<? super T, ? extends LongStream> f) { return null; }
  public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> f) { return null; }
  public Stream<T> distinct() { return this; }
  public Stream<T> sorted() { return this; }
  public Stream<T> sorted(Comparator<? super T> c) { return this; }
  public Stream<T> peek(Consumer<? super T> c) { return this; }
  public Stream<T> limit(long n) { return this; }
  public Stream<T> skip(long n) { return this; }
  public void forEach(Consumer<? super T> c) { given.forEach(c); }
  public void forEachOrdered(Consumer<? super T> c) { given.forEach(c); }
  public Object[] toArray() { return given.toArray(); }
  public <A> A[] toArray(IntFunction<A[]> f) { return given.toArray(f); }
  public T reduce(T t, BinaryOperator<T> o) { return t; }
  public Optional<T> reduce(BinaryOperator<T> o) { return Optional.empty(); }
  public <U> U reduce(U u, BiFunction<U, ? super T, U> f, BinaryOperator<U> o) { return u; }
  public <R> R collect(Supplier<R> s, BiConsumer<R, ? super T> a, BiConsumer<R, R> b) { return null; }
  public <R, A> R collect(Collector<? super T, A, R> c) { return null; }
  public Optional<T> min(Comparator<? super T> c) { return Optional.empty(); }
  public Optional<T> max(Comparator<? super T> c) { return Optional.empty(); }
  public long count() { return 0; }
  public boolean anyMatch(Predicate<? super T> p) { return false; }
  public boolean allMatch(Predicate<? super T> p) { return true; }
  public boolean noneMatch(Predicate<? super T> p) { return true; }
  public Optional<T> findFirst() { return Optional.empty(); }
  public Optional<T> findAny() { return Optional.empty(); }
}
