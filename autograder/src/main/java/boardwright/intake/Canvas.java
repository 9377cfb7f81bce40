package boardwright.intake;

import boardwright.intake.Bundle.Part;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Canvas: all files flat, {@code NAME[_LATE]_USER_ATTACHMENT_FILE}. The name is the sortable one
 * without blanks and signs; a file that was handed in anew has {@code -1}, {@code -2} in its name.
 */
final class Canvas implements Layout {
  private static final Pattern NAMED =
      Pattern.compile("(.+?)(_LATE)?_(\\d+)_(?:question_\\d+_)?(\\d+)_(.+)", Pattern.DOTALL);
  private static final Pattern ANONYMOUS =
      Pattern.compile("(anon)(_LATE)?_(\\w{4,}?)_(\\d+)_(.+)", Pattern.DOTALL);
  private static final Pattern TEXT =
      Pattern.compile("(.+?)(_LATE)?_(\\d+)_(text|link)\\.html", Pattern.DOTALL);
  private static final Pattern ANEW =
      Pattern.compile("(.+?)-(\\d{1,3})(\\.[^.]+)?", Pattern.DOTALL);

  @Override
  public boolean knows(Shelf shelf, boolean told) {
    return Layout.most(shelf.items(), told, item -> file(item) != null);
  }

  @Override
  public String sign() {
    return "files with names such as 'bergada_101_501_Square.java'";
  }

  @Override
  public Found find(Shelf shelf, List<Item> beside, Wishes wishes) {
    Map<String, List<Upload>> byUser = new TreeMap<>();
    for (Item item : shelf.items()) {
      Upload upload = file(item);
      if (upload != null) {
        byUser
            .computeIfAbsent(upload.name() + "_" + upload.user(), u -> new ArrayList<>())
            .add(upload);
      }
    }
    List<Bundle> bundles = new ArrayList<>();
    byUser.values().forEach(uploads -> bundles.add(bundle(uploads)));
    bundles.addAll(Layout.strays(shelf.items(), item -> file(item) != null));
    return new Found("", bundles, List.of());
  }

  private static Bundle bundle(List<Upload> uploads) {
    Upload first = uploads.get(0);
    List<Part> parts = new ArrayList<>();
    List<String> notes = new ArrayList<>();
    Map<String, List<Upload>> byFile = new TreeMap<>();
    uploads.forEach(u -> byFile.computeIfAbsent(u.file(), f -> new ArrayList<>()).add(u));
    for (List<Upload> versions : byFile.values()) {
      versions.sort(Comparator.comparingInt(Upload::version));
      Upload last = versions.remove(versions.size() - 1);
      boolean folder = last.item().kind() == Item.Kind.FOLDER;
      parts.add(new Part(last.item(), folder ? "" : last.file(), false));
      if (!versions.isEmpty()) {
        notes.add(
            "%s was handed in %d times; the latest, %s, counts, and not %s."
                .formatted(
                    SourceChoice.label(last.file()),
                    versions.size() + 1,
                    SourceChoice.label(last.item().name()),
                    String.join(
                        ", ",
                        versions.stream().map(v -> SourceChoice.label(v.item().name())).toList())));
      }
    }
    if (uploads.stream().anyMatch(Upload::late)) {
      notes.add("Canvas marks it as late and does not say by how much: nothing was taken off.");
    }
    boolean anonymous = first.name().equals("anon");
    String name = anonymous ? "anon_" + first.user() : first.name();
    Person person = new Person(name, first.user(), "");
    return new Bundle(
        "canvas " + first.user(), name, List.of(person), null, List.copyOf(parts), notes);
  }

  private static Upload file(Item item) {
    for (Pattern pattern : List.of(ANONYMOUS, NAMED, TEXT)) {
      Matcher named = pattern.matcher(item.name());
      if (named.matches()) {
        String file = pattern == TEXT ? named.group(4) + ".html" : named.group(5);
        Matcher anew = ANEW.matcher(file);
        boolean again = anew.matches();
        String plain = again ? anew.group(1) + (anew.group(3) == null ? "" : anew.group(3)) : file;
        int version = again ? Integer.parseInt(anew.group(2)) : 0;
        boolean late = named.group(2) != null;
        return new Upload(item, named.group(1), late, named.group(3), plain, version);
      }
    }
    return null;
  }

  /**
   * A file's name taken to pieces.
   *
   * @param user the user's id
   * @param file the name that the learner gave it
   * @param version how often a file of this name was handed in before
   */
  private record Upload(
      Item item, String name, boolean late, String user, String file, int version) {}
}
