package boardwright.similarity;

import boardwright.handout.CodeBlocks;
import boardwright.lab.Course;
import boardwright.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The code that everybody was given, which counts for nothing where two hand-ins have it.
 *
 * @param programs Java files
 * @param pieces what the handouts show; not all of it is a program that can be read
 */
public record GivenCode(List<Path> programs, List<String> pieces) {
  /** A member of a synopsis: the words before its parameters, in which its name is the last. */
  private static final Pattern HEAD =
      Pattern.compile("(?m)^(  (?! |.*\\babstract )([^(\n]*)\\([^;{}=\n]*);$");

  /** A constructor, or a method that gives nothing. */
  private static final Pattern GIVES_NOTHING =
      Pattern.compile("((public|protected|private) )?\\w+|.*\\bvoid \\w+");

  /**
   * What came with a lab: the sources of its whole program, those of the replaceable classes
   * included, and what its pages and hints show.
   *
   * @param course where the lab is from
   */
  public static GivenCode of(Course course, Lab lab) throws IOException {
    List<Path> programs = new ArrayList<>();
    for (String type : lab.provided()) {
      course.engineSource(lab, type).ifPresent(programs::add);
    }
    programs.addAll(files(lab.handouts(), ".java"));
    List<String> pieces = new ArrayList<>();
    for (Path page : files(lab.handouts(), ".md")) {
      for (String block : CodeBlocks.java(Files.readString(page))) {
        pieces.add(block);
        String skeleton = skeleton(block);
        if (!skeleton.equals(block)) {
          pieces.add(skeleton);
        }
      }
    }
    return new GivenCode(programs, pieces);
  }

  /** This, and the Java files in a folder. */
  public GivenCode and(Path folder) throws IOException {
    List<Path> more = new ArrayList<>(programs);
    more.addAll(files(folder, ".java"));
    return new GivenCode(more, pieces);
  }

  /**
   * What comes of a synopsis when a learner copies it, and gives each member a body so that it
   * compiles.
   */
  private static String skeleton(String synopsis) {
    return HEAD.matcher(synopsis)
        .replaceAll(
            member ->
                Matcher.quoteReplacement(
                    member.group(1)
                        + (GIVES_NOTHING.matcher(member.group(2)).matches()
                            ? " { }"
                            : " { return null; }")));
  }

  /** What lies in a folder and below it, in the order of names; nothing if it is not there. */
  static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }
}
