package boardwright.cli;

import boardwright.book.Book;
import boardwright.command.PassingCommand;
import boardwright.kit.StudentBook;
import boardwright.lab.Lab;
import boardwright.lab.WrongCallException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code book [LAB…] --out FOLDER}. */
@Command(
    name = "book",
    description = "Writes the handouts as a book for a browser.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The pages open by a double click and from any web server; they ask no other host.",
      "",
      "Examples:",
      "  boardwright book --out book                the pages that students get",
      "  boardwright book --instructor --out book   with the pages for instructors",
    })
final class BookCommand extends PassingCommand {
  @Parameters(
      arity = "0..*",
      paramLabel = "LAB",
      description = "Which labs are in it; all that are finished, if none is named.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--out",
      required = true,
      paramLabel = "FOLDER",
      description = "Where its files go, such as book.")
  private Path out;

  @Option(names = "--instructor", description = "Adds the pages for instructors and authors.")
  private boolean instructor;

  @Override
  protected void run() throws IOException {
    List<Lab> labs =
        names.isEmpty()
            ? session.course().labs().stream().filter(lab -> !lab.manifest().draft()).toList()
            : names.stream().distinct().map(session::lab).toList();
    Path root = session.course().root();
    Book book = instructor ? StudentBook.forInstructors(root, labs) : StudentBook.of(root, labs);
    try {
      book.write(out);
    } catch (IOException e) {
      throw new WrongCallException("--out %s: nothing can be written there".formatted(out));
    }
    session.print("the book: " + out.resolve(Book.COVER));
  }
}
