package boardwright.intake.files;

import boardwright.lab.Lab;
import boardwright.source.SourceScanner;
import boardwright.text.Decoder;
import boardwright.text.Printable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Reads the sources of one hand-in into memory: its folders, its files, and its archives. */
public final class HandInReader {
  private HandInReader() {}

  /**
   * Reads what one learner or group handed in. Whatever is in it, this comes to an end.
   *
   * @param name what it is called
   * @throws UnreadableException if it could not be read, by no fault of the student
   */
  public static HandIn read(String name, List<Part> parts, Lab lab) {
    try (SourceChoice choice = new SourceChoice(lab)) {
      for (Part part : parts) {
        offer(part, choice);
      }
      HandIn read = newest(choice.read(name), parts);
      return parts.isEmpty() ? read : read.orElseSay(choice.nothing());
    } catch (UnreadableException e) {
      throw e;
    } catch (OutOfMemoryError e) {
      throw UnreadableException.memory();
    } catch (RuntimeException | StackOverflowError e) {
      throw UnreadableException.mistake(e);
    }
  }

  /** Without the sources of older versions of a file, where a newer one has their classes. */
  private static HandIn newest(HandIn read, List<Part> parts) {
    Map<String, Set<String>> declared = new HashMap<>();
    List<HandIn.File> files = new ArrayList<>(read.files());
    for (Part part : parts) {
      if (!part.versions().isEmpty()) {
        Set<String> newer = declared.computeIfAbsent(part.versions(), versions -> new HashSet<>());
        Set<String> own = new HashSet<>();
        String label = Printable.label(part.label());
        files.removeIf(
            file -> {
              boolean within = (file.path() + "/").startsWith(label + "/");
              Set<String> types = within ? types(file) : Set.of();
              own.addAll(types);
              return !Collections.disjoint(types, newer);
            });
        newer.addAll(own);
      }
    }
    return new HandIn(read.name(), List.copyOf(files), read.notes(), read.unread());
  }

  /** By their names alone: one may lack the package that the other has. */
  private static Set<String> types(HandIn.File file) {
    return Set.copyOf(SourceScanner.scan(Decoder.decode(file.bytes())).types());
  }

  private static void offer(Part part, SourceChoice choice) {
    Entry entry = part.entry();
    boolean file = entry.place().filter(Files::isRegularFile).isPresent();
    if (entry.kind() == Entry.Kind.LINK && !part.whole()) {
      choice.link(part.label());
    } else if (part.whole() && file) {
      choice.offerWhole(entry.name(), new SourceChoice.OnDisk(entry.place().get()));
    } else {
      entry.offerTo(choice, part.label());
    }
  }

  /**
   * Reads a learner's own folder, where nothing may be yet.
   *
   * @param from the folder from which the paths of the files are told
   */
  public static HandIn own(Path folder, Path from, Lab lab) {
    try (SourceChoice choice = new SourceChoice(lab)) {
      new DiskEntry(folder).walk(choice, "", from);
      return choice.read(new DiskEntry(folder).name());
    }
  }
}
