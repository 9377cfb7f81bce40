package boardwright.cli;

import boardwright.author.GeneratedPage;
import boardwright.author.StagePage;
import boardwright.author.WhatIsGraded;
import boardwright.command.PassingCommand;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code author pages LAB}. */
@Command(
    name = "pages",
    description =
        "Writes what is generated on a lab's pages: the links below the titles, the synopses of"
            + " classes, the tables of checks, and the tables of What is graded.",
    mixinStandardHelpOptions = true,
    footer = {"", "Example:", "  boardwright author pages halma"})
final class AuthorPages extends PassingCommand {
  @Parameters(paramLabel = "LAB", description = "The lab, such as checkerboard.")
  private String name;

  @Override
  protected void run() throws IOException {
    Lab lab = session.lab(name);
    List<GeneratedPage> pages = new ArrayList<>();
    for (Stage stage : lab.stages()) {
      pages.add(StagePage.of(session.course(), lab, stage));
    }
    if (!lab.isFromElsewhere()) {
      pages.add(WhatIsGraded.of(session.course()));
    }
    for (GeneratedPage page : pages) {
      if (!page.isWritten()) {
        page.write();
        session.print(AuthorCommand.written(lab, page.file()));
      }
    }
    pages.stream()
        .flatMap(page -> page.missing().stream())
        .forEach(one -> session.printFolded("missing: ", one));
    session.print("%d pages are up to date.".formatted(pages.size()));
  }
}
