package boardwright.intake.preparation;

import boardwright.intake.files.HandIn;
import boardwright.intake.preparation.EachTypeOnce.Placed;
import boardwright.intake.preparation.EachTypeOnce.Twice;
import boardwright.lab.Lab;
import boardwright.lab.Stage;
import boardwright.protocol.Request.Source;
import boardwright.protocol.TypeName;
import boardwright.source.SourceScanner;
import boardwright.source.SourceScanner.Outline;
import boardwright.source.Token;
import boardwright.source.UntouchedFile;
import boardwright.text.Decoder;
import boardwright.text.NearName;
import boardwright.text.Note;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Turns the files of a hand-in into sources for a lab: decoded, in the package where the lab has
 * it, each type once, and none under a name that is not the learner's to give. What it does to a
 * file it says in a note.
 */
public final class SourcePreparation {
  private static final int MOST_NOTES = 50;
  private static final List<String> RESERVED =
      List.of("java", "javax", "jdk", "sun", "com.sun", "boardwright", "org.junit", "com.tngtech");

  /** What a file may have that says nothing: comments, and the name of its package. */
  private static final Pattern COMMENT =
      Pattern.compile("/\\*[\\s\\S]*?\\*/|//[^\\n]*|package[^;]{1,99};");

  /** What comes behind the name of a learner's class, where we have one of that name. */
  private static final String MINE = "2";

  /** Nobody writes more into a file and no class; to look for comments in it takes long. */
  private static final int LONGEST_REMARK = 10_000;

  private final Lab lab;
  private final List<Note> notes;
  private final List<String> twice = new ArrayList<>();
  private final Set<String> program = new HashSet<>();

  /** What is said of files whose package was read as another, with these files. */
  private final Map<String, List<String>> said = new LinkedHashMap<>();

  private PackagePlan plan;

  private SourcePreparation(Lab lab, List<Note> notes) {
    this.lab = lab;
    this.notes = new ArrayList<>(notes);
    program.addAll(lab.provided());
    lab.written().forEach(name -> program.remove(lab.qualified(name)));
  }

  /** Prepares the files of a hand-in. */
  public static Prepared of(HandIn handIn, Lab lab) {
    SourcePreparation preparation = new SourcePreparation(lab, handIn.notes());
    List<Source> sources = preparation.sources(handIn.files());
    return new Prepared(sources, preparation.notes(), List.copyOf(preparation.twice));
  }

  private List<Note> notes() {
    if (notes.size() <= MOST_NOTES) {
      return List.copyOf(notes);
    }
    List<Note> first = new ArrayList<>(notes.subList(0, MOST_NOTES));
    first.add(
        Note.of("There is more of this kind: %d notes.".formatted(notes.size() - MOST_NOTES)));
    return List.copyOf(first);
  }

  private void note(String sentence) {
    notes.add(Note.of(sentence));
  }

  private List<Source> sources(List<HandIn.File> files) {
    List<Draft> read = new ArrayList<>();
    for (HandIn.File file : files) {
      String name = file.typeName();
      if (name.equals("module-info")) {
        notes.add(Note.setAside(file.path(), "a lab has no modules"));
      } else if (!name.equals("package-info")) {
        String text = Decoder.decode(file.bytes());
        Outline outline = SourceScanner.scan(text);
        if (outline.types().isEmpty() && !lab.written().contains(name)) {
          notes.add(Note.setAside(file.path(), "it declares no class"));
        } else {
          read.add(new Draft(file, text, outline));
        }
      }
    }
    setUntouchedAside(read);
    List<Draft> drafts = withoutOurNames(read);
    plan = new PackagePlan(lab, drafts.stream().map(Draft::forPlan).toList());
    Map<String, String> moved = moved(drafts);
    List<Placed> placed = new ArrayList<>();
    for (Draft draft : drafts) {
      Source source = inPackage(draft, moved);
      remarks(draft, source).ifPresent(this::note);
      if (isTheLearnersToGive(source)) {
        placed.add(new Placed(source, draft.file().folder(), draft.file().depth()));
      }
    }
    said.forEach((sentence, paths) -> note(together(paths) + " " + sentence));
    Set<String> declared = new HashSet<>();
    drafts.forEach(draft -> declared.addAll(draft.outline().types()));
    lab.written().stream()
        .filter(name -> declared.stream().noneMatch(name::equalsIgnoreCase))
        .forEach(name -> remarkOnMissing(name, drafts));
    EachTypeOnce once = EachTypeOnce.of(placed, this::isReplaceable);
    for (Twice type : once.twice()) {
      twice.add("%s in %s and not in %s".formatted(type.type(), type.taken(), type.other()));
      note(
          "%s is defined in both %s and %s; the first was used."
              .formatted(type.type(), type.taken(), type.other()));
    }
    return once.sources();
  }

  /** Where another class of a stage is written, a file without a word in it would spoil its mix. */
  private void setUntouchedAside(List<Draft> read) {
    List<Draft> empty = read.stream().filter(draft -> UntouchedFile.is(draft.text())).toList();
    Set<String> begun = new HashSet<>();
    read.stream()
        .filter(draft -> !empty.contains(draft))
        .forEach(draft -> begun.addAll(draft.outline().types()));
    for (Draft draft : empty) {
      String name = draft.file().typeName();
      if (lab.stages().stream()
          .map(Stage::classes)
          .anyMatch(all -> all.contains(name) && all.stream().anyMatch(begun::contains))) {
        read.remove(draft);
        notes.add(UntouchedFile.setAside(draft.file().path()));
      }
    }
  }

  /**
   * A learner's class that has a name of ours gets another one, in all files alike: no page tells
   * how the classes of the suites are called, and a helper beside a class of the lab is no reason
   * to set that one aside.
   */
  private List<Draft> withoutOurNames(List<Draft> drafts) {
    plan = new PackagePlan(lab, drafts.stream().map(Draft::forPlan).toList());
    Set<String> declared = new HashSet<>();
    for (Draft draft : drafts) {
      for (String type : draft.outline().types()) {
        if (isOurs(type, draft) && declared.add(type)) {
          note(
              "%s declares `%s`, a name that is taken here; it was read as `%s`."
                  .formatted(draft.file().path(), type, type + MINE));
        }
      }
    }
    return declared.isEmpty() ? drafts : drafts.stream().map(d -> d.renamed(declared)).toList();
  }

  private boolean isOurs(String type, Draft draft) {
    String qualified = plan.target(draft.forPlan()) + "." + type;
    boolean helps = draft.outline().types().stream().anyMatch(lab.written()::contains);
    return lab.fixtures().contains(qualified) || helps && program.contains(qualified);
  }

  /** The files of one note. */
  private static String together(List<String> paths) {
    return paths.size() == 1
        ? paths.get(0)
        : "Each of %d files, such as %s,".formatted(paths.size(), paths.get(0));
  }

  /** Where a class that was not found may be after all. */
  private void remarkOnMissing(String name, List<Draft> drafts) {
    Pattern nested =
        Pattern.compile(
            "(?m)^[ \\t]{0,99}(?:(?:public|protected|private|static|final|abstract)\\s{1,9}){0,4}"
                + "(?:class|interface)\\s{1,9}"
                + name
                + "\\b");
    for (Draft draft : drafts) {
      String path = draft.file().path();
      Optional<String> near =
          NearName.of(
              name,
              draft.outline().types().stream()
                  .filter(type -> !lab.written().contains(type))
                  .toList());
      if (near.isPresent() && !draft.file().typeName().equals(name)) {
        note("%s declares `%s`; a class `%s` is not there.".formatted(path, near.get(), name));
      } else if (draft.outline().balanced() && nested.matcher(draft.text()).find()) {
        note(
            "%s declares `%s` inside of another class; this lab's stands on its own."
                .formatted(path, name));
      }
    }
  }

  /** Types that are read in another package than their file says, with both qualified names. */
  private Map<String, String> moved(List<Draft> drafts) {
    Map<String, String> moved = new LinkedHashMap<>();
    for (Draft draft : drafts) {
      String declared = draft.outline().packageName();
      String target = plan.target(draft.forPlan());
      if (!target.equals(declared)) {
        for (String type : draft.outline().types()) {
          moved.put(declared + "." + type, target + "." + type);
        }
      }
    }
    return moved;
  }

  private Source inPackage(Draft draft, Map<String, String> moved) {
    Outline outline = draft.outline();
    String path = draft.file().path();
    String declared = outline.packageName();
    String target = plan.target(draft.forPlan());
    String head = draft.text().substring(0, Math.max(0, outline.nameTo()));
    String rest = draft.text().substring(Math.max(0, outline.nameTo()));
    String imports = imports(draft, target, moved);
    for (String other : plan.left()) {
      String name = plan.newNameOf(other);
      rest =
          name.isEmpty() ? withoutImports(rest, other) : SourceScanner.renamed(rest, other, name);
    }
    boolean isMoved = !target.equals(declared);
    if (isMoved) {
      rest = withoutImports(rest, target); // outside of it they were needed
    }
    if (!outline.hasPackage()) {
      head = "package " + target + "; " + imports;
      note(
          "%s has no package line; `package %s;` was supplied in its line 1."
              .formatted(path, target));
    } else if (!declared.isEmpty()) {
      if (isMoved) {
        // no line moves, even if the name is spread over several
        String name = head.substring(outline.nameFrom());
        head = head.substring(0, outline.nameFrom()) + target + name.replaceAll(".", "");
        said.computeIfAbsent(
                "says `package %s;`, which was read as `package %s;`.".formatted(declared, target),
                sentence -> new ArrayList<>())
            .add(path);
      }
      int end = rest.indexOf(';') + 1;
      rest =
          rest.substring(0, end) + (imports.isEmpty() ? "" : " " + imports) + rest.substring(end);
    }
    List<String> types = new ArrayList<>();
    outline.types().forEach(type -> types.add(target + "." + type));
    String home = plan.homeOf(draft.file().typeName());
    String expected = home + "." + draft.file().typeName();
    if ((types.isEmpty() || !outline.balanced()) && !home.isEmpty()) {
      // so broken that its class cannot be made out: the compiler will say more
      types.remove(expected);
      types.add(0, expected);
    }
    return new Source(path, head + rest, types.stream().distinct().toList());
  }

  /**
   * Imports of what stood in the same package, or was imported from there, and is now read in
   * another one.
   */
  private String imports(Draft draft, String target, Map<String, String> moved) {
    String declared = draft.outline().packageName();
    StringBuilder imports = new StringBuilder();
    Set<String> words = null;
    for (Map.Entry<String, String> type : moved.entrySet()) {
      String from = type.getKey().substring(0, type.getKey().lastIndexOf('.'));
      String to = type.getValue();
      boolean inSight =
          from.equals(declared) && !target.equals(declared)
              || !from.isEmpty()
                  && plan.newNameOf(from).isEmpty()
                  && draft.text().contains("import " + from + ".");
      if (inSight && !TypeName.packageOf(to).equals(target) && !draft.text().contains(to)) {
        words = words == null ? Token.words(draft.text()) : words;
        if (words.contains(TypeName.simple(to))) {
          imports.append("import ").append(to).append("; ");
        }
      }
    }
    return imports.toString();
  }

  /** Where a name may be a slip. */
  private Optional<String> remarks(Draft draft, Source source) {
    String path = draft.file().path();
    String file = draft.file().typeName();
    for (String type : draft.outline().types()) {
      for (String name : lab.written()) {
        boolean text = path.toLowerCase(Locale.ROOT).endsWith(".txt");
        if (type.equals(name) && (text || !file.equals(name) && file.equalsIgnoreCase(name))) {
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
    boolean empty =
        draft.outline().types().isEmpty()
            && draft.text().length() < LONGEST_REMARK
            && COMMENT.matcher(draft.text()).replaceAll("").isBlank();
    boolean declares =
        source.types().contains(lab.qualified(file)) || draft.outline().types().contains(file);
    return lab.written().contains(file) && (empty || !declares)
        ? Optional.of("%s declares no class `%s`.".formatted(path, file))
        : Optional.empty();
  }

  /** Blanks out imports of the classes of a package. */
  private static String withoutImports(String text, String from) {
    return Pattern.compile(
            "(?m)^[ \\t]*import[ \\t]+" + Pattern.quote(from) + "\\.(?:\\*|[A-Z]\\w*)[ \\t]*;")
        .matcher(text)
        .replaceAll(line -> " ".repeat(line.group().length()));
  }

  private boolean isTheLearnersToGive(Source source) {
    for (String type : source.types()) {
      String simple = TypeName.simple(type);
      if (program.contains(type)) {
        return setAside(
            source, simple + " is part of the provided program and is not replaced in this lab");
      }
      if (RESERVED.stream().anyMatch(reserved -> type.startsWith(reserved + "."))) {
        return setAside(source, "its package belongs to others");
      }
    }
    return true;
  }

  private boolean setAside(Source source, String because) {
    notes.add(Note.setAside(source.path(), because));
    return false;
  }

  private boolean isReplaceable(String type) {
    String home = plan.homeOf(TypeName.simple(type));
    return !home.isEmpty() && home.equals(TypeName.packageOf(type));
  }

  private record Draft(HandIn.File file, String text, Outline outline) {
    /** The same with these words longer; no line moves. */
    Draft renamed(Set<String> words) {
      StringBuilder renamed = new StringBuilder();
      int at = 0;
      for (Token token : Token.of(text)) {
        if (words.contains(token.text())) {
          renamed.append(text, at, token.to()).append(MINE);
          at = token.to();
        }
      }
      String all = renamed.append(text, at, text.length()).toString();
      return at == 0 ? this : new Draft(file, all, SourceScanner.scan(all));
    }

    PackagePlan.File forPlan() {
      return new PackagePlan.File(file.typeName(), text, outline);
    }
  }
}
