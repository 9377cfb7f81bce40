package boardwright.decisions;

import boardwright.submission.Person;
import boardwright.submission.Submission;
import boardwright.text.Printable;
import boardwright.text.SameName;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Finds submissions by what an instructor calls them: by the id, the email address or the name of a
 * student who shares it, or by the name of its folder, whatever their case and blanks.
 */
public final class SubmissionFinder {
  /** How Moodle's worksheet writes a number, in some of its languages. */
  private static final Pattern PARTICIPANT =
      Pattern.compile(
          "(?:participante?|partecipante|teilnehmer(?:/?in)?|deelnemer|deltagare|deltaker|deltager)"
              + " ?(\\d+)");

  private final Map<String, List<Found>> called = new HashMap<>();

  /** A finder among these, whose sources do not matter. */
  public SubmissionFinder(List<Submission> submissions) {
    for (Submission submission : submissions) {
      for (Person person : submission.people()) {
        Stream.of(person.id(), person.email(), person.name())
            .forEach(word -> add(word, submission, shown(person)));
      }
      add(submission.name(), submission, submission.id());
      add(submission.id(), submission, submission.id());
    }
  }

  /** Every submission that may be meant, once each; more than one is for people to decide. */
  public List<Found> find(String who) {
    List<Found> found = called.getOrDefault(SameName.key(who), List.of());
    Matcher number = PARTICIPANT.matcher(SameName.key(who));
    return found.isEmpty() && number.matches()
        ? called.getOrDefault(number.group(1), List.of())
        : found;
  }

  /**
   * The submission that has this for a folder; empty if it is also the name of a student whom an id
   * identifies.
   */
  public Optional<Submission> folder(String who) {
    return called.getOrDefault(SameName.key(who), List.of()).stream()
        .map(Found::submission)
        .filter(each -> each.id().equals(who))
        .filter(each -> find(who).size() == 1 || !each.identifiesPeople())
        .findFirst();
  }

  private void add(String word, Submission submission, String shown) {
    if (!word.isEmpty()) {
      List<Found> found = called.computeIfAbsent(SameName.key(word), key -> new ArrayList<>());
      if (found.stream().noneMatch(other -> other.submission() == submission)) {
        found.add(new Found(submission, shown));
      }
    }
  }

  private static String shown(Person person) {
    List<String> more =
        Stream.of(person.id(), person.email()).filter(word -> !word.isEmpty()).toList();
    return Printable.label(person.name())
        + (more.isEmpty() ? "" : " (" + String.join(", ", more) + ")");
  }

  /**
   * A submission that may be meant.
   *
   * @param shown how to distinguish it, or the one of its people who is called so, from others
   */
  public record Found(Submission submission, String shown) {
    /** Who of a group is meant; empty for all of it, or the only one. */
    String member() {
      return submission.people().size() < 2 || shown.equals(submission.id()) ? "" : shown;
    }
  }
}
