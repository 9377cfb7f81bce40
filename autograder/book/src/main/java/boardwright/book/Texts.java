package boardwright.book;

import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** Collects the words of a part of a page; of code blocks those of Java. */
final class Texts extends AbstractVisitor {
  private final StringBuilder text = new StringBuilder();

  private Texts() {}

  /** The words in one line. */
  static String of(Node node) {
    Texts words = new Texts();
    node.accept(words);
    return words.text.toString().replaceAll("\\s+", " ").strip();
  }

  @Override
  public void visit(Text literal) {
    text.append(literal.getLiteral());
  }

  @Override
  public void visit(Code code) {
    text.append(code.getLiteral());
  }

  @Override
  public void visit(FencedCodeBlock block) {
    if (block.getInfo().equals("java")) {
      text.append(block.getLiteral()).append(' ');
    }
  }

  @Override
  public void visit(SoftLineBreak end) {
    text.append(' ');
  }

  @Override
  public void visit(HardLineBreak end) {
    text.append(' ');
  }

  @Override
  public void visit(Paragraph paragraph) {
    visitChildren(paragraph);
    text.append(' ');
  }

  @Override
  public void visit(ListItem item) {
    visitChildren(item);
    text.append(' ');
  }

  @Override
  public void visit(CustomNode node) {
    if (node instanceof TableHead) {
      return; // the same in many tables
    }
    visitChildren(node);
    if (node instanceof TableCell) {
      text.append(' ');
    }
  }
}
