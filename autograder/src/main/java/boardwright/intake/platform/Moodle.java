package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.IntakeException;
import boardwright.intake.files.Part;
import boardwright.intake.table.Table;
import boardwright.submission.Person;
import boardwright.text.Printable;
import boardwright.text.SameName;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moodle: {@code NAME_ID_assignsubmission_file_/}, or flat with the file's name behind. Names lack
 * what a file name must not have, teams come once for each member as {@code TEAM-NAME_ID}; the
 * grading worksheet knows better, and knows the times.
 */
final class Moodle implements Layout {
  /** Whatever a student's own file is called, which stands behind, the first number counts. */
  private static final Pattern NAMED =
      Pattern.compile(
          "(.*?)_(\\d+)_assignsubmission_(file|onlinetext|comments)(?:_(.*))?", Pattern.DOTALL);

  private static final String DRAFT =
      "Moodle has it as a draft that was not submitted; it was graded as it is.";

  /** What a system appends to the name of a folder that is there already. */
  private static final Pattern COPY = Pattern.compile("\\s*(?:-?\\s*\\(?(\\d+)\\)?)?");

  @Override
  public boolean knows(Container container, boolean told) {
    return Layout.most(
        container.entries().stream()
            .filter(entry -> !entry.isFile(".xlsx") && !entry.isFile(".html"))
            .toList(),
        told,
        entry -> NAMED.matcher(entry.name()).matches());
  }

  @Override
  public String sign() {
    return "names such as 'Ada Berg_123_assignsubmission_file_'";
  }

  @Override
  public Found find(Container container, List<Entry> beside, Origin origin) {
    Map<String, List<Upload>> byPerson = new LinkedHashMap<>();
    // a later copy comes later, however the names are sorted
    container.entries().stream()
        .map(Moodle::upload)
        .filter(Objects::nonNull)
        .sorted(Comparator.comparingInt(Upload::copy))
        .forEach(
            upload ->
                byPerson
                    .computeIfAbsent(
                        upload.name() + "_" + upload.id() + "_" + upload.copy(),
                        person -> new ArrayList<>())
                    .add(upload));
    List<String> remarks = new ArrayList<>();
    Set<String> ids = new TreeSet<>();
    byPerson.values().forEach(uploads -> ids.add(uploads.get(0).id()));
    Optional<Worksheet> worksheet = worksheet(container, beside, origin, ids);
    worksheet.flatMap(sheet -> sheet.remark(origin.zone().isPresent())).ifPresent(remarks::add);
    Map<String, RawSubmission> bundles = new LinkedHashMap<>();
    for (List<Upload> uploads : byPerson.values()) {
      RawSubmission bundle = bundle(uploads, worksheet, origin.zone());
      String key = bundle.key() + " " + uploads.get(0).copy();
      bundles.merge(key, bundle, Moodle::shared);
    }
    List<RawSubmission> all = new ArrayList<>(bundles.values());
    all.addAll(
        Layout.strays(
            container.entries().stream().filter(entry -> !entry.isFile(".csv")).toList(),
            entry -> upload(entry) != null));
    drafts(all).ifPresent(remarks::add);
    return new Found(
        worksheet.map(sheet -> "with its worksheet " + sheet.file()).orElse("without a worksheet"),
        all,
        remarks,
        worksheet.filter(Worksheet::hasTimes).map(Moodle::absent).orElse(MissingStudents.NOBODY));
  }

  /** Each member of a team gets a copy of what the team handed in; one of them is read. */
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

  private static RawSubmission bundle(
      List<Upload> uploads, Optional<Worksheet> worksheet, Optional<ZoneId> zone) {
    Upload first = uploads.get(0);
    List<String> notes = new ArrayList<>();
    List<Part> parts = new ArrayList<>();
    for (Upload upload : uploads) {
      if (upload.kind().equals("file")) {
        boolean folder = upload.entry().kind() == Entry.Kind.FOLDER;
        parts.add(new Part(upload.entry(), folder ? "" : upload.file(), false));
      } else if (upload.kind().equals("onlinetext")) {
        notes.add("There is a text typed into Moodle, which was not read.");
      }
    }
    Optional<Worksheet.Entry> entry = worksheet.flatMap(sheet -> entry(first, sheet));
    if (worksheet.isPresent() && entry.isEmpty()) {
      List<Worksheet.Entry> team =
          worksheet.get().entries().stream()
              .filter(e -> !e.group().isEmpty() && clean(e.group()).equals(clean(first.name())))
              .toList();
      if (!team.isEmpty()) {
        return new RawSubmission(
            "moodle team " + team.get(0).group(),
            team.get(0).group(),
            team.stream().map(Worksheet.Entry::person).toList(),
            time(team.get(0), zone, notes),
            parts,
            notes);
      }
      notes.add("%s has no line for it.".formatted(worksheet.get().file()));
    }
    if (entry.isEmpty()) {
      String name = nameOf(first);
      Person person = new Person(name, first.id(), "");
      return new RawSubmission("moodle " + first.id(), name, List.of(person), null, parts, notes);
    }
    Worksheet.Entry said = entry.get();
    String word = said.written().replaceAll("[\\d\\s]+$", "");
    // where names are not told, all are called by the word before the number
    String member = said.group() + "-" + (said.name().isEmpty() ? word : said.name());
    boolean team = !said.group().isEmpty() && clean(first.name()).equals(clean(member));
    boolean named = team || !said.name().isEmpty() || clean(word).equals(clean(first.name()));
    String name = named ? said.called() : nameOf(first);
    return new RawSubmission(
        team ? "moodle team " + said.group() : "moodle " + first.id(),
        team ? said.group() : name,
        List.of(new Person(name, said.id(), said.email())),
        time(said, zone, notes),
        parts,
        notes);
  }

  /** The name that the folder has; in a blind download it is the same for all. */
  private static String nameOf(Upload upload) {
    boolean blind = upload.name().equalsIgnoreCase("Participant");
    return blind ? upload.name() + " " + upload.id() : upload.name();
  }

  /** When, and what else the worksheet says of it. */
  private static Instant time(Worksheet.Entry said, Optional<ZoneId> zone, List<String> notes) {
    if (said.submitted() == null && !said.time().isEmpty()) {
      notes.add("Its time, '%s', cannot be read.".formatted(Printable.label(said.time())));
    }
    if (said.draft()) {
      notes.add(DRAFT);
    }
    return said.submitted() == null || zone.isEmpty()
        ? null
        : said.submitted().atZone(zone.get()).toInstant();
  }

  /** The worksheet's line: by the number, or by a name that only one has. */
  private static Optional<Worksheet.Entry> entry(Upload upload, Worksheet sheet) {
    Optional<Worksheet.Entry> byId = sheet.entry(upload.id());
    if (byId.isPresent()) {
      return byId;
    }
    List<Worksheet.Entry> named =
        sheet.entries().stream()
            .filter(entry -> !entry.name().isEmpty())
            .filter(entry -> clean(entry.name()).equals(clean(upload.name())))
            .toList();
    return named.size() == 1 ? Optional.of(named.get(0)) : Optional.empty();
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

  private static Optional<Worksheet> worksheet(
      Container container, List<Entry> beside, Origin origin, Set<String> ids) {
    if (origin.worksheet().isPresent()) {
      Path file = origin.worksheet().get();
      Optional<Worksheet> read = read(Entry.at(file));
      if (read.isEmpty()) {
        throw new IntakeException(
            file + ": expected Moodle's grading worksheet, a CSV file, but this is none");
      }
      return read;
    }
    for (List<Entry> place : List.of(container.entries(), beside)) {
      List<Worksheet> all =
          place.stream()
              // a list among what was handed in is its student's, and says nothing of others
              .filter(entry -> entry.isFile(".csv") && upload(entry) == null)
              .map(Moodle::read)
              .flatMap(Optional::stream)
              .filter(sheet -> sheet.entries().stream().anyMatch(e -> ids.contains(e.id())))
              .toList();
      List<Worksheet> timed = all.stream().filter(Worksheet::hasTimes).toList();
      List<Worksheet> fitting = timed.isEmpty() ? all : timed;
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

  private static Upload upload(Entry entry) {
    Matcher named = NAMED.matcher(entry.name());
    if (!named.matches()) {
      return null;
    }
    String rest = named.group(4) == null ? "" : named.group(4);
    Matcher copy = COPY.matcher(rest);
    int number = 0;
    if (entry.kind() == Entry.Kind.FOLDER && copy.matches() && copy.group(1) != null) {
      number = Integer.parseInt(copy.group(1).substring(0, Math.min(4, copy.group(1).length())));
    }
    return new Upload(entry, named.group(1), named.group(2), named.group(3), rest, number);
  }

  /**
   * A name taken to pieces.
   *
   * @param kind what Moodle calls the way it was handed in
   * @param file the name that the learner gave it; empty for a folder
   * @param copy how many downloads were put into the same folder before
   */
  private record Upload(Entry entry, String name, String id, String kind, String file, int copy) {}
}
