package boardwright.intake.platform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.intake.IntakeRequest;
import boardwright.intake.IntakeResult;
import boardwright.intake.Pile;
import boardwright.protocol.Request.Source;
import boardwright.submission.Platform;
import boardwright.submission.Submission;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * One class, as each platform lays out what it handed in: in time, late, twice, in a damaged
 * archive, and under a file name that looks like somebody else's.
 */
@DisplayName("The same hand-ins are read from")
class ShapesTest {
  private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
  private static final LocalDateTime IN_TIME = LocalDateTime.of(2026, 11, 13, 21, 5, 0);
  private static final LocalDateTime LATE = IN_TIME.plusHours(9);

  @TempDir private Path root;

  /** A file that somebody handed in. */
  private record HandedIn(
      String first, int id, LocalDateTime time, int attempt, String file, byte[] bytes) {
    String login() {
      return first.toLowerCase(Locale.ROOT) + "_" + id;
    }

    String fileIn(String begin, String end) {
      int dot = file.lastIndexOf('.');
      return attempt == 1
          ? file
          : file.substring(0, dot) + begin + (attempt - 1) + end + file.substring(dot);
    }

    String time(String pattern) {
      return time.format(DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH));
    }

    boolean isLate() {
      return time.equals(LATE);
    }
  }

  private static List<HandedIn> handedIn() {
    byte[] zip = Pile.zipped(Map.of("src/Square.java", bytes(source("Square", "ben"))));
    return List.of(
        new HandedIn("Ada", 11, IN_TIME, 1, "Square.java", bytes(source("Square", "ada"))),
        new HandedIn("Ada", 11, IN_TIME, 1, "Move.java", bytes(source("Move", "ada"))),
        new HandedIn("Ben", 12, LATE, 1, "lab.zip", zip),
        new HandedIn("Cid", 13, IN_TIME, 1, "Square.java", bytes(source("Square", "old"))),
        new HandedIn("Cid", 13, LATE, 2, "Square.java", bytes(source("Square", "new"))),
        new HandedIn("Dora", 14, IN_TIME, 1, "lab.zip", bytes("PK, and no zip")),
        new HandedIn(
            "Eve",
            15,
            IN_TIME,
            1,
            "Ada Berg_11_assignsubmission_file_11_11_ - Move.java",
            bytes(source("Move", "eve"))));
  }

  /** A shape of formats that are known. */
  enum Known {
    MOODLE_FOLDERS(Platform.MOODLE, true, false) {
      @Override
      String path(HandedIn file) {
        return "%s Berg_%d_assignsubmission_file_/%s".formatted(file.first, file.id, file.file);
      }
    },
    MOODLE_FLAT(Platform.MOODLE, true, false) {
      @Override
      String path(HandedIn file) {
        return "%s Berg_%d_assignsubmission_file_%s".formatted(file.first, file.id, file.file);
      }
    },
    CANVAS(Platform.CANVAS, false, true) {
      @Override
      String path(HandedIn file) {
        return "berg%s%s_%d_%d_%s"
            .formatted(
                file.first.toLowerCase(Locale.ROOT),
                file.isLate() ? "_LATE" : "",
                file.id,
                500 + file.attempt,
                file.fileIn("-", ""));
      }
    },
    CANVAS_ANONYMOUS(Platform.CANVAS, false, true) {
      @Override
      String path(HandedIn file) {
        return "%sanon_%s_%d_%s"
            .formatted(
                file.isLate() ? "LATE_" : "",
                "x9Y" + file.id,
                500 + file.attempt,
                file.fileIn("-", ""));
      }
    },
    BLACKBOARD(Platform.BLACKBOARD, true, true) {
      @Override
      String path(HandedIn file) {
        return receipt(file).replace(".txt", "_" + file.file);
      }

      @Override
      void more(List<HandedIn> all, Map<String, byte[]> entries) {
        all.forEach(file -> entries.put(receipt(file), bytes("Files: …")));
      }

      private String receipt(HandedIn file) {
        return "Lab_1_%s_attempt_%s.txt".formatted(file.login(), file.time("yyyy-MM-dd-HH-mm-ss"));
      }
    },
    BRIGHTSPACE_FOLDERS(Platform.BRIGHTSPACE, true, true) {
      @Override
      String path(HandedIn file) {
        return "%d-77%d - %s Berg - %s/%s"
            .formatted(
                file.id, file.attempt, file.first, file.time("MMM d, yyyy hmm a"), file.file);
      }

      @Override
      void more(List<HandedIn> all, Map<String, byte[]> entries) {
        entries.put("index.html", bytes("<html>"));
      }
    },
    BRIGHTSPACE_FLAT(Platform.BRIGHTSPACE, true, true) {
      @Override
      String path(HandedIn file) {
        return BRIGHTSPACE_FOLDERS.path(file).replace("/", " - ");
      }
    },
    GOOGLE(Platform.GOOGLE, false, true) {
      @Override
      String path(HandedIn file) {
        return file.first + " Berg - " + file.fileIn(" (", ")");
      }
    },
    SAKAI(Platform.SAKAI, true, false) {
      @Override
      String path(HandedIn file) {
        return "Lab 1/Berg, %s(%s)/Submission attachment(s)/%s"
            .formatted(file.first, file.login(), file.file);
      }

      @Override
      void more(List<HandedIn> all, Map<String, byte[]> entries) {
        for (HandedIn file : all) {
          String folder = path(file).replaceAll("Submission.*", "");
          String utc =
              file.time
                  .atZone(BERLIN)
                  .withZoneSameInstant(ZoneOffset.UTC)
                  .format(DateTimeFormatter.ofPattern("yyyyMMddHHmmssSSS"));
          entries.put(folder + "timestamp.txt", bytes(utc));
          entries.put(folder + "comments.txt", bytes(""));
          entries.put(folder + "Feedback Attachment(s)/Move.java", bytes(source("Move", "us")));
        }
        entries.put("Lab 1/Berg, Zoe(zoe)/comments.txt", bytes(""));
      }
    },
    ILIAS(Platform.ILIAS, false, false) {
      @Override
      String path(HandedIn file) {
        return "Lab 1/Abgaben/Berg_%s_%s_%d/%s"
            .formatted(file.first, file.first.toLowerCase(Locale.ROOT), file.id, file.file);
      }

      @Override
      void more(List<HandedIn> all, Map<String, byte[]> entries) {
        entries.put("Lab 1/status.xlsx", bytes(""));
      }
    },
    TEAMS(Platform.TEAMS, false, true) {
      @Override
      String path(HandedIn file) {
        return "Submitted files/%s Berg/Lab 1/Version %d/%s"
            .formatted(file.first, file.attempt, file.file);
      }

      @Override
      void more(List<HandedIn> all, Map<String, byte[]> entries) {
        entries.put("Working files/Ada Berg/Lab 1/Square.java", bytes(source("Square", "draft")));
      }
    },
    VPL(Platform.VPL, true, true) {
      @Override
      String path(HandedIn file) {
        return "%s Berg/%s/%s".formatted(file.first, file.time("yyyy-MM-dd-HH-mm-ss"), file.file);
      }

      @Override
      void more(List<HandedIn> all, Map<String, byte[]> entries) {
        entries.put("Ada Berg/2026-11-13-21-05-00.ceg/execution.txt", bytes("ok"));
      }
    },
    OLAT(Platform.OLAT, false, false) {
      @Override
      String path(HandedIn file) {
        return "%s Berg/%s".formatted(file.first, file.file);
      }
    };

    private final Platform platform;
    private final boolean timed;
    private final boolean again;

    Known(Platform platform, boolean timed, boolean again) {
      this.platform = platform;
      this.timed = timed;
      this.again = again;
    }

    abstract String path(HandedIn file);

    /** What else the platform puts into its download. */
    void more(List<HandedIn> all, Map<String, byte[]> entries) {
      if (platform == Platform.MOODLE) {
        StringBuilder sheet = new StringBuilder(Pile.MOODLE_HEADING);
        all.forEach(
            file ->
                sheet.append(
                    "Participant %d,%s Berg,%d@x,Submitted,,,10.00,Yes,\"%s\",-,\n"
                        .formatted(
                            file.id, file.first, file.id, file.time("EEEE, d MMMM yyyy, h:mm a"))));
        entries.put("Grades-1.csv", bytes(sheet.toString()));
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @EnumSource(Known.class)
  @DisplayName("a plain folder and a download of each platform")
  void sameAsPlain(Known shape) {
    List<HandedIn> all =
        handedIn().stream().filter(f -> shape.again || f.attempt == 2 || f.id != 13).toList();
    Map<String, byte[]> entries = new LinkedHashMap<>();
    Map<String, byte[]> plain = new TreeMap<>();
    Map<String, LocalDateTime> times = new TreeMap<>();
    for (HandedIn file : all) {
      entries.put(shape.path(file), file.bytes);
      plain.put(file.first + "/" + file.file, file.bytes);
      times.put(file.first, file.time);
    }
    shape.more(all, entries);
    entries.put("__MACOSX/._Square.java", bytes("resources"));
    entries.put(".idea/Square.java", bytes(source("Square", "nobody")));
    Pile pile = new Pile(root).file("d.zip", Pile.zipped(entries));
    entries.forEach((path, bytes) -> pile.file("d/" + path, bytes));
    plain.forEach((path, bytes) -> pile.file("p/" + path, bytes));
    List<Submission> expected = pile.read("p");
    for (String path : List.of("d.zip", "d")) {
      IntakeRequest wishes =
          Pile.wishes(shape == Known.OLAT ? Platform.OLAT : null, Pile.BERLIN, null);
      try (IntakeResult taken = pile.take(wishes, path)) {
        assertTrue(taken.line().contains(shape.platform.title()), taken::line);
        List<Submission> read = inOrder(taken.submissions());
        assertEquals(expected.size(), read.size(), () -> Pile.ids(read).toString());
        for (int i = 0; i < read.size(); i++) {
          Submission one = read.get(i);
          String first = expected.get(i).id();
          assertEquals(texts(expected.get(i)), texts(one), first + " of " + shape);
          assertEquals(1, one.people().size(), first);
          if (shape.timed) {
            assertEquals(times.get(first).atZone(BERLIN).toInstant(), one.handedIn(), first);
          } else {
            assertNull(one.handedIn());
          }
          if (shape != Known.CANVAS_ANONYMOUS) {
            assertTrue(
                one.name().toLowerCase(Locale.ROOT).contains(first.toLowerCase(Locale.ROOT)));
          }
        }
        boolean marked =
            Stream.concat(taken.remarks().stream(), Stream.of(""))
                .anyMatch(r -> r.startsWith("Marked as late"));
        assertEquals(shape.platform == Platform.CANVAS, marked, () -> taken.remarks().toString());
      }
    }
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "{any}_{login}_attempt_{time}_{file}",
        "Lab 1/{any}-{login}-{time}/{file}",
        "{login}/{time}/{attempt}",
        "{name} {email} {late}/{any}"
      })
  @DisplayName("names that an instructor describes")
  void readsAnInstructorsPattern(String pattern) {
    Pile pile = new Pile(root);
    for (String login : List.of("ada", "ben")) {
      String path =
          pattern
              .replace("{any}", "x")
              .replace("{login}", login)
              .replace("{name}", login)
              .replace("{email}", login + "@x.org")
              .replace("{time}", "2026-11-13 21.05")
              .replace("{attempt}", "2")
              .replace("{late}", "LATE ")
              .replace("{file}", "Square.java");
      pile.file(
          "d/" + path + (pattern.endsWith("{file}") ? "" : "/Square.java"),
          bytes(source("Square", login)));
    }
    IntakeRequest wishes =
        new IntakeRequest(
            new Origin(
                Optional.empty(),
                Optional.empty(),
                Optional.of(NamePattern.ofInstructor(pattern)),
                Optional.empty(),
                Optional.of(BERLIN)));
    IntakeResult taken = pile.take(wishes, "d");
    assertEquals(
        "Recognised plain folders and zips named " + pattern + ": 2 submissions.", taken.line());
    assertEquals(List.of("ada", "ben"), Pile.ids(taken.submissions()));
  }

  private static List<Submission> inOrder(List<Submission> all) {
    List<Submission> sorted = new ArrayList<>(all);
    sorted.sort(Comparator.comparing(s -> s.name() + s.people()));
    return sorted;
  }

  private static List<String> texts(Submission submission) {
    return submission.sources().stream().map(Source::text).sorted().collect(Collectors.toList());
  }

  private static String source(String type, String who) {
    return Pile.source(type) + "// by " + who + "\n";
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
