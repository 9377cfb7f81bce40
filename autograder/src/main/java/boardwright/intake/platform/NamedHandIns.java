package boardwright.intake.platform;

import static java.util.Comparator.comparing;
import static java.util.Comparator.naturalOrder;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toList;

import boardwright.intake.files.Entry;
import boardwright.intake.files.IntakeException;
import boardwright.intake.files.Part;
import boardwright.intake.platform.NamePattern.Field;
import boardwright.intake.platform.NamedFiles.Reading;
import boardwright.submission.Person;
import boardwright.submission.Platform;
import boardwright.text.Printable;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Hand-ins by the names of their files: what one person or group handed in at one time is one.
 * Which of several counts is decided elsewhere.
 */
final class NamedHandIns {
  private static final String LATE =
      "Its name says that it is late, and not by how much: nothing was taken off.";

  /** What a system appends to the name of a folder that is there already. */
  private static final Pattern COPY = Pattern.compile("\\s*-?\\s*\\(?(\\d{1,4})\\)?");

  private final Platform platform;
  private final Origin origin;
  private final Map<String, String> logins = new LinkedHashMap<>();
  private final Set<String> remarks = new LinkedHashSet<>();

  NamedHandIns(Platform platform, Origin origin) {
    this.platform = platform;
    this.origin = origin;
  }

  /** What was handed in; that of one person in the order of its times. */
  List<RawSubmission> of(Collection<Reading> readings, String folder) {
    readings.forEach(reading -> logins.put(reading.untilLogin(), reading.get(Field.LOGIN)));
    String separator =
        readings.stream()
            .map(reading -> reading.shape().pattern().separator())
            .max(naturalOrder())
            .orElse("");
    if (!separator.isEmpty()) {
      split(folder.replaceFirst("-submissions(-.*)?$", "") + separator, separator);
    }
    List<RawSubmission> all = new ArrayList<>();
    readings.stream()
        .collect(groupingBy(this::owner, LinkedHashMap::new, toList()))
        .forEach((owner, own) -> all.addAll(attempts(owner, own)));
    List<String> late =
        all.stream().filter(b -> b.notes().contains(LATE)).map(RawSubmission::name).toList();
    if (!late.isEmpty()) {
      remarks.add(
          "Marked as late, and not by how much, so nothing was taken off: %s."
              .formatted(Printable.listed(late)));
    }
    if (origin.zone().isEmpty() && readings.stream().anyMatch(r -> !r.get(Field.TIME).isEmpty())) {
      remarks.add(
          "The times in the names have no time zone and were not read: give --deadline or --zone.");
    }
    return all;
  }

  /** What is to be said of them all. */
  Set<String> remarks() {
    return remarks;
  }

  /** Which assignment it is, if the names of all begin with it. */
  String more() {
    List<String> before =
        logins.entrySet().stream()
            .map(e -> e.getKey().substring(0, e.getKey().length() - e.getValue().length()))
            .distinct()
            .toList();
    return before.size() > 1 || before.get(0).isEmpty()
        ? ""
        : "of " + before.get(0).replaceFirst(".$", "");
  }

  /**
   * Finds where the logins begin: behind the folder's name, or behind what all names have in
   * common. A pattern such as <code>{any}-{login}</code> does not tell where both may have a dash.
   */
  private void split(String said, String separator) {
    List<String> all = List.copyOf(logins.keySet());
    String common = all.get(0);
    for (String each : all) {
      while (!each.startsWith(common)) {
        common = common.substring(0, common.length() - 1);
      }
    }
    int end = common.lastIndexOf(separator);
    if (all.stream().allMatch(each -> each.startsWith(said))) {
      logins.replaceAll((each, login) -> each.substring(said.length()));
    } else if (all.stream().anyMatch(e -> e.indexOf(separator) != e.lastIndexOf(separator))) {
      if (all.size() == 1 && platform != Platform.CLASSROOM) {
        throw new IntakeException(
            "'%s' can be read in two ways: {login} is '%s'; or it is '%s'. Say with --names how the names are made, with '%s' instead of {any}."
                .formatted(
                    Printable.label(common),
                    Printable.label(common.substring(end + separator.length())),
                    Printable.label(
                        common.substring(common.indexOf(separator) + separator.length())),
                    Printable.label(common.substring(0, end))));
      }
      int begin = all.size() == 1 || end < 0 ? 0 : end + separator.length();
      logins.replaceAll((each, login) -> each.substring(begin));
    }
  }

  /** The same for what the same people handed in: by login, number or address. */
  private String owner(Reading reading) {
    String group = reading.get(Field.GROUP);
    Stream<String> words =
        group.isEmpty()
            ? Stream.of(
                logins.get(reading.untilLogin()), reading.get(Field.ID), reading.get(Field.EMAIL))
            : Stream.of("team " + group);
    return platform.word()
        + " "
        + words
            .filter(word -> !word.isEmpty())
            .findFirst()
            .orElse((reading.get(Field.ANY) + " " + reading.get(Field.NAME)).strip());
  }

  private List<RawSubmission> attempts(String owner, List<Reading> own) {
    Map<List<String>, List<Reading>> attempts =
        own.stream()
            .collect(
                groupingBy(
                    reading -> List.of(reading.get(Field.TIME), attempt(reading)),
                    LinkedHashMap::new,
                    toList()));
    List<RawSubmission> handIns =
        attempts.values().stream()
            .sorted(comparing(NamedHandIns::written).thenComparing(NamedHandIns::number))
            .map(files -> handIn(owner, files))
            .toList();
    // what is only spoken of does not take the place of what is there
    boolean there = handIns.stream().anyMatch(handIn -> !handIn.parts().isEmpty());
    return handIns.stream().filter(handIn -> !there || !handIn.parts().isEmpty()).toList();
  }

  private static String attempt(Reading reading) {
    Matcher copy = COPY.matcher(reading.file());
    return reading.entry().kind() == Entry.Kind.FOLDER && copy.matches()
        ? copy.group(1)
        : reading.get(Field.ATTEMPT);
  }

  private static int number(List<Reading> files) {
    String attempt = attempt(files.get(0));
    return attempt.isEmpty() ? 0 : Integer.parseInt(attempt);
  }

  private static LocalDateTime written(List<Reading> files) {
    return LocalTimes.inName(files.get(0).get(Field.TIME)).orElse(LocalDateTime.MIN);
  }

  private RawSubmission handIn(String owner, List<Reading> files) {
    List<String> notes = new ArrayList<>();
    List<Reading> read = files.stream().filter(reading -> reading.shape().note() == null).toList();
    List<Part> parts = parts(read, notes);
    files.stream()
        .map(reading -> reading.shape().note())
        .filter(note -> note != null && !note.isEmpty())
        .filter(note -> parts.isEmpty() || !note.equals(Shape.RECEIPT))
        .distinct()
        .forEach(notes::add);
    Instant time = time(files.get(0), notes).orElse(null);
    if (time == null && files.stream().anyMatch(file -> !file.get(Field.LATE).isEmpty())) {
      notes.add(LATE);
    }
    String group = files.get(0).get(Field.GROUP);
    List<Person> people = files.stream().map(this::person).distinct().toList();
    return new RawSubmission(
        owner,
        group.isEmpty() ? people.get(0).name() : group.replaceFirst("^(?=\\d+$)", "Team "),
        group.isEmpty() ? people.subList(0, 1) : people,
        time,
        parts,
        List.copyOf(notes));
  }

  private Person person(Reading reading) {
    String login = logins.get(reading.untilLogin());
    String id = login.isEmpty() ? reading.get(Field.ID) : login;
    String name = reading.name();
    if (name.isEmpty()) {
      name = id.isEmpty() ? reading.get(Field.EMAIL) : id;
      name = platform == Platform.CANVAS && !login.isEmpty() ? "anon_" + name : name;
    }
    return new Person(name, id, reading.get(Field.EMAIL));
  }

  private List<Part> parts(List<Reading> read, List<String> notes) {
    if (platform != Platform.CANVAS && platform != Platform.GOOGLE) {
      return read.stream().map(reading -> part(reading, read.size() == 1)).toList();
    }
    List<Part> parts = new ArrayList<>();
    read.stream()
        .collect(groupingBy(Reading::unnumbered, TreeMap::new, toList()))
        .forEach((file, versions) -> parts.addAll(versions(file, versions, notes)));
    return parts;
  }

  /**
   * Files that differ in nothing but a number, the newest first. It may be the platform's, for a
   * file that was handed in again, or the student's own, for the next part of the work.
   */
  private static List<Part> versions(String file, List<Reading> versions, List<String> notes) {
    if (versions.size() == 1) {
      boolean folder = versions.get(0).entry().kind() == Entry.Kind.FOLDER;
      return List.of(new Part(versions.get(0).entry(), folder ? "" : file, false));
    }
    boolean told = versions.stream().map(Reading::file).distinct().count() == versions.size();
    List<Part> parts = new ArrayList<>();
    versions.stream()
        .sorted(comparing(Reading::number))
        .map(v -> new Part(v.entry(), told ? v.file() : v.entry().name(), false, file))
        .forEach(part -> parts.add(0, part));
    notes.add(
        "%s may be one file that was handed in again: all were read, and where two declare the same class, the one of the first named counts."
            .formatted(
                parts.stream().map(part -> Printable.label(part.label())).collect(joining(", "))));
    return parts;
  }

  private static Part part(Reading reading, boolean only) {
    Entry entry = reading.entry();
    if (entry.kind() == Entry.Kind.FOLDER) {
      return new Part(entry, only ? "" : entry.name() + "/", false);
    }
    boolean whole = reading.file().isEmpty() && entry.place().isPresent();
    return new Part(entry, reading.file().isEmpty() ? entry.name() : reading.file(), whole);
  }

  /** When it was handed in, by what this platform tells. */
  private Optional<Instant> time(Reading reading, List<String> notes) {
    String written = reading.get(Field.TIME);
    Optional<LocalDateTime> local = LocalTimes.inName(written);
    if (!written.isEmpty() && local.isEmpty()) {
      notes.add("Its time, '%s', cannot be read.".formatted(Printable.label(written)));
    }
    return switch (platform) {
      case CLASSROOM -> Classroom.committed(reading.entry(), remarks);
      case SAKAI -> Sakai.time(reading.in());
      default -> origin.zone().flatMap(zone -> local.map(time -> time.atZone(zone).toInstant()));
    };
  }
}
