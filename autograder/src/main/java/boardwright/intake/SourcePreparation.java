package boardwright.intake;

import boardwright.intake.SourceScanner.Outline;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Turns the files of a hand-in into sources for a lab: decoded, in the lab's package, each type
 * once, and none under a name that is not the learner's to give. What it does to a file it says in
 * a note.
 */
final class SourcePreparation {
  private static final int MOST_NOTES = 50;
  private static final List<String> RESERVED =
      List.of("java", "javax", "jdk", "sun", "com.sun", "boardwright", "org.junit", "com.tngtech");

  private final Lab lab;
  private final String packageName;
  private final List<String> notes;
  private final Set<String> program = new HashSet<>();

  private SourcePreparation(Lab lab, List<String> notes) {
    this.lab = lab;
    this.packageName = lab.manifest().packageName();
    this.notes = new ArrayList<>(notes);
    program.addAll(lab.provided());
    lab.replaceable().forEach(name -> program.remove(packageName + "." + name));
  }

  static Submission submission(HandIn handIn, String id, Lab lab) {
    SourcePreparation preparation = new SourcePreparation(lab, handIn.notes());
    List<Source> sources = preparation.sources(handIn.files());
    return new Submission(id, handIn.name(), sources, preparation.notes());
  }

  private List<String> notes() {
    if (notes.size() <= MOST_NOTES) {
      return List.copyOf(notes);
    }
    List<String> first = new ArrayList<>(notes.subList(0, MOST_NOTES));
    first.add("There is more of this kind: %d notes.".formatted(notes.size() - MOST_NOTES));
    return List.copyOf(first);
  }

  private List<Source> sources(List<HandIn.File> files) {
    List<Draft> drafts = new ArrayList<>();
    for (HandIn.File file : files) {
      String name = file.typeName();
      if (name.equals("module-info")) {
        notes.add(file.path() + " was set aside: a lab has no modules.");
      } else if (!name.equals("package-info")) {
        String text = Decoder.decode(file.bytes());
        Outline outline = SourceScanner.scan(text);
        if (outline.types().isEmpty() && !lab.replaceable().contains(name)) {
          notes.add(file.path() + " was set aside: it declares no class.");
        } else {
          drafts.add(new Draft(file, text, outline));
        }
      }
    }
    Set<String> foreign = foreignPackages(drafts);
    Map<String, Integer> classesIn = new HashMap<>();
    List<Placed> placed = new ArrayList<>();
    for (Draft draft : drafts) {
      Source source = inPackage(draft, foreign);
      remarks(draft, source).ifPresent(notes::add);
      if (isTheLearnersToGive(source)) {
        placed.add(new Placed(source, draft.file().folder(), draft.file().depth()));
        source.types().stream()
            .filter(this::isReplaceable)
            .forEach(type -> classesIn.merge(draft.file().folder(), 1, Integer::sum));
      }
    }
    return eachTypeOnce(placed, classesIn);
  }

  /** Packages, other than the lab's, in which classes of the lab's names stand. */
  private Set<String> foreignPackages(List<Draft> drafts) {
    Set<String> foreign = new HashSet<>();
    for (Draft draft : drafts) {
      String declared = draft.outline().packageName();
      boolean replaces = draft.outline().types().stream().anyMatch(lab.replaceable()::contains);
      if (replaces && !declared.isEmpty() && !declared.equals(packageName)) {
        foreign.add(declared);
      }
    }
    return foreign;
  }

  private Source inPackage(Draft draft, Set<String> foreign) {
    Outline outline = draft.outline();
    String path = draft.file().path();
    String declared = outline.packageName();
    String head = draft.text().substring(0, Math.max(0, outline.nameTo()));
    if (!outline.hasPackage()) {
      head = "package " + packageName + "; ";
      notes.add(
          "%s has no package line; `package %s;` was supplied in its line 1."
              .formatted(path, packageName));
    } else if (foreign.contains(declared)) {
      // no line moves, even if the name is spread over several
      String name = head.substring(outline.nameFrom());
      head = head.substring(0, outline.nameFrom()) + packageName + name.replaceAll(".", "");
      notes.add(
          "%s says `package %s;`, which was read as `package %s;`."
              .formatted(path, declared, packageName));
    }
    String rest = draft.text().substring(Math.max(0, outline.nameTo()));
    for (String other : foreign) {
      rest = SourceScanner.renamed(rest, other, packageName);
    }
    if (!outline.hasPackage() || foreign.contains(declared)) {
      rest = withoutOwnImports(rest);
    }
    String prefix = declared.isEmpty() || foreign.contains(declared) ? packageName : declared;
    List<String> types = new ArrayList<>();
    outline.types().forEach(type -> types.add(prefix + "." + type));
    String expected = packageName + "." + draft.file().typeName();
    if ((types.isEmpty() || !outline.balanced()) && isReplaceable(expected)) {
      // so broken that its class cannot be made out: the compiler will say more
      types.remove(expected);
      types.add(0, expected);
    }
    return new Source(path, head + rest, types.stream().distinct().toList());
  }

  /** What a learner may have meant otherwise. */
  private Optional<String> remarks(Draft draft, Source source) {
    String path = draft.file().path();
    String file = draft.file().typeName();
    for (String type : draft.outline().types()) {
      for (String name : lab.replaceable()) {
        if (type.equals(name) && !file.equals(name) && file.equalsIgnoreCase(name)) {
          return Optional.of(
              "%s should be called %s.java; it was read as that.".formatted(path, name));
        }
        if (type.equalsIgnoreCase(name) && !type.equals(name)) {
          return Optional.of(
              "%s declares `%s`, but this lab's class is `%s`: Java minds upper and lower case."
                  .formatted(path, type, name));
        }
      }
    }
    return lab.replaceable().contains(file) && !source.types().contains(packageName + "." + file)
        ? Optional.of("%s declares no class `%s`.".formatted(path, file))
        : Optional.empty();
  }

  /** Blanks out imports of the package's own classes: outside of it they were needed. */
  private String withoutOwnImports(String text) {
    return Pattern.compile(
            "(?m)^[ \\t]*import[ \\t]+"
                + Pattern.quote(packageName)
                + "\\.(?:\\*|[A-Z]\\w*)[ \\t]*;")
        .matcher(text)
        .replaceAll(line -> " ".repeat(line.group().length()));
  }

  private boolean isTheLearnersToGive(Source source) {
    for (String type : source.types()) {
      String simple = type.substring(type.lastIndexOf('.') + 1);
      if (program.contains(type)) {
        return setAside(
            source, simple + " is part of the provided program and is not replaced in this lab");
      }
      if (lab.fixtures().contains(type)) {
        return setAside(source, "the name " + simple + " belongs to the checks of this lab");
      }
      if (RESERVED.stream().anyMatch(reserved -> type.startsWith(reserved + "."))) {
        return setAside(source, "its package belongs to others");
      }
    }
    return true;
  }

  private boolean setAside(Source source, String because) {
    notes.add("%s was set aside: %s.".formatted(source.path(), because));
    return false;
  }

  /** Where a type stands twice, the one outside of archives, in the fuller folder, is taken. */
  private List<Source> eachTypeOnce(List<Placed> placed, Map<String, Integer> classesIn) {
    List<Source> bestFirst =
        placed.stream()
            .sorted(
                Comparator.comparingInt(Placed::depth)
                    .thenComparingInt(p -> p.folder().contains("src/main/java") ? 0 : 1)
                    .thenComparingInt(p -> -classesIn.getOrDefault(p.folder(), 0))
                    .thenComparingLong(p -> p.folder().chars().filter(c -> c == '/').count())
                    .thenComparing(p -> p.source().path()))
            .map(Placed::source)
            .toList();
    Map<String, Source> byType = new HashMap<>();
    Set<Source> dropped = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Source source : bestFirst) {
      Optional<String> twice = source.types().stream().filter(byType::containsKey).findFirst();
      if (twice.isEmpty()) {
        source.types().forEach(type -> byType.put(type, source));
        continue;
      }
      dropped.add(source);
      Source first = byType.get(twice.get());
      if (!first.text().equals(source.text())) {
        notes.add(
            "%s stands twice, in %s and in %s; the first was taken."
                .formatted(
                    twice.get().substring(twice.get().lastIndexOf('.') + 1),
                    first.path(),
                    source.path()));
      }
    }
    return placed.stream().map(Placed::source).filter(s -> !dropped.contains(s)).toList();
  }

  private boolean isReplaceable(String type) {
    return type.startsWith(packageName + ".")
        && lab.replaceable().contains(type.substring(packageName.length() + 1));
  }

  private record Draft(HandIn.File file, String text, Outline outline) {}

  private record Placed(Source source, String folder, int depth) {}
}
