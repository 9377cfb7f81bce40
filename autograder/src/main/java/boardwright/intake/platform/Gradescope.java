package boardwright.intake.platform;

import boardwright.intake.files.Container;
import boardwright.intake.files.Entry;
import boardwright.intake.files.IntakeException;
import boardwright.intake.files.Part;
import boardwright.submission.Person;
import boardwright.text.Decoder;
import boardwright.text.Printable;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * Gradescope: a folder for each submission, beside {@code submission_metadata.yml}, whose keys are
 * Ruby's symbols, such as {@code :submitters}.
 */
final class Gradescope implements Layout {
  private static final String METADATA = "submission_metadata.yml";
  private static final int LARGEST = 200 << 20;
  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder()
              .loadSettings(LoadSettings.builder().setCodePointLimit(LARGEST).build())
              .build());

  @Override
  public boolean knows(Container container, boolean told) {
    return metadata(container).isPresent();
  }

  @Override
  public String sign() {
    return METADATA;
  }

  private static Optional<Entry> metadata(Container container) {
    return container.entries().stream()
        .filter(entry -> entry.kind() == Entry.Kind.FILE && entry.name().equals(METADATA))
        .findFirst();
  }

  @Override
  public Found find(Container container, List<Entry> beside, Origin origin) {
    JsonNode metadata = read(metadata(container).orElseThrow(), container);
    Map<String, Entry> folders = new TreeMap<>();
    container.entries().forEach(entry -> folders.put(entry.name(), entry));
    List<RawSubmission> bundles = new ArrayList<>();
    List<String> missing = new ArrayList<>();
    for (Map.Entry<String, JsonNode> student : metadata.properties()) {
      Entry entry = folders.remove(student.getKey());
      if (entry == null) {
        missing.add(Printable.label(student.getKey()));
      } else {
        bundles.add(bundle(entry, student.getValue()));
      }
    }
    bundles.addAll(Layout.strays(List.copyOf(folders.values()), entry -> false));
    return new Found(
        "",
        bundles,
        missing.isEmpty()
            ? List.of()
            : List.of(
                METADATA
                    + " names what is not in the export: "
                    + String.join(", ", missing)
                    + "."));
  }

  private static RawSubmission bundle(Entry entry, JsonNode said) {
    List<Person> people = new ArrayList<>();
    for (JsonNode submitter : said.path(":submitters")) {
      people.add(
          new Person(text(submitter, ":name"), text(submitter, ":sid"), text(submitter, ":email")));
    }
    List<String> names = people.stream().map(Person::name).filter(n -> !n.isBlank()).toList();
    String name = names.isEmpty() ? entry.name() : String.join(" & ", names);
    List<String> notes = new ArrayList<>();
    List<String> before = new ArrayList<>();
    for (JsonNode earlier : said.path(":history")) {
      before.add(
          time(earlier.path(":created_at")).map(Instant::toString).orElse("an unknown time"));
    }
    if (!before.isEmpty()) {
      notes.add(
          "It was handed in %d times; the latest counts, and not the earlier ones of %s."
              .formatted(before.size() + 1, String.join(", ", before)));
    }
    String label = entry.kind() == Entry.Kind.FOLDER ? "" : entry.name();
    return new RawSubmission(
        key(people),
        name,
        List.copyOf(people),
        time(said.path(":created_at")).orElse(null),
        List.of(new Part(entry, label, false)),
        List.copyOf(notes));
  }

  /** What tells these people from all others; empty if that is not told of each. */
  private static String key(List<Person> people) {
    List<String> ids =
        people.stream().map(p -> p.email().isBlank() ? p.id() : p.email()).sorted().toList();
    return ids.isEmpty() || ids.stream().anyMatch(String::isBlank)
        ? ""
        : "gradescope " + String.join(" ", ids);
  }

  private static JsonNode read(Entry file, Container container) {
    try {
      return YAML.readTree(Decoder.decode(file.bytes(LARGEST)));
    } catch (JacksonException e) {
      throw new IntakeException(
          "%s/%s:%d: expected YAML, but this cannot be read; with --from plain, names and times are"
                  .formatted(container.name(), METADATA, Math.max(1, e.getLocation().getLineNr()))
              + " left out");
    } catch (IOException e) {
      throw new IntakeException(container.name() + "/" + METADATA + ": cannot be read");
    }
  }

  private static String text(JsonNode node, String key) {
    JsonNode value = node.path(key);
    return value.isValueNode() && !value.isNull() ? value.asString().strip() : "";
  }

  /** Ruby writes {@code 2026-11-30 22:10:03.123456000 Z}, or {@code … -08:00}. */
  private static Optional<Instant> time(JsonNode node) {
    String text = node.isObject() ? text(node, "utc") : node.isValueNode() ? node.asString() : "";
    String iso =
        text.strip().replaceFirst("^(\\S+) +(\\S+)", "$1T$2").replace(" ", "").replace("UTC", "Z");
    try {
      return Optional.of(OffsetDateTime.parse(iso).toInstant());
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
