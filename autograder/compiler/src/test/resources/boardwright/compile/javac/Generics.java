// gives: 3 b [1, 2, 3] box of 4 copy 9
// Bridge methods, covariant returns, bounded types, wildcards, an iterator, clone that is public.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

abstract class Node<T extends Comparable<T>> implements Comparable<Node<T>>, Cloneable {
  final T value;

  Node(T value) {
    this.value = value;
  }

  abstract Node<T> self();

  @Override
  public int compareTo(Node<T> other) {
    return value.compareTo(other.value);
  }

  @Override
  public Node<T> clone() {
    try {
      @SuppressWarnings("unchecked")
      Node<T> copy = (Node<T>) super.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }
}

final class Box extends Node<Integer> {
  Box(int value) {
    super(value);
  }

  @Override
  Box self() {
    return this;
  }
}

final class Range implements Iterable<Integer> {
  private final int end;

  Range(int end) {
    this.end = end;
  }

  @Override
  public Iterator<Integer> iterator() {
    return new Iterator<>() {
      private int next = 1;

      @Override
      public boolean hasNext() {
        return next <= end;
      }

      @Override
      public Integer next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return next++;
      }
    };
  }
}

public class Main {
  public static Object run() {
    List<Integer> all = new ArrayList<>();
    for (int number : new Range(3)) {
      all.add(number);
    }
    List<String> words = new ArrayList<>(List.of("a", "b"));
    Collections.sort(words, new Comparator<String>() {
      @Override
      public int compare(String a, String b) {
        return b.compareTo(a);
      }
    });
    Node<Integer> node = new Box(4);
    return max(List.of(1, 3, 2)) + " " + words.get(0) + " " + all + " box of " + node.self().value
        + (node.clone().compareTo(node) == 0 ? " copy " : " ") + sum(new Box(4), new Box(5));
  }

  private static <T extends Comparable<? super T>> T max(List<? extends T> items) {
    T best = items.get(0);
    for (T item : items) {
      if (item.compareTo(best) > 0) {
        best = item;
      }
    }
    return best;
  }

  private static int sum(Box... boxes) {
    int sum = 0;
    for (Box box : boxes) {
      sum += box.self().value;
    }
    return sum;
  }
}
