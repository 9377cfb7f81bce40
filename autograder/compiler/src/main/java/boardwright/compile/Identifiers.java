package boardwright.compile;

import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a source may speak of, as far as its words tell. */
final class Identifiers {
  private static final Pattern WORD =
      Pattern.compile("\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*");

  private Identifiers() {}

  /** Every identifier in a text, and whatever else looks like one. */
  static Set<String> in(String text) {
    Set<String> words = new LinkedHashSet<>();
    Matcher matcher = WORD.matcher(text);
    while (matcher.find()) {
      words.add(matcher.group());
    }
    return words;
  }

  /** Whether one of these words is a type of the source; a source may declare more than one. */
  static boolean nameATypeOf(Source source, Set<String> words) {
    return source.types().stream().anyMatch(type -> words.contains(TypeName.simple(type)));
  }
}
