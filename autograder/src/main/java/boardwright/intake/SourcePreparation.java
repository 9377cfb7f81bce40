package boardwright.intake;

import boardwright.intake.SourceScanner.Outline;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Turns the files of a hand-in into sources for a lab: decoded, in the lab's package, each type
 * once, and none under a name that is not the learner's to give.
 */
final class SourcePreparation {
  private static final List<String> RESERVED =
      List.of("java", "javax", "jdk", "sun", "com.sun", "boardwright", "org.junit", "com.tngtech");

  private final Lab lab;
  private final String packageName;
  private final List<String> notes;
  private final Set<String> engineNames = new HashSet<>();

  private SourcePreparation(Lab lab, List<String> notes) {
    this.lab = lab;
    this.packageName = lab.manifest().packageName();
    this.notes = new ArrayList<>(notes);
    engineNames.addAll(lab.provided());
    engineNames.addAll(lab.fixtures());
    lab.replaceable().forEach(name -> engineNames.remove(packageName + "." + name));
  }

  static Submission submission(HandIn handIn, String id, Lab lab) {
    SourcePreparation preparation = new SourcePreparation(lab, handIn.notes());
    List<Source> sources = preparation.sources(handIn.files());
    return new Submission(id, handIn.name(), sources, List.copyOf(preparation.notes));
  }

  private List<Source> sources(List<HandIn.File> files) {
    List<Draft> drafts = new ArrayList<>();
    for (HandIn.File file : files) {
      String name = file.fileName();
      if (name.equals("module-info.java")) {
        notes.add(file.path() + " was set aside: a lab has no modules.");
      } else if (!name.equals("package-info.java")) {
        String text = Decoder.decode(file.bytes());
        drafts.add(new Draft(file.path(), text, SourceScanner.scan(text)));
      }
    }
    Set<String> foreign = foreignPackages(drafts);
    List<Source> sources = new ArrayList<>();
    for (Draft draft : drafts) {
      Source source = inPackage(draft, foreign);
      if (isTheLearnersToGive(source)) {
        sources.add(source);
      }
    }
    return eachTypeOnce(sources);
  }

  /** Packages, other than the lab's, in which classes of the lab's names stand. */
  private Set<String> foreignPackages(List<Draft> drafts) {
    Set<String> foreign = new HashSet<>();
    for (Draft draft : drafts) {
      Outline outline = draft.outline();
      boolean replaces = outline.types().stream().anyMatch(lab.replaceable()::contains);
      if (replaces && outline.hasPackage() && !outline.packageName().equals(packageName)) {
        foreign.add(outline.packageName());
      }
    }
    return foreign;
  }

  private Source inPackage(Draft draft, Set<String> foreign) {
    Outline outline = draft.outline();
    String text = draft.text();
    String declared = outline.packageName();
    if (!outline.hasPackage()) {
      text = "package " + packageName + "; " + text;
      declared = packageName;
      notes.add(
          "%s has no package line; `package %s;` was supplied in its line 1."
              .formatted(draft.path(), packageName));
    } else if (foreign.contains(declared)) {
      text = text.substring(0, outline.nameFrom()) + packageName + text.substring(outline.nameTo());
      notes.add(
          "%s says `package %s;`, which was read as `package %s;`."
              .formatted(draft.path(), declared, packageName));
      declared = packageName;
    }
    for (String other : foreign) {
      text =
          Pattern.compile(
                  "(?m)^(\\s*import\\s+(?:static\\s+)?)" + Pattern.quote(other) + "(?=\\.[A-Z*])")
              .matcher(text)
              .replaceAll("$1" + packageName);
    }
    List<String> types = new ArrayList<>();
    for (String type : outline.types()) {
      types.add(declared.isEmpty() ? type : declared + "." + type);
    }
    if (types.isEmpty()) {
      String name = fileName(draft.path()).replaceAll("(?i)\\.java$", "");
      if (lab.replaceable().contains(name)) {
        types.add(packageName + "." + name);
      }
    }
    return new Source(draft.path(), text, List.copyOf(types));
  }

  private boolean isTheLearnersToGive(Source source) {
    for (String type : source.types()) {
      if (engineNames.contains(type)) {
        notes.add(
            "%s was set aside: %s is part of the provided program and is not replaced in this lab."
                .formatted(source.path(), type.substring(type.lastIndexOf('.') + 1)));
        return false;
      }
      if (RESERVED.stream().anyMatch(reserved -> type.startsWith(reserved + "."))) {
        notes.add("%s was set aside: its package belongs to others.".formatted(source.path()));
        return false;
      }
    }
    return !source.types().isEmpty();
  }

  private List<Source> eachTypeOnce(List<Source> sources) {
    List<Source> nearestFirst =
        sources.stream()
            .sorted(
                Comparator.<Source>comparingInt(s -> s.path().contains("src/main/java/") ? 0 : 1)
                    .thenComparingLong(s -> s.path().chars().filter(c -> c == '/').count())
                    .thenComparing(Source::path))
            .toList();
    Map<String, Source> byType = new HashMap<>();
    Set<Source> dropped = new HashSet<>();
    for (Source source : nearestFirst) {
      for (String type : source.types()) {
        Source first = byType.putIfAbsent(type, source);
        if (first != null
            && first != source
            && dropped.add(source)
            && !first.text().equals(source.text())) {
          notes.add(
              "%s stands twice, in %s and in %s; the first was taken."
                  .formatted(
                      type.substring(type.lastIndexOf('.') + 1), first.path(), source.path()));
        }
      }
    }
    return sources.stream().filter(source -> !dropped.contains(source)).toList();
  }

  private static String fileName(String path) {
    return path.substring(path.lastIndexOf('/') + 1);
  }

  private record Draft(String path, String text, Outline outline) {}
}
