package boardwright.learner;

import boardwright.command.PassingCommand;
import boardwright.command.Session;
import boardwright.command.Target;
import boardwright.handout.BookAddress;
import boardwright.lab.Stage;
import boardwright.lab.WrongCallException;
import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code read [LAB/STAGE] [RULE]}. */
@Command(
    name = "read",
    description = "Opens the book in your browser, at the page of a stage or at a rule.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Examples:",
      "  boardwright read               the cover",
      "  boardwright read checkerboard  the contents of a lab",
      "  boardwright read square R2     a rule of a stage"
    })
public class ReadCommand extends PassingCommand {
  @Parameters(
      arity = "0..3",
      paramLabel = Target.LABEL,
      hideParamSyntax = true,
      description = "The stage, such as checkerboard/square, and a rule of it.")
  private List<String> target;

  @Override
  protected void run() throws IOException {
    String address = target == null ? "index.html" : address(Target.of(target, session));
    Path page = book(session).resolve(address.replaceAll("#.*", ""));
    if (!Files.isRegularFile(page)) {
      throw new WrongCallException(
          "The book has no page %s. Its pages in Markdown are in handouts.".formatted(page));
    }
    String anchor = address.contains("#") ? address.substring(address.indexOf('#')) : "";
    URI uri = URI.create(page.toUri() + anchor);
    session.print(uri.toString());
    open(uri);
  }

  /** The folder of the book; a kit has it beside its labs. */
  protected Path book(Session of) throws IOException {
    return of.course().root().resolve("book");
  }

  private static String address(Target wanted) {
    if (wanted.stage().isEmpty()) {
      return BookAddress.of("handouts/" + wanted.lab().id() + "/README.md");
    }
    Stage stage = wanted.stage().get();
    return wanted
        .rule()
        .map(rule -> BookAddress.of(stage.pageOf(rule)) + "#" + rule)
        .orElseGet(() -> BookAddress.of(stage.page()));
  }

  /** Opens a page if there is a terminal and a screen; its address was printed before. */
  private static void open(URI page) {
    boolean hasScreen = DoctorCommand.isTerminal() && !GraphicsEnvironment.isHeadless();
    if (hasScreen && Desktop.isDesktopSupported()) {
      try {
        Desktop.getDesktop().browse(page);
      } catch (IOException | UnsupportedOperationException e) {
        // no browser is known here; the address was printed
      }
    }
  }
}
