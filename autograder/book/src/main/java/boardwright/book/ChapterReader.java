package boardwright.book;

import boardwright.book.Chapter.Section;
import boardwright.handout.BookAddress;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/** Turns a page in Markdown into one of the book. */
final class ChapterReader {
  private static final List<TablesExtension> TABLES =
      List.of((TablesExtension) TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final Pattern TIME = Pattern.compile("· about (.+)$");
  private static final Pattern RULE = Pattern.compile("[A-Z]\\d+");

  private final Links links;
  private final String path;
  private final Map<Node, String> ids = new HashMap<>();
  private final Set<String> taken = new HashSet<>();
  private final IdGenerator generator = IdGenerator.builder().build();
  private String title = "";
  private String time = "";

  private ChapterReader(Links links, String path) {
    this.links = links;
    this.path = path;
  }

  /**
   * Reads a page.
   *
   * @param path of its file, from the top of the tree
   * @param text in Markdown
   * @param hints what to fold away under a rule, as HTML; empty for nothing
   */
  static Chapter read(Links links, String path, String text, Function<String, String> hints) {
    ChapterReader reader = new ChapterReader(links, path);
    Node page = PARSER.parse(text);
    reader.takeHead(page);
    page.accept(reader.new Rules(hints));
    List<Section> sections = reader.sections(page);
    String html = reader.render(page);
    return new Chapter(BookAddress.of(path), reader.title, reader.time, html, sections);
  }

  /** A text from another file, such as a hint. */
  static String fragment(Links links, String path, String text) {
    return new ChapterReader(links, path).render(PARSER.parse(text));
  }

  /** Takes what the book shows in its own way: the title, the time, and links to other pages. */
  private void takeHead(Node page) {
    for (Node node = page.getFirstChild(), next; node != null; node = next) {
      next = node.getNext();
      if (node instanceof Heading heading && heading.getLevel() == 1) {
        title = Texts.of(heading);
        node.unlink();
      } else if (node instanceof Paragraph && isNavigation(node)) {
        Matcher about = TIME.matcher(Texts.of(node));
        time = about.find() ? about.group(1) : time;
        node.unlink();
      } else if (node instanceof HtmlBlock comment && comment.getLiteral().startsWith("<!--")) {
        node.unlink();
      }
    }
  }

  private static boolean isNavigation(Node paragraph) {
    String text = Texts.of(paragraph);
    return paragraph.getFirstChild() instanceof Link
        && (text.startsWith("← ")
            || text.endsWith(" →")
            || text.startsWith("Contents ·")
            || text.contains("· Contents"));
  }

  /** Finds headings and rules, gives them their anchors, and keeps their words for the search. */
  private List<Section> sections(Node page) {
    List<Section> sections = new ArrayList<>();
    String id = "";
    int level = 0;
    String heading = "";
    StringBuilder words = new StringBuilder();
    List<Section> rules = new ArrayList<>();
    for (Node node = page.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading found) {
        sections.add(new Section(id, level, heading, words.toString().strip()));
        sections.addAll(rules);
        rules.clear();
        words.setLength(0);
        heading = Texts.of(found);
        level = found.getLevel();
        id = generator.generateId(heading);
        taken.add(id);
        ids.put(found, id);
      } else {
        words.append(Texts.of(node)).append(' ');
        node.accept(new RuleSections(rules));
      }
    }
    sections.add(new Section(id, level, heading, words.toString().strip()));
    sections.addAll(rules);
    return sections;
  }

  private String render(Node page) {
    page.accept(new Rewriting());
    return HtmlRenderer.builder()
        .extensions(TABLES)
        .attributeProviderFactory(
            context ->
                (node, tag, attributes) -> {
                  if (ids.containsKey(node) && !tag.equals("pre")) {
                    attributes.put("id", ids.get(node));
                  }
                })
        .build()
        .render(page);
  }

  private static String rule(ListItem item) {
    boolean isRule =
        item.getFirstChild() instanceof Paragraph sentence
            && sentence.getFirstChild() instanceof StrongEmphasis;
    String rule = isRule ? Texts.of(item.getFirstChild().getFirstChild()) : "";
    return RULE.matcher(rule).matches() ? rule : "";
  }

  private static HtmlBlock block(String html) {
    HtmlBlock block = new HtmlBlock();
    block.setLiteral(html);
    return block;
  }

  private static HtmlInline inline(String html) {
    HtmlInline inline = new HtmlInline();
    inline.setLiteral(html);
    return inline;
  }

  /** Gives each rule its anchor; the first one of a number has it. */
  private final class Rules extends AbstractVisitor {
    private final Function<String, String> hints;

    Rules(Function<String, String> hints) {
      this.hints = hints;
    }

    @Override
    public void visit(ListItem item) {
      String rule = rule(item);
      if (!rule.isEmpty() && taken.add(rule)) {
        ids.put(item, rule);
        String folded = hints.apply(rule);
        if (!folded.isEmpty()) {
          item.appendChild(block(folded));
        }
      }
      visitChildren(item);
    }
  }

  /** Collects the rules of a section. */
  private final class RuleSections extends AbstractVisitor {
    private final List<Section> found;

    RuleSections(List<Section> found) {
      this.found = found;
    }

    @Override
    public void visit(ListItem item) {
      if (ids.containsKey(item)) {
        found.add(new Section(ids.get(item), 0, ids.get(item), Texts.of(item)));
      }
    }
  }

  /** Replaces nodes by what the book shows for them. */
  private final class Rewriting extends AbstractVisitor {
    @Override
    public void visit(Heading heading) {
      visitChildren(heading);
      if (ids.containsKey(heading)) {
        heading.appendChild(
            inline(
                " <a class=\"anchor\" href=\"#%s\" aria-label=\"Link to this section\">#</a>"
                    .formatted(ids.get(heading))));
      }
    }

    @Override
    public void visit(ListItem item) {
      visitChildren(item);
      if (ids.containsKey(item)) {
        StrongEmphasis number = (StrongEmphasis) item.getFirstChild().getFirstChild();
        Link anchor = new Link("#" + ids.get(item), null);
        anchor.appendChild(number.getFirstChild());
        number.appendChild(anchor);
      }
    }

    @Override
    public void visit(Link link) {
      visitChildren(link);
      links
          .leadsTo(path, link.getDestination())
          .ifPresentOrElse(link::setDestination, () -> replaceByWords(link));
    }

    @Override
    public void visit(Image image) {
      links
          .leadsTo(path, image.getDestination())
          .ifPresentOrElse(image::setDestination, () -> replaceByWords(image));
    }

    private void replaceByWords(Node link) {
      for (Node word = link.getFirstChild(); word != null; word = link.getFirstChild()) {
        link.insertBefore(word);
      }
      link.unlink();
    }

    @Override
    public void visit(Code code) {
      if (!(code.getParent() instanceof Link || code.getParent() instanceof Heading)) {
        links
            .explains(path, code.getLiteral())
            .ifPresent(
                address -> {
                  Link link = new Link(address, null);
                  code.insertBefore(link);
                  link.appendChild(code);
                });
      }
    }

    @Override
    public void visit(FencedCodeBlock code) {
      replaceCode(code, code.getInfo(), code.getLiteral());
    }

    @Override
    public void visit(IndentedCodeBlock code) {
      replaceCode(code, "java", code.getLiteral());
    }

    private void replaceCode(Node node, String kind, String text) {
      node.insertAfter(block(new CodeBlock(kind, text).html()));
      node.unlink();
    }

    @Override
    public void visit(CustomBlock custom) {
      visitChildren(custom);
      if (custom instanceof TableBlock) {
        custom.insertBefore(block("<div class=\"scroll\" tabindex=\"0\">"));
        custom.insertAfter(block("</div>"));
      }
    }
  }
}
