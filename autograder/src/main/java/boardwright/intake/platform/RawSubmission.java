package boardwright.intake.platform;

import boardwright.intake.files.Entry;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.HandInReader;
import boardwright.intake.files.Part;
import boardwright.lab.Lab;
import boardwright.submission.Person;
import boardwright.text.Note;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What one learner or one group handed in, before it is read.
 *
 * @param key the same for what the same people handed in before or later; empty if that is not
 *     known
 * @param name for people
 * @param people who share it; empty where only a folder's name is known
 * @param handedIn when; null if nothing says so
 * @param parts the files and folders that it is made of
 * @param notes what is to be said of it, one sentence each
 */
public record RawSubmission(
    String key,
    String name,
    List<Person> people,
    Instant handedIn,
    List<Part> parts,
    List<String> notes) {

  /** A bundle of which nothing is known but the name of its folder or archive. */
  public static RawSubmission of(Entry entry, String name) {
    return new RawSubmission(
        "", name, List.of(), null, List.of(new Part(entry, "", true)), List.of());
  }

  /** Its files and folders by name. */
  public String source() {
    return String.join(", ", parts.stream().map(part -> part.entry().name()).distinct().toList());
  }

  /** Whether it is one folder or archive, of which nothing else is known. */
  public boolean isWhole() {
    return parts.size() == 1 && parts.get(0).whole() && people.isEmpty();
  }

  /** Reads it. */
  public HandIn read(Lab lab) {
    HandIn read = HandInReader.read(name, parts, lab);
    List<Note> all = new ArrayList<>(notes.stream().map(Note::of).toList());
    all.addAll(read.notes());
    return read.withNotes(all);
  }

  /** The same with one more note. */
  RawSubmission noting(String sentence) {
    List<String> more = new ArrayList<>(notes);
    more.add(sentence);
    return new RawSubmission(key, name, people, handedIn, parts, List.copyOf(more));
  }
}
