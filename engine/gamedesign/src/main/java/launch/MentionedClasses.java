package launch;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** Reads which classes a class file mentions, in the table of constants at its beginning. */
final class MentionedClasses {

  // The kinds of constants, from chapter 4.4 of the Java Virtual Machine Specification.
  private static final int TEXT = 1;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  private MentionedClasses() {}

  /**
   * Returns the names of the classes, arrays left out.
   *
   * @param classFile the class file; not null
   * @return names such as {@code gamedesign.own.Driver}
   * @throws IOException if it cannot be read
   */
  static List<String> in(InputStream classFile) throws IOException {
    DataInputStream in = new DataInputStream(classFile);
    in.readLong(); // the magic number and the version
    int count = in.readUnsignedShort();
    String[] texts = new String[count];
    List<Integer> classes = new ArrayList<>();
    for (int i = 1; i < count; i++) {
      int kind = in.readUnsignedByte();
      switch (kind) {
        case TEXT -> texts[i] = in.readUTF();
        case CLASS -> classes.add(in.readUnsignedShort());
        case STRING, METHOD_TYPE, MODULE, PACKAGE -> in.readShort();
        case METHOD_HANDLE -> in.skipNBytes(3);
        case LONG, DOUBLE -> {
          in.readLong();
          i++; // these two take the place of two constants
        }
        default -> in.readInt();
      }
    }
    List<String> names = new ArrayList<>();
    for (int index : classes) {
      if (!texts[index].startsWith("[")) {
        names.add(texts[index].replace('/', '.'));
      }
    }
    return names;
  }
}
