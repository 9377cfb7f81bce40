package boardwright.handout;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.parser.Parser;

/** The code that a page or a file of hints shows. */
public final class CodeBlocks {
  private static final Parser PARSER = Parser.builder().build();

  private CodeBlocks() {}

  /**
   * What a text in Markdown may show of Java, in its order: blocks that say so, and blocks that are
   * indented, as those of the hints are; some of these are no more than a few words.
   */
  public static List<String> java(String markdown) {
    List<String> found = new ArrayList<>();
    PARSER
        .parse(markdown)
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(FencedCodeBlock block) {
                if (block.getInfo().equals("java")) {
                  found.add(block.getLiteral());
                }
              }

              @Override
              public void visit(IndentedCodeBlock block) {
                found.add(block.getLiteral());
              }
            });
    return found;
  }
}
