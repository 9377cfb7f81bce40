package boardwright.submission;

import boardwright.protocol.Request.Source;
import boardwright.text.Note;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What one learner, or one group, handed in for one lab.
 *
 * @param id unique in its run, and safe as the name of a folder
 * @param name for people
 * @param people who share it; empty where only a folder's name is known
 * @param handedIn when; null if nothing says so
 * @param allowance what the instructor allowed these people
 * @param sources the sources that are compiled
 * @param notes what was done to them or set aside
 */
public record Submission(
    String id,
    String name,
    List<Person> people,
    Instant handedIn,
    Allowance allowance,
    List<Source> sources,
    List<Note> notes) {
  /** Without a word from the instructor means without an allowance. */
  public Submission {
    allowance = allowance == null ? Allowance.NONE : allowance;
  }

  /** A submission of people who were allowed nothing special. */
  public Submission(
      String id,
      String name,
      List<Person> people,
      Instant handedIn,
      List<Source> sources,
      List<Note> notes) {
    this(id, name, people, handedIn, Allowance.NONE, sources, notes);
  }

  /** A submission of which nothing is known but its name. */
  public Submission(String id, String name, List<Source> sources, List<Note> notes) {
    this(id, name, List.of(), null, sources, notes);
  }

  /** The same in another folder of the run. */
  public Submission called(String other) {
    return new Submission(other, name, people, handedIn, allowance, sources, notes);
  }

  /** The same, handed in at this moment; null for an unknown one. */
  public Submission handedInAt(Instant time) {
    return new Submission(id, name, people, time, allowance, sources, notes);
  }

  /** The same of people of whom more is known; one alone gives it their name. */
  public Submission of(List<Person> told) {
    String called = told.size() == 1 ? told.get(0).name() : name;
    return new Submission(id, called, told, handedIn, allowance, sources, notes);
  }

  /** The same without its sources, for lists of a whole class. */
  public Submission head() {
    return with(List.of());
  }

  /** The same with these sources. */
  public Submission with(List<Source> others) {
    return new Submission(id, name, people, handedIn, allowance, others, notes);
  }

  /** The same with one more note. */
  public Submission noting(String note) {
    return noting(List.of(Note.of(note)));
  }

  /** The same with more notes. */
  public Submission noting(List<Note> others) {
    List<Note> more = Stream.concat(notes.stream(), others.stream()).toList();
    return new Submission(id, name, people, handedIn, allowance, sources, more);
  }

  /** All its sources, one after another. */
  public String text() {
    return sources.stream().map(Source::text).collect(Collectors.joining("\n"));
  }

  /** What the notes say, one sentence each. */
  public List<String> noteTexts() {
    return Note.texts(notes);
  }

  /**
   * Whether somebody who shares the one shares the other, too. Of people of whom no more than a
   * name is known, only the submissions' ids can tell.
   */
  public boolean isOfTheSamePeople(Submission other) {
    return identifiesPeople() && other.identifiesPeople()
        ? people.stream().anyMatch(one -> other.people.stream().anyMatch(one::isKnownToBe))
        : id.equals(other.id);
  }

  /** Whether it knows of each who shares it more than a name, which two may have. */
  public boolean identifiesPeople() {
    return !people.isEmpty() && people.stream().allMatch(Person::isIdentified);
  }

  /** Whether a source declares this type. */
  public boolean declares(String qualifiedName) {
    return sources.stream().anyMatch(source -> source.types().contains(qualifiedName));
  }
}
