package boardwright.intake;

import boardwright.intake.Bundle.Part;
import boardwright.lab.Lab;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Reads the sources of one hand-in into memory: its folders, its files, and its archives. */
final class HandInReader {
  private HandInReader() {}

  /** Reads what one learner or group handed in. Whatever is in it, this comes to an end. */
  static HandIn read(Bundle bundle, Lab.Archive limits) {
    HandIn read;
    try (SourceChoice choice = new SourceChoice(limits)) {
      for (Part part : bundle.parts()) {
        offer(part, choice);
      }
      read = choice.read(bundle.name());
      if (!bundle.parts().isEmpty()) {
        read = read.orElseSay(choice.nothing());
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      read = new HandIn(bundle.name(), List.of(), List.of("It cannot be read; ask for it again."));
    }
    List<String> notes = new ArrayList<>(bundle.notes());
    notes.addAll(read.notes());
    return new HandIn(read.name(), read.files(), List.copyOf(notes));
  }

  private static void offer(Part part, SourceChoice choice) {
    Item item = part.item();
    boolean file = item.place().filter(Files::isRegularFile).isPresent();
    if (item.kind() == Item.Kind.LINK && !part.whole()) {
      choice.link(part.label());
    } else if (part.whole() && file) {
      choice.offerWhole(item.name(), new SourceChoice.OnDisk(item.place().get()));
    } else {
      item.offerTo(choice, part.label());
    }
  }

  /**
   * Reads a learner's own folder, where nothing may be yet.
   *
   * @param from the folder from which the paths of the files are told
   */
  static HandIn own(Path folder, Path from, Lab.Archive limits) {
    try (SourceChoice choice = new SourceChoice(limits)) {
      new DiskItem(folder).walk(choice, "", from);
      return choice.read(new DiskItem(folder).name());
    }
  }
}
