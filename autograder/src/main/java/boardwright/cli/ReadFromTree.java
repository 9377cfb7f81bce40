package boardwright.cli;

import boardwright.book.Book;
import boardwright.command.Session;
import boardwright.kit.StudentBook;
import boardwright.learner.ReadCommand;
import boardwright.page.Stamp;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code read} in the full tree, which writes the book where the handouts are newer. */
@Command(name = "read")
final class ReadFromTree extends ReadCommand {
  @Override
  protected Path book(Session of) throws IOException {
    Path root = of.course().root();
    Path folder = root.resolve("target/book");
    Stamp done = new Stamp(root.resolve("target/book.done"));
    Path program = root.resolve("autograder/target/autograder.jar");
    if (!done.isFresh(List.of(root.resolve("handouts"), of.course().labsFolder(), program))) {
      done.begin();
      StudentBook.of(root, of.labs()).write(folder);
      done.end(List.of(folder.resolve(Book.COVER)));
    }
    return folder;
  }
}
