package boardwright.classfile;

import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.util.TraceSignatureVisitor;

/**
 * A type parameter with what it extends.
 *
 * <p>It stands alone since Java 17 keeps no archive of a class below one of ASM, which are compiled
 * for Java 5, and breaks down on a lambda of a class within such a class.
 */
record TypeParameter(String name, List<TraceSignatureVisitor> bounds) {
  /** As a source writes it, such as {@code T extends Board}. */
  String text() {
    String extended =
        bounds.stream()
            .map(SourceTypes::text)
            .filter(bound -> !bound.equals("Object"))
            .collect(Collectors.joining(" & "));
    return extended.isEmpty() ? name : name + " extends " + extended;
  }
}
