package boardwright.intake.platform;

import boardwright.submission.Person;
import boardwright.table.Table;
import boardwright.table.Table.Row;
import boardwright.text.Printable;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Moodle's offline grading worksheet. Its headings are in the language of its user, so where they
 * are not English, a column is known by its cells and by its neighbours.
 *
 * @param file the name of the file
 * @param hasTimes whether it has a column for the times of submission
 * @param entries its lines
 */
record Worksheet(String file, boolean hasTimes, List<Entry> entries) {
  private static final String TIME = "Last modified (submission)";

  private static final Pattern IDENTIFIER = Pattern.compile("\\D*(\\d+)");

  /** Such as {@code Draft (not submitted)}, which a group's line goes on behind. */
  private static final Pattern DRAFT =
      Pattern.compile(
          "(?iu)(draft|entwurf|brouillon|borrador|esborrany|bozza|klad|concept|rascunho|utkast|kladde|luonnos|wersja"
              + " robocza|szkic|koncept|taslak) *\\(.*");

  private static final int FEWEST_COLUMNS = 5;

  /** Reads a worksheet; empty if it is none. */
  static Optional<Worksheet> of(String file, byte[] bytes) {
    return Table.of(bytes).flatMap(table -> of(file, table));
  }

  private static Optional<Worksheet> of(String file, Table table) {
    List<Row> rows = table.rows();
    boolean english = table.column("Identifier") == 0;
    boolean identified =
        !rows.isEmpty() && rows.stream().allMatch(r -> IDENTIFIER.matcher(r.cell(0)).matches());
    if (table.heading().size() < FEWEST_COLUMNS || !identified) {
      return Optional.empty();
    }
    Columns columns = english ? english(table) : byWhatStandsInThem(table);
    if (columns.submitted() < 0 && !english) {
      return Optional.empty(); // any list may begin with numbers
    }
    List<Entry> entries = new ArrayList<>();
    for (Row row : rows) {
      Matcher id = IDENTIFIER.matcher(row.cell(0));
      boolean matches = id.matches();
      String time = row.cell(columns.submitted());
      entries.add(
          new Entry(
              row.line(),
              matches ? id.group(1) : "",
              row.cell(0),
              row.cell(columns.name()),
              row.cell(columns.email()),
              row.cell(columns.group()),
              LocalTimes.parse(time).orElse(null),
              time.replaceAll("^-$", ""),
              columns.status().stream().anyMatch(c -> DRAFT.matcher(row.cell(c)).matches())));
    }
    return Optional.of(new Worksheet(file, columns.submitted() >= 0, List.copyOf(entries)));
  }

  private static Columns english(Table table) {
    return new Columns(
        table.column("Full name"),
        table.column("Email address"),
        table.column("Group"),
        table.column(TIME),
        List.of(table.column("Status")));
  }

  private static Columns byWhatStandsInThem(Table table) {
    int email = -1;
    int submitted = -1;
    for (int i = 1; i < table.heading().size(); i++) {
      int column = i;
      Set<String> cells = new HashSet<>();
      table.rows().forEach(row -> cells.add(row.cell(column)));
      cells.remove("");
      if (email < 0 && !cells.isEmpty() && cells.stream().allMatch(c -> c.contains("@"))) {
        email = i;
      } else if (submitted < 0
          && !cells.isEmpty()
          && cells.stream().allMatch(c -> c.equals("-") || LocalTimes.looksLikeOne(c))) {
        submitted = i;
      }
    }
    // between the address and the time: status, group where there are teams, grade, maximum, and
    // whether it can be changed
    boolean teams = email > 0 && submitted - email >= 6;
    return new Columns(
        email > 1 ? 1 : -1,
        email,
        teams ? email + 2 : -1,
        submitted,
        // without an address it is behind the number, or behind the name
        email > 0 ? List.of(email + 1) : List.of(1, 2));
  }

  /**
   * What is to be said of its times, since the late policy counts from them.
   *
   * @param hasZone whether it is known in which zone they are
   */
  Optional<String> remark(boolean hasZone) {
    if (!hasTimes) {
      return Optional.of(
          "%s has no column '%s', so nothing says who was late. If there is a deadline, download the worksheet again, with all its columns."
              .formatted(file, TIME));
    }
    if (!hasZone) {
      return Optional.of(
          "The times in %s have no time zone and were not read: give --deadline or --zone."
              .formatted(file));
    }
    List<Entry> unread =
        entries.stream().filter(e -> e.submitted() == null && !e.time().isEmpty()).toList();
    List<String> others = unread.stream().skip(1).map(e -> String.valueOf(e.line())).toList();
    return unread.stream()
        .findFirst()
        .map(
            first ->
                "%s:%d: the time '%s' cannot be read%s. Write %s like 2026-11-13 21:40, and run the same command again."
                    .formatted(
                        file,
                        first.line(),
                        Printable.label(first.time()),
                        others.isEmpty()
                            ? ""
                            : ", nor can those in the lines " + Printable.listed(others),
                        others.isEmpty() ? "it" : "them"));
  }

  /** The line of this participant. */
  Optional<Entry> entry(String id) {
    return entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
  }

  /**
   * Where what stands.
   *
   * @param status where it may be
   */
  private record Columns(int name, int email, int group, int submitted, List<Integer> status) {}

  /**
   * A line.
   *
   * @param line its number in the file
   * @param id the participant's number, as in the names of folders
   * @param written the same as it was written, with a word before it
   * @param name in full; empty if it does not say
   * @param email empty if it does not say
   * @param group empty if there are no teams
   * @param submitted when, in the zone of the user who downloaded it; null if that cannot be read
   * @param time the same as it was written; empty if nothing was handed in
   * @param draft whether it was not submitted; false where the language is not known here
   */
  record Entry(
      int line,
      String id,
      String written,
      String name,
      String email,
      String group,
      LocalDateTime submitted,
      String time,
      boolean draft) {
    /** The word before the number; where names are not told, all are called so. */
    String word() {
      return written.replaceAll("[\\d\\s]+$", "");
    }

    Person person() {
      return new Person(called(), id, email);
    }

    /** The name, or else what takes its place where names are not told. */
    String called() {
      return name.isEmpty() ? written : name;
    }
  }
}
