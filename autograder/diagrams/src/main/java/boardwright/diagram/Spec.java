package boardwright.diagram;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The description of a diagram: a statement a line, and indented below it what belongs to it. What
 * stands after a {@code #} at the beginning of a line is for readers only.
 *
 * @param file the name of the file
 * @param statements the statements that are not indented
 */
record Spec(String file, List<Statement> statements) {
  private static final Pattern AT_COMMA = Pattern.compile("(?:[^,(]|\\([^)]*\\))+");

  /**
   * A statement.
   *
   * @param word its first word
   * @param text what comes after it
   * @param parts the statements below it
   */
  record Statement(String file, int line, String word, String text, List<Statement> parts) {

    /** What is wrong with this statement, with file and line. */
    SpecException wrong(String what) {
      return new SpecException("%s:%d: %s".formatted(file, line, what));
    }

    /** The names in the text, which commas separate. */
    List<String> names() {
      List<String> names = new ArrayList<>();
      Matcher name = AT_COMMA.matcher(text);
      while (name.find()) {
        names.add(name.group().strip());
      }
      if (names.isEmpty()) {
        throw wrong("after '" + word + "' names should stand");
      }
      return names;
    }
  }

  static Spec read(Path file) {
    try {
      return parse(file.getFileName().toString(), Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Spec parse(String file, String text) {
    List<Statement> statements = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      String[] words = line.split("\\s+", 2);
      Statement statement =
          new Statement(file, i + 1, words[0], words.length < 2 ? "" : words[1], new ArrayList<>());
      if (!lines.get(i).startsWith(" ")) {
        statements.add(statement);
      } else if (statements.isEmpty()) {
        throw statement.wrong("an indented line belongs to one above it, and there is none");
      } else {
        statements.get(statements.size() - 1).parts().add(statement);
      }
    }
    if (statements.isEmpty()) {
      throw new SpecException(file + ": this description is empty");
    }
    return new Spec(file, statements);
  }

  /** The first statement, which says what kind of diagram this is. */
  Statement head() {
    return statements.get(0);
  }

  Stream<Statement> all(String word) {
    return statements.stream().filter(statement -> statement.word().equals(word));
  }

  /** The only statement with a word. */
  Statement one(String word) {
    List<Statement> found = all(word).toList();
    if (found.size() != 1) {
      throw head().wrong("one line should begin with '" + word + "', and " + found.size() + " do");
    }
    return found.get(0);
  }

  /** Refuses statements that this kind of diagram does not have. */
  void allow(List<String> words, List<String> below) {
    for (Statement statement : statements) {
      if (!words.contains(statement.word())) {
        throw statement.wrong(
            "a line here begins with one of " + words + ", not with '" + statement.word() + "'");
      }
      for (Statement part : statement.parts()) {
        if (!below.contains(part.word())) {
          throw part.wrong(
              "an indented line begins with one of " + below + ", not with '" + part.word() + "'");
        }
      }
    }
  }
}
