package boardwright.command;

import boardwright.intake.files.Entry;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.HandInReader;
import boardwright.intake.files.Part;
import boardwright.intake.preparation.Prepared;
import boardwright.intake.preparation.SourcePreparation;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads what a learner wrote, where it lies and as it was packed to be handed in. */
public final class OwnWork {
  /** How deep a lab's folder is looked through for sources that lie elsewhere. */
  private static final int DEEPEST = 12;

  private static final int MOST_NAMED = 3;

  private OwnWork() {}

  /**
   * The learner's own sources of a lab, as a submission. Their paths are told from the folder of
   * the lab's package. Sources elsewhere in the lab's folder that are called like one of its
   * classes are named in a note, since neither the program nor an IDE takes them.
   */
  public static Submission in(Lab lab) {
    Path sources = lab.sourceFolder();
    HandIn files =
        Files.isDirectory(sources)
            ? HandInReader.own(sources, lab.learnerFolder(), lab)
            : new HandIn(lab.id(), List.of(), List.of());
    Prepared prepared = SourcePreparation.of(files, lab);
    Submission own =
        new Submission(lab.id(), files.name(), prepared.sources(), prepared.notes())
            .noting(calledOtherwise(prepared.sources(), lab).stream().map(Note::of).toList());
    List<String> astray = astray(lab);
    return astray.isEmpty()
        ? own
        : own.noting(
            "%s%s where nobody looks: sources belong into %s."
                .formatted(
                    String.join(", ", astray.subList(0, Math.min(MOST_NAMED, astray.size()))),
                    astray.size() == 1 ? " lies" : astray.size() > MOST_NAMED ? " … lie" : " lie",
                    lab.inTree(sources)));
  }

  /**
   * Says of each class of the lab that is in a file of another name or folder, that it counts. A
   * file of that name in the folder of another course's package is left out: what is said of the
   * package is enough.
   */
  private static List<String> calledOtherwise(List<Source> sources, Lab lab) {
    List<String> notes = new ArrayList<>();
    for (String name : lab.written()) {
      Path file = lab.learnerFolder().relativize(lab.sourceFile(name));
      String wanted = file.toString().replace('\\', '/');
      sources.stream()
          .filter(source -> source.types().contains(lab.qualified(name)))
          .map(Source::path)
          .filter(path -> !path.equals(wanted))
          .filter(path -> !isInAnotherPackage(path, file.getFileName()))
          .forEach(
              path ->
                  notes.add(
                      path.endsWith("/" + wanted)
                          ? "%s counts as your %s: move it to %s, or away."
                              .formatted(path, name, lab.inTree(lab.sourceFile(name)))
                          : "%s counts as your %s: call it %s, or move it away."
                              .formatted(path, name, wanted)));
    }
    return notes;
  }

  private static boolean isInAnotherPackage(String path, Path name) {
    return path.matches("\\.\\./[^/]+/.*") && path.endsWith("/" + name);
  }

  /** Sources of the lab's classes that lie near the place where they belong, but not there. */
  private static List<String> astray(Lab lab) {
    Set<String> wanted =
        lab.written().stream().map(name -> name + ".java").collect(Collectors.toSet());
    List<String> astray = new ArrayList<>();
    for (Path above : List.of(lab.folder().resolve("../.."), lab.folder().resolve(".."))) {
      wanted.stream()
          .map(above::resolve)
          .map(file -> file.toAbsolutePath().normalize())
          .filter(file -> !file.startsWith(lab.sourceFolder()) && Files.isRegularFile(file))
          .map(lab::inTree)
          .sorted()
          .forEach(astray::add);
    }
    astray.addAll(astrayInTheLab(lab, wanted));
    return astray;
  }

  private static List<String> astrayInTheLab(Lab lab, Set<String> wanted) {
    try (Stream<Path> files = Files.walk(lab.folder(), DEEPEST)) {
      return files
          .filter(file -> wanted.contains(file.getFileName().toString()))
          .filter(file -> !file.startsWith(lab.sourceFolder()))
          .map(file -> lab.folder().relativize(file).toString().replace('\\', '/'))
          .filter(path -> !path.startsWith("target/") && !path.startsWith(".boardwright/"))
          .sorted()
          .toList();
    } catch (IOException | UncheckedIOException e) {
      return List.of(); // a folder that cannot be read is no reason to say nothing of the rest
    }
  }

  /**
   * One hand-in, read as it is for a grade.
   *
   * @param handIn a folder or an archive
   */
  public static Submission handedIn(Path handIn, Lab lab) {
    Entry entry = Entry.at(handIn);
    HandIn read = HandInReader.read(entry.name(), List.of(new Part(entry, "", true)), lab);
    Prepared prepared = SourcePreparation.of(read, lab);
    return new Submission(lab.id(), read.name(), prepared.sources(), prepared.notes());
  }
}
