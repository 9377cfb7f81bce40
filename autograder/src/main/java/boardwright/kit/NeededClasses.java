package boardwright.kit;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The classes that some classes need, and those that these need. What a class file names anywhere
 * counts as needed, in a signature or a text as well as in code: rather one too many.
 */
final class NeededClasses {
  private static final Pattern NAME = Pattern.compile("[\\w$]+(?:/[\\w$]+)+");

  private NeededClasses() {}

  /**
   * All classes that are needed.
   *
   * @param roots qualified names
   * @param ours whether a class of this qualified name is one that may have to be packed
   * @param read the class file of a qualified name
   */
  static SortedSet<String> of(
      Collection<String> roots, Predicate<String> ours, Function<String, byte[]> read) {
    SortedSet<String> needed = new TreeSet<>(roots);
    Deque<String> unread = new ArrayDeque<>(needed);
    while (!unread.isEmpty()) {
      for (String name : named(read.apply(unread.remove()))) {
        if (ours.test(name) && needed.add(name)) {
          unread.add(name);
        }
      }
    }
    return needed;
  }

  /** Whatever looks like the name of a class in the constants of a class file, with dots. */
  static Set<String> named(byte[] classFile) {
    Set<String> names = new LinkedHashSet<>();
    for (String text : texts(classFile)) {
      Matcher name = NAME.matcher(text);
      while (name.find()) {
        String found = name.group().replace('/', '.');
        names.add(found);
        if (found.startsWith("L")) {
          names.add(found.substring(1)); // a descriptor, such as Lchess/Board;
        }
      }
    }
    return names;
  }

  /** The texts among the constants of a class file. */
  static Set<String> texts(byte[] classFile) {
    Set<String> texts = new LinkedHashSet<>();
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(classFile))) {
      in.readInt(); // what all class files begin with
      in.readInt(); // the version
      int count = in.readUnsignedShort();
      for (int i = 1; i < count; i++) {
        int tag = in.readUnsignedByte();
        switch (tag) {
          case 1 -> texts.add(in.readUTF());
          case 5, 6 -> { // a long or a double counts twice
            in.readLong();
            i++;
          }
          case 7, 8, 16, 19, 20 -> in.readUnsignedShort();
          case 15 -> {
            in.readUnsignedByte();
            in.readUnsignedShort();
          }
          default -> in.readInt();
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return texts;
  }
}
