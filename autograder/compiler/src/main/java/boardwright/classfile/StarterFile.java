package boardwright.classfile;

import boardwright.protocol.TypeName;
import boardwright.source.UntouchedFile;

/** The file in which a learner begins a class: it compiles, and says what belongs into it. */
public final class StarterFile {
  private StarterFile() {}

  /**
   * The text of the file.
   *
   * @param provided the provided class
   * @param name its qualified name
   * @param page where its rules are
   */
  public static String of(Shape provided, String name, String page) {
    StringBuilder text = new StringBuilder();
    text.append("package ").append(TypeName.packageOf(name)).append(";\n\n");
    text.append("/*\n * Your class will look like this from outside; ").append(page).append('\n');
    text.append(
        " * explains each line. Give the class below the same head, then write its members.\n");
    text.append(" *\n");
    Synopsis.of(provided)
        .lines()
        .forEach(line -> text.append((" *   " + line).stripTrailing()).append('\n'));
    text.append(" */\n");
    String kind = provided.isInterface() ? "interface" : "class";
    text.append("public ").append(kind).append(' ').append(TypeName.simple(name)).append(" {\n");
    text.append("  ").append(UntouchedFile.GAP).append("\n}\n");
    return text.toString();
  }

  /**
   * The text of a file for a stage of tests, which no program has: a class with a test, or, if its
   * name doesn't end in Test, the head of a class that the page shows.
   *
   * @param name the qualified name of its class
   * @param page where its rules are
   */
  public static String ofTests(String name, String page) {
    if (!name.endsWith("Test")) {
      return """
      package %s;

      // %s shows what belongs into this class.
      class %s {
        // Your members come here.
      }
      """
          .formatted(TypeName.packageOf(name), page, TypeName.simple(name));
    }
    return """
    package %s;

    import org.junit.jupiter.api.Test;

    // %s says what these tests are for.
    class %s {
      @Test
      void saysWhatIsExpected() {
        // Create an object, call a method, and compare what it returns.
      }
    }
    """
        .formatted(TypeName.packageOf(name), page, TypeName.simple(name));
  }
}
