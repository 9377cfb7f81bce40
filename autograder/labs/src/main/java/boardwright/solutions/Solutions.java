package boardwright.solutions;

import boardwright.lab.Lab;
import boardwright.solutions.Fault.Edit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * The solutions of a lab: the model, other right answers, and answers that are wrong on purpose.
 */
public final class Solutions {
  static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .build();

  /** What the parser says of a text with a colon and a space in it that is not quoted. */
  private static final String TWO_COLONS = "mapping values are not allowed here";

  private final Lab lab;
  private final Solution model;
  private final List<Variant> variants;
  private final List<Fault> faults;
  private final List<Fault> planted;

  /**
   * Reads what a lab has; a lab may have none yet.
   *
   * @throws SolutionException if a list cannot be read
   */
  public Solutions(Lab lab) {
    this.lab = lab;
    this.model = new Solution("model", read(lab.model()));
    this.variants = List.of(list("variants.yaml", Variant[].class));
    List<Fault> all = List.of(list("faults.yaml", Fault[].class));
    this.faults = all.stream().filter(fault -> !fault.isPlanted()).toList();
    this.planted = all.stream().filter(Fault::isPlanted).toList();
    eachOnce(variants.stream().map(Variant::id).toList(), "variants.yaml");
    eachOnce(all.stream().map(Fault::id).toList(), "faults.yaml");
  }

  /** The answer with full marks that the others start from. */
  public Solution model() {
    return model;
  }

  /** Right answers that differ from the model in structure. */
  public List<Variant> variants() {
    return variants;
  }

  /** Wrong answers. */
  public List<Fault> faults() {
    return faults;
  }

  /** The faults that students' own tests should catch; nobody hands them in. */
  public List<Fault> planted() {
    return planted;
  }

  /** The files of a variant or fault that lie in its own folder. */
  public SortedMap<String, byte[]> ownFiles(String kind, String id) {
    return read(lab.solutions().resolve(kind).resolve(id));
  }

  /**
   * A solution by its path: {@code model}, {@code variants/ID} or {@code faults/ID}.
   *
   * @throws SolutionException if there is none
   */
  public Solution solution(String path) {
    return Stream.of(
            Stream.of(model).filter(m -> path.equals("model")),
            variants.stream().filter(v -> path.equals("variants/" + v.id())).map(this::solution),
            faults.stream().filter(f -> path.equals("faults/" + f.id())).map(this::solution))
        .flatMap(found -> found)
        .findFirst()
        .orElseThrow(() -> new SolutionException(inTree("") + ": there is no " + path));
  }

  /** A variant: its own files, and the model's for each class that it does not bring. */
  public Solution solution(Variant variant) {
    SortedMap<String, byte[]> files = ownFiles("variants", variant.id());
    Set<String> brought = new HashSet<>();
    files.keySet().forEach(path -> brought.add(path.substring(path.lastIndexOf('/') + 1)));
    List<String> taken = new ArrayList<>();
    lab.written().forEach(name -> take(name + ".java", brought, taken));
    for (int i = 0; i < taken.size(); i++) { // with the helpers that these need
      String text = text(taken.get(i));
      model.files().keySet().stream()
          .filter(file -> text.matches("(?s).*\\b" + file.replace(".java", "") + "\\b.*"))
          .forEach(file -> take(file, brought, taken));
    }
    taken.forEach(file -> files.put(file, model.files().get(file)));
    return new Solution(variant.id(), files);
  }

  private void take(String file, Set<String> brought, List<String> taken) {
    if (model.files().containsKey(file) && brought.add(file)) {
      taken.add(file);
    }
  }

  /**
   * A fault: the model, changed as the fault has it.
   *
   * @throws SolutionException if the model cannot be changed in this way
   */
  public Solution solution(Fault fault) {
    SortedMap<String, byte[]> own = ownFiles("faults", fault.id());
    SortedMap<String, byte[]> files = new TreeMap<>(model.files());
    if (fault.edits().size() > Fault.MOST_EDITS) {
      throw refused(
          fault,
          "%d replacements are too many: at most %d, or whole files in faults/%s"
              .formatted(fault.edits().size(), Fault.MOST_EDITS, fault.id()));
    }
    try {
      edited(fault.edits(), own.keySet()).forEach(files::put);
    } catch (SolutionException e) {
      throw refused(fault, e.getMessage());
    }
    for (String file : fault.missing()) {
      if (files.remove(file) == null) {
        throw refused(fault, file + " cannot be missing: the model has no such file");
      }
    }
    files.putAll(own);
    Solution solution = new Solution(fault.id(), files);
    if (fault.missing().isEmpty() && solution.filesUnlike(model).isEmpty()) {
      throw refused(fault, "nothing in it differs from the model");
    }
    return solution;
  }

  private Map<String, byte[]> edited(List<Edit> edits, Set<String> own) {
    for (Edit edit : edits) {
      if (edit.file() == null || !model.files().containsKey(edit.file())) {
        throw new SolutionException("the model has no file '" + edit.file() + "'");
      }
      if (own.contains(edit.file())) {
        throw new SolutionException(edit.file() + " is in its folder, too: edit it there");
      }
      if (edit.find().isBlank()) {
        throw new SolutionException("a replacement in " + edit.file() + " says not what to find");
      }
    }
    return edited(edits, model.files());
  }

  private static Map<String, byte[]> edited(List<Edit> edits, Map<String, byte[]> files) {
    Map<String, Replacements> byFile = new LinkedHashMap<>();
    for (Edit edit : edits) {
      byFile
          .computeIfAbsent(edit.file(), file -> new Replacements(text(files.get(file))))
          .add(edit);
    }
    Map<String, byte[]> edited = new LinkedHashMap<>();
    byFile.forEach((file, all) -> edited.put(file, all.result().getBytes(StandardCharsets.UTF_8)));
    return edited;
  }

  /** Simple names of the classes whose files a fault changes or leaves out, helpers included. */
  public Set<String> classesChangedBy(Fault fault) {
    Set<String> classes = classesChangedBy(solution(fault));
    fault.missing().forEach(file -> classes.add(className(file)));
    return classes;
  }

  /** Simple names of the classes in which an answer differs from the model. */
  public Set<String> classesChangedBy(Solution solution) {
    Set<String> classes = new TreeSet<>();
    solution.filesUnlike(model).keySet().forEach(file -> classes.add(className(file)));
    return classes;
  }

  private static String className(String file) {
    return file.substring(file.lastIndexOf('/') + 1).replace(".java", "");
  }

  /**
   * A fault in a variant: the same misconception in another program, in as many of its files as
   * bring what the fault replaces exactly once.
   *
   * @return empty if that is no file
   */
  public Optional<Solution> inVariant(Fault fault, Variant variant) {
    if (!fault.missing().isEmpty() || !ownFiles("faults", fault.id()).isEmpty()) {
      return Optional.empty();
    }
    SortedMap<String, byte[]> own = ownFiles("variants", variant.id());
    SortedMap<String, byte[]> planted = new TreeMap<>();
    Map<String, List<Edit>> byFile =
        fault.edits().stream()
            .filter(edit -> own.containsKey(edit.file()))
            .collect(Collectors.groupingBy(Edit::file));
    for (List<Edit> edits : byFile.values()) {
      try {
        planted.putAll(edited(edits, own));
      } catch (SolutionException e) {
        // this file is written in another way
      }
    }
    if (planted.isEmpty()) {
      return Optional.empty();
    }
    SortedMap<String, byte[]> files = new TreeMap<>(solution(variant).files());
    files.putAll(planted);
    return Optional.of(new Solution(fault.id() + "-in-" + variant.id(), files));
  }

  private SolutionException refused(Fault fault, String because) {
    return new SolutionException(
        "%s, fault %s: %s".formatted(inTree("faults.yaml"), fault.id(), because));
  }

  private String text(String file) {
    return text(model.files().get(file));
  }

  private static String text(byte[] file) {
    return new String(file, StandardCharsets.UTF_8);
  }

  private void eachOnce(List<String> ids, String name) {
    Set<String> seen = new HashSet<>();
    for (String id : ids) {
      if (!seen.add(id)) {
        throw new SolutionException("%s: two have the id %s".formatted(inTree(name), id));
      }
    }
  }

  private <T> T list(String name, Class<T> type) {
    Path file = lab.solutions().resolve(name);
    try {
      return YAML.readValue(Files.exists(file) ? Files.readString(file) : "[]", type);
    } catch (JacksonException e) {
      if (e.getMessage().contains(TWO_COLONS)) {
        throw new SolutionException(
            "%s:%d: put the text into quotes, or below |-, as it contains \": \""
                .formatted(inTree(name), e.getLocation().getLineNr()));
      }
      String place =
          e.getPath().isEmpty()
              ? ":" + e.getLocation().getLineNr()
              : ", entry " + (e.getPath().get(0).getIndex() + 1);
      throw new SolutionException(inTree(name) + place + ": " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String inTree(String name) {
    return lab.inTree(lab.solutions().resolve(name));
  }

  private static SortedMap<String, byte[]> read(Path folder) {
    try {
      return Solution.read(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
