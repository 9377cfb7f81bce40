package boardwright.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Judges a mutation run: each mutant that survives must be explained, as equivalent, open or
 * missed, and of those that are neither equivalent nor open, enough must be killed. The
 * explanations know a mutant by its method, the text of its line and what was done to it, so they
 * stay right when lines move.
 */
public final class Survivors {
  private static final Pattern PLACE = Pattern.compile("- `([\\w.$<>]+)`: `(.*)`");
  private static final Pattern MUTANT =
      Pattern.compile("  - (.+?)(?: \\(([0-9]+) times\\))?: (equivalent|open|missed)\\b.*");

  private Survivors() {}

  /**
   * Judges.
   *
   * @param args PIT's report as XML, the explanations, the folder of the mutated sources, the least
   *     percentage of killed mutants, and when the run began
   */
  public static void main(String[] args)
      throws IOException, ParserConfigurationException, SAXException {
    List<Mutant> all = mutants(Path.of(args[0]), Path.of(args[2]));
    Map<String, Integer> explained = explained(Path.of(args[1]), "equivalent|open|missed");
    Map<String, Integer> excused = explained(Path.of(args[1]), "equivalent|open");
    int floor = Integer.parseInt(args[3]);
    long minutes = Duration.between(Instant.parse(args[4]), Instant.now()).toMinutes();

    long killed = all.stream().filter(Mutant::killed).count();
    long endless = all.stream().filter(mutant -> mutant.status().equals("TIMED_OUT")).count();
    Map<String, Integer> survived = new TreeMap<>();
    all.stream()
        .filter(mutant -> !mutant.killed())
        .forEach(mutant -> survived.merge(mutant.toString(), 1, Integer::sum));
    int fair =
        survived.entrySet().stream()
            .mapToInt(
                mutant -> Math.min(mutant.getValue(), excused.getOrDefault(mutant.getKey(), 0)))
            .sum();
    double percent = 100.0 * killed / (all.size() - fair);
    System.out.printf(
        Locale.ROOT,
        "%n%d of %d mutants killed in %d minutes, %d of them by the time limit."
            + " Without the %d that are equivalent or open, these are %.1f %%;"
            + " at least %d %% are wanted.%n",
        killed,
        all.size(),
        minutes,
        endless,
        fair,
        percent,
        floor);
    Map<String, Integer> balance = new TreeMap<>(explained);
    survived.forEach((mutant, times) -> balance.merge(mutant, -times, Integer::sum));
    print("These survive, and nothing explains them:", balance, -1);
    print("These are explained, but are killed now:", balance, 1);
    boolean unexplained = balance.values().stream().anyMatch(difference -> difference < 0);
    if (percent < floor || unexplained) {
      throw new IllegalStateException(
          unexplained
              ? "mutants survive that " + args[1] + " does not explain"
              : "too few mutants are killed");
    }
    System.out.printf(
        "The %d that survive are explained in %s.%n",
        all.size() - killed, Path.of(args[1]).normalize());
  }

  private static void print(String title, Map<String, Integer> balance, int sign) {
    if (balance.values().stream().anyMatch(difference -> difference * sign > 0)) {
      System.out.println(title);
      balance.forEach(
          (mutant, difference) -> {
            if (difference * sign > 0) {
              String times =
                  Math.abs(difference) > 1 ? " (" + Math.abs(difference) + " times)" : "";
              System.out.println(mutant + times + ":");
            }
          });
    }
  }

  private static List<Mutant> mutants(Path report, Path sources)
      throws IOException, ParserConfigurationException, SAXException {
    NodeList nodes =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(report.toFile())
            .getElementsByTagName("mutation");
    List<Mutant> mutants = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      Element mutation = (Element) nodes.item(i);
      String className = text(mutation, "mutatedClass");
      Path source =
          sources.resolve(text(mutation, "sourceFile")); // the sources lie beside each other
      int line = Integer.parseInt(text(mutation, "lineNumber"));
      mutants.add(
          new Mutant(
              className.substring(className.lastIndexOf('.') + 1)
                  + "."
                  + text(mutation, "mutatedMethod"),
              Files.readAllLines(source).get(line - 1).strip(),
              text(mutation, "description"),
              mutation.getAttribute("detected").equals("true"),
              mutation.getAttribute("status")));
    }
    return mutants;
  }

  private static String text(Element mutation, String part) {
    return mutation.getElementsByTagName(part).item(0).getTextContent();
  }

  /** How many mutants of each kind the file explains by one of these words. */
  private static Map<String, Integer> explained(Path file, String words) throws IOException {
    Map<String, Integer> explained = new TreeMap<>();
    String place = "";
    for (String line : Files.readString(file).replace("\n    ", " ").split("\n")) {
      Matcher at = PLACE.matcher(line);
      Matcher mutant = MUTANT.matcher(line);
      if (at.matches()) {
        place = line;
      } else if (mutant.matches() && mutant.group(3).matches(words)) {
        int times = mutant.group(2) == null ? 1 : Integer.parseInt(mutant.group(2));
        explained.merge(place + "\n  - " + mutant.group(1), times, Integer::sum);
      }
    }
    return explained;
  }

  /**
   * One mutant.
   *
   * @param method class and method
   * @param line the text of the line
   * @param change what PIT did to it
   * @param killed whether a check noticed, or the mutant never came to an end
   * @param status how the mutant ended, in PIT's words
   */
  private record Mutant(String method, String line, String change, boolean killed, String status) {
    /** As the explanations name it. */
    @Override
    public String toString() {
      return "- `" + method + "`: `" + line + "`\n  - " + change;
    }
  }
}
