package boardwright.cli;

import boardwright.book.Book;
import boardwright.book.Chromium;
import boardwright.command.PassingCommand;
import boardwright.disk.WorkFolder;
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

/** {@code book [LAB…] --out FOLDER | --pdf FILE}. */
@Command(
    name = "book",
    description = "Writes the handouts as a book for a browser, or one lab to print.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "The pages open by a double click and from any web server; they ask no other host.",
      "",
      "Examples:",
      "  boardwright book --out book                the pages that students get",
      "  boardwright book --instructor --out book   with the pages for instructors",
      "  boardwright book --pdf lab.pdf gametree    one lab, to print"
    })
final class BookCommand extends PassingCommand {
  @Parameters(
      arity = "0..*",
      paramLabel = "LAB",
      description = "Which labs are in it; all that are finished, if none is named.")
  private List<String> names = new ArrayList<>();

  @Option(names = "--out", paramLabel = "FOLDER", description = "Where its files go, such as book.")
  private Path out;

  @Option(
      names = "--pdf",
      paramLabel = "FILE",
      description = "Prints one lab into this file instead, with Chromium.")
  private Path pdf;

  @Option(names = "--instructor", description = "Adds the pages for instructors and authors.")
  private boolean instructor;

  @Override
  protected void run() throws IOException, InterruptedException {
    if ((out == null) == (pdf == null)) {
      throw new WrongCallException("book wants one of --out FOLDER and --pdf FILE.");
    }
    List<Lab> labs =
        names.isEmpty()
            ? session.course().labs().stream().filter(lab -> !lab.manifest().draft()).toList()
            : names.stream().distinct().map(session::lab).toList();
    if (pdf != null) {
      print(labs);
      session.print("the lab to print: " + pdf);
      return;
    }
    Path root = session.course().root();
    Book book = instructor ? StudentBook.forInstructors(root, labs) : StudentBook.of(root, labs);
    try {
      book.write(out);
    } catch (IOException e) {
      throw new WrongCallException("--out %s: nothing can be written there".formatted(out));
    }
    session.print("the book: " + out.resolve(Book.COVER));
  }

  private void print(List<Lab> labs) throws IOException, InterruptedException {
    if (labs.size() != 1) {
      throw new WrongCallException(
          "--pdf wants exactly one lab, such as: book --pdf lab.pdf gametree");
    }
    Chromium browser =
        Chromium.find(System.getenv().getOrDefault("PATH", ""))
            .orElseThrow(
                () ->
                    new WrongCallException(
                        "--pdf prints with Chromium, and there is none on this machine: install"
                            + " Chromium or Google Chrome."));
    Lab lab = labs.get(0);
    try (WorkFolder work = WorkFolder.make("book")) {
      StudentBook.toPrint(session.course().root(), lab).write(work.path().resolve("book"));
      Path page = work.path().resolve("book").resolve(Book.document(lab));
      browser.print(page, pdf, work.path().resolve("browser"));
    }
  }
}
