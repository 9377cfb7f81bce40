package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.IntakeException;
import boardwright.intake.platform.Layout.Found;
import boardwright.submission.Person;
import boardwright.table.Table;
import boardwright.text.Printable;
import boardwright.text.SameName;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What Moodle's grading worksheet tells of a download. Names of folders lack what a file's name
 * must not have; a group comes under its own name and a number that is nobody's, or once for each
 * member as {@code GROUP-NAME}.
 *
 * @param beside what lies beside the download
 */
record Moodle(Container container, List<Entry> beside, Origin origin) {
  private static final String DRAFT =
      "Moodle has it as a draft that was not submitted; it was graded as it is.";

  /** The hand-ins with the people and the times of the worksheet, if there is one. */
  Found completed(Found found) {
    Optional<Worksheet> worksheet = worksheet(found.bundles());
    List<String> remarks = new ArrayList<>(found.remarks());
    worksheet.flatMap(sheet -> sheet.remark(origin.zone().isPresent())).ifPresent(remarks::add);
    Map<String, RawSubmission> all = new LinkedHashMap<>();
    Map<String, Integer> attempts = new HashMap<>();
    for (RawSubmission named : found.bundles()) {
      if (named.key().isEmpty()) {
        all.put(" " + all.size(), named);
      } else {
        RawSubmission known = worksheet.map(sheet -> known(named, sheet)).orElse(blinded(named));
        int attempt = attempts.merge(named.key(), 1, Integer::sum);
        all.merge(known.key() + " " + attempt, known, Moodle::shared);
      }
    }
    List<RawSubmission> bundles = List.copyOf(all.values());
    drafts(bundles).ifPresent(remarks::add);
    return new Found(
        worksheet.map(sheet -> "with its worksheet " + sheet.file()).orElse("without a worksheet"),
        bundles,
        remarks,
        worksheet.filter(Worksheet::hasTimes).map(Moodle::absent).orElse(MissingStudents.NOBODY));
  }

  /** Each member of a group gets a copy of what the group handed in; one of them is read. */
  private static RawSubmission shared(RawSubmission first, RawSubmission second) {
    Set<Person> people = new LinkedHashSet<>(first.people());
    people.addAll(second.people());
    return new RawSubmission(
        first.key(),
        first.name(),
        List.copyOf(people),
        first.handedIn() == null ? second.handedIn() : first.handedIn(),
        first.parts(),
        first.notes());
  }

  /** In a blind download the name is the same for all. */
  private static RawSubmission blinded(RawSubmission named) {
    Person first = named.people().get(0);
    String name = first.name();
    if (name.equalsIgnoreCase("Participant")) {
      name += " " + first.id();
    }
    return new RawSubmission(
        named.key(),
        name,
        List.of(new Person(name, first.id(), "")),
        named.handedIn(),
        named.parts(),
        named.notes());
  }

  private RawSubmission known(RawSubmission named, Worksheet sheet) {
    Person first = named.people().get(0);
    List<Worksheet.Entry> members = members(first, sheet);
    if (!members.isEmpty()) {
      String group = members.get(0).group();
      Worksheet.Entry latest =
          members.stream()
              .filter(member -> member.submitted() != null)
              .max(Comparator.comparing(Worksheet.Entry::submitted))
              .orElse(members.get(0));
      return named(
          named,
          "moodle team " + group,
          group.isEmpty() ? first.name() : group,
          members.stream().map(Worksheet.Entry::person).toList(),
          latest);
    }
    Optional<Worksheet.Entry> entry = entry(first, sheet);
    if (entry.isEmpty()) {
      return blinded(named.noting("%s has no line for it.".formatted(sheet.file())));
    }
    Worksheet.Entry said = entry.get();
    boolean member = isMember(first, said);
    boolean isNamed = member || !said.name().isEmpty() || isSame(said.word(), first.name());
    String name = isNamed ? said.called() : blinded(named).name();
    return named(
        named,
        member ? "moodle team " + said.group() : named.key(),
        member ? said.group() : name,
        List.of(new Person(name, said.id(), said.email())),
        said);
  }

  private RawSubmission named(
      RawSubmission named, String key, String name, List<Person> people, Worksheet.Entry said) {
    List<String> notes = new ArrayList<>(named.notes());
    if (said.submitted() == null && !said.time().isEmpty()) {
      notes.add("Its time, '%s', cannot be read.".formatted(Printable.label(said.time())));
    }
    if (said.draft()) {
      notes.add(DRAFT);
    }
    Instant time =
        origin
            .zone()
            .filter(zone -> said.submitted() != null)
            .map(zone -> said.submitted().atZone(zone).toInstant())
            .orElse(null);
    return new RawSubmission(key, name, people, time, named.parts(), notes);
  }

  /** The lines of a group; one without a number is made of those who are in none. */
  private static List<Worksheet.Entry> members(Person group, Worksheet sheet) {
    List<Worksheet.Entry> named =
        sheet.entries().stream()
            .filter(e -> !e.group().isEmpty() && isSame(e.group(), group.name()))
            .toList();
    return named.isEmpty() && group.id().isEmpty()
        ? sheet.entries().stream().filter(e -> e.group().isEmpty()).toList()
        : named;
  }

  /** A member of a group whose copy has the name of both. */
  private static boolean isMember(Person named, Worksheet.Entry said) {
    String name = said.name().isEmpty() ? said.word() : said.name();
    return !said.group().isEmpty() && isSame(named.name(), said.group() + "-" + name);
  }

  /**
   * The worksheet's line: by the number, or by a name that only one has. Where there are groups,
   * the number may be that of a group, so it counts only with the name.
   */
  private static Optional<Worksheet.Entry> entry(Person person, Worksheet sheet) {
    boolean groups = sheet.entries().stream().anyMatch(entry -> !entry.group().isEmpty());
    Optional<Worksheet.Entry> byId =
        sheet
            .entry(person.id())
            .filter(
                said ->
                    !groups
                        || isMember(person, said)
                        || isSame(
                            said.name().isEmpty() ? said.word() : said.name(), person.name()));
    if (byId.isPresent()) {
      return byId;
    }
    List<Worksheet.Entry> named =
        sheet.entries().stream()
            .filter(entry -> !entry.name().isEmpty() && isSame(entry.name(), person.name()))
            .toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
  }

  /** Whether two names are the same once Moodle has made them fit for a file. */
  private static boolean isSame(String name, String other) {
    return clean(name).equals(clean(other));
  }

  /** A name as Moodle makes it fit for a file. */
  private static String clean(String name) {
    return SameName.key(name.replace('_', ' ').replaceAll("[\\p{Cntrl}&<>\"`|':\\\\/]", ""));
  }

  /** All of them, from which those who are there are taken later. */
  private static MissingStudents absent(Worksheet sheet) {
    return new MissingStudents(
        sheet.file(),
        sheet.entries().stream()
            .map(
                entry ->
                    new MissingStudents.Listed(entry.id(), entry.called(), !entry.time().isEmpty()))
            .toList());
  }

  private static Optional<String> drafts(List<RawSubmission> all) {
    List<String> names =
        all.stream().filter(b -> b.notes().contains(DRAFT)).map(RawSubmission::name).toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Graded, though Moodle has %s as %s: %s."
                .formatted(
                    names.size() == 1 ? "it" : "them",
                    names.size() == 1
                        ? "a draft that was not submitted"
                        : "drafts that were not submitted",
                    Printable.listed(names)));
  }

  private Optional<Worksheet> worksheet(List<RawSubmission> all) {
    if (origin.worksheet().isPresent()) {
      Path file = origin.worksheet().get();
      Optional<Worksheet> read = read(Entry.at(file));
      if (read.isEmpty()) {
        throw new IntakeException(
            file + ": expected Moodle's grading worksheet, a CSV file, but this is none");
      }
      return read;
    }
    // a list among what was handed in is its student's, and says nothing of others
    Set<Entry> handedIn = new HashSet<>();
    all.forEach(each -> each.parts().forEach(part -> handedIn.add(part.entry())));
    for (List<Entry> place : List.of(container.entries(), beside)) {
      List<Worksheet> own =
          place.stream()
              .filter(entry -> entry.isFile(".csv") && !handedIn.contains(entry))
              .map(Moodle::read)
              .flatMap(Optional::stream)
              .filter(sheet -> all.stream().anyMatch(each -> isOf(sheet, each)))
              .toList();
      List<Worksheet> timed = own.stream().filter(Worksheet::hasTimes).toList();
      List<Worksheet> fitting = timed.isEmpty() ? own : timed;
      if (fitting.size() > 1) {
        throw new IntakeException(
            "%s: several files fit as its worksheet, %s; say which with --worksheet"
                .formatted(
                    container.name(),
                    String.join(", ", fitting.stream().map(Worksheet::file).toList())));
      }
      if (fitting.size() == 1) {
        return Optional.of(fitting.get(0));
      }
    }
    return Optional.empty();
  }

  private static Optional<Worksheet> read(Entry file) {
    try {
      return Worksheet.of(file.name(), file.bytes(Table.LARGEST));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether a line of a worksheet has the number of a person, or the name of a group. */
  private static boolean isOf(Worksheet sheet, RawSubmission handIn) {
    return handIn.people().stream()
        .anyMatch(
            who ->
                sheet.entry(who.id()).isPresent()
                    || sheet.entries().stream().anyMatch(e -> isSame(e.group(), who.name())));
  }
}
