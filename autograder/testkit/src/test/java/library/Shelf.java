package library;

import java.util.List;

/** A provided class for the tests of snippets; a learner's takes its place in a {@code Mix}. */
public class Shelf {
  /** Another value in a learner's class. */
  public static final int ROOM = 3;

  /** A field that anybody may read. */
  public final String label;

  /** Without a label. */
  public Shelf() {
    this("none");
  }

  /** With a label. */
  public Shelf(String label) {
    this.label = label;
  }

  Shelf(int number) {
    this("number " + number);
  }

  /** Says which of the overloads was called. */
  public String put(int book) {
    return "int";
  }

  /** Another one. */
  public String put(long book) {
    return "long";
  }

  /** Another one. */
  public String put(Object book) {
    return "Object";
  }

  /** Another one. */
  public String put(Shelf book) {
    return "Shelf";
  }

  /** The shelf above. */
  public Shelf next() {
    return null;
  }

  /** The books on it. */
  public List<String> books() {
    return List.of("a", "b");
  }

  /** Gives back what it gets. */
  public static Object same(Object thing) {
    return thing;
  }

  void dust() {}

  /** A class within, whose books hold others. */
  public static class Book extends Shelf {}
}
