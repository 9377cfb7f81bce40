package boardwright.handout;

import boardwright.lab.CheckSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/**
 * The rules of a stage as its page states them: list items that begin with the rule's number in
 * bold.
 *
 * @param byRule plain sentences, code between backticks, in the order of the page
 */
public record RuleTexts(Map<String, String> byRule) {
  private static final Parser PARSER = Parser.builder().build();

  /** What was read, by the text of the page: the report of every student quotes the same pages. */
  private static final Map<String, RuleTexts> READ = new ConcurrentHashMap<>();

  /** Reads a page; a page that is not there, or cannot be read, has no rules. */
  public static RuleTexts read(Path page) {
    try {
      return Files.isRegularFile(page)
          ? READ.computeIfAbsent(Files.readString(page), RuleTexts::in)
          : new RuleTexts(Map.of());
    } catch (IOException e) {
      return new RuleTexts(Map.of());
    }
  }

  /** These rules, and those of the common ones that a check grades. */
  public RuleTexts and(RuleTexts common, List<CheckSpec> checks) {
    Map<String, String> both = new LinkedHashMap<>(byRule);
    checks.stream()
        .map(CheckSpec::rule)
        .filter(common.byRule::containsKey)
        .forEach(rule -> both.putIfAbsent(rule, common.byRule.get(rule)));
    return new RuleTexts(both);
  }

  private static RuleTexts in(String page) {
    Map<String, String> rules = new LinkedHashMap<>();
    PARSER.parse(page).accept(new Rules(rules));
    return new RuleTexts(Collections.unmodifiableMap(rules));
  }

  private static String text(Node node) {
    Words words = new Words();
    node.accept(words);
    return words.text.toString();
  }

  /** Finds the rules. */
  private static final class Rules extends AbstractVisitor {
    private final Map<String, String> found;

    Rules(Map<String, String> found) {
      this.found = found;
    }

    @Override
    public void visit(ListItem item) {
      if (item.getFirstChild() instanceof Paragraph sentence
          && sentence.getFirstChild() instanceof StrongEmphasis number) {
        String rule = text(number);
        if (rule.matches("[A-Z]\\d+")) {
          number.unlink();
          found.putIfAbsent(rule, text(sentence).strip());
        }
      }
    }
  }

  /** Collects plain words. */
  private static final class Words extends AbstractVisitor {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void visit(Text literal) {
      text.append(literal.getLiteral());
    }

    @Override
    public void visit(Code code) {
      text.append('`').append(code.getLiteral()).append('`');
    }

    @Override
    public void visit(SoftLineBreak end) {
      text.append(' ');
    }

    @Override
    public void visit(HardLineBreak end) {
      text.append(' ');
    }
  }
}
