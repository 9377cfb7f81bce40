package boardwright.author;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** A page of the handouts: its headings, its blocks of code and its links. */
public final class Page {
  private static final Parser PARSER =
      Parser.builder().includeSourceSpans(IncludeSourceSpans.BLOCKS).build();

  private static final Pattern COMMENT = Pattern.compile("<!-- (\\w+): (.*?) *-->");

  private final Path root;
  private final Path file;
  private final List<String> lines;
  private final Node document;

  /**
   * Reads a page.
   *
   * @param root the top of the tree
   * @param file where it is, from there
   */
  public Page(Path root, Path file) {
    try {
      this.root = root;
      this.file = root.resolve(file);
      String text = Files.readString(this.file);
      this.lines = text.lines().toList();
      this.document = PARSER.parse(text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The pages under {@code handouts/}, and the README at the top if there is one. */
  public static List<Page> all(Path root) {
    try (Stream<Path> files = Files.walk(root.resolve("handouts"))) {
      return Stream.concat(
              files.filter(file -> file.toString().endsWith(".md")).sorted(),
              Stream.of(root.resolve("README.md")).filter(Files::exists))
          .map(file -> new Page(root, file))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where it is. */
  public Path file() {
    return file;
  }

  /** The page's path from the top of the tree. */
  @Override
  public String toString() {
    return root.relativize(file).toString().replace('\\', '/');
  }

  /** Its lines. */
  public List<String> lines() {
    return lines;
  }

  /** The texts of the headings of one level, in order. */
  public List<String> headings(int level) {
    List<String> headings = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading && heading.getLevel() == level) {
        headings.add(text(heading));
      }
    }
    return headings;
  }

  /** The lines under a heading of level 2, up to the next one; empty if there is none. */
  public List<String> section(String title) {
    int from = lines.indexOf("## " + title);
    if (from < 0) {
      return List.of();
    }
    int to = from + 1;
    while (to < lines.size() && !lines.get(to).startsWith("## ")) {
      to++;
    }
    return lines.subList(from + 1, to);
  }

  /** The fenced blocks, in order. */
  public List<Fence> fences() {
    List<Fence> fences = new ArrayList<>();
    String comment = "";
    String section = "";
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof FencedCodeBlock block) {
        int line = block.getSourceSpans().get(0).getLineIndex() + 1;
        fences.add(
            new Fence(
                line, section, block.getInfo(), comment, block.getLiteral().lines().toList()));
      }
      if (node instanceof Heading heading && heading.getLevel() == 2) {
        section = text(heading);
      }
      comment = node instanceof HtmlBlock html ? html.getLiteral() : "";
    }
    return fences;
  }

  /** Where the links and images of the page point to. */
  public List<String> links() {
    List<String> links = new ArrayList<>();
    document.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Link link) {
            links.add(link.getDestination());
            visitChildren(link);
          }

          @Override
          public void visit(Image image) {
            links.add(image.getDestination());
          }
        });
    return links;
  }

  private static String text(Node block) {
    StringBuilder text = new StringBuilder();
    block.accept(
        new AbstractVisitor() {
          @Override
          public void visit(Text part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(Code part) {
            text.append(part.getLiteral());
          }

          @Override
          public void visit(SoftLineBreak part) {
            text.append(' ');
          }
        });
    return text.toString();
  }

  /**
   * A fenced block.
   *
   * @param line the line of its opening fence, counted from 1
   * @param section the heading of level 2 above it
   * @param info what stands behind the fence
   * @param comment the HTML comment right before it; empty if there is none
   * @param lines what is in it
   */
  public record Fence(int line, String section, String info, String comment, List<String> lines) {
    /** The value of a comment such as {@code <!-- file: path -->}. */
    public Optional<String> comment(String key) {
      Matcher matcher = COMMENT.matcher(comment);
      while (matcher.find()) {
        if (matcher.group(1).equals(key)) {
          return Optional.of(matcher.group(2));
        }
      }
      return Optional.empty();
    }
  }
}
