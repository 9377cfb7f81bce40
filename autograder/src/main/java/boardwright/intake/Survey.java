package boardwright.intake;

import boardwright.intake.SeveralInOne.Suspect;
import boardwright.intake.files.HandIn;
import boardwright.intake.files.UnreadableException;
import boardwright.intake.platform.RawSubmission;
import boardwright.intake.preparation.Prepared;
import boardwright.intake.preparation.SourcePreparation;
import boardwright.lab.Counts;
import boardwright.lab.Lab;
import boardwright.protocol.Request.Source;
import boardwright.submission.LazySubmission;
import boardwright.submission.Submission;
import boardwright.submission.UnreadableSubmissionException;
import boardwright.text.Note;
import boardwright.text.Printable;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Reads each hand-in once, for what is to be said of it, and keeps the way to its sources: no more
 * than one hand-in is in memory at a time.
 */
final class Survey {
  private final Lab lab;
  private final ShippedAnswers answers;
  private final Names names = new Names();
  private final Map<Path, List<Suspect>> suspects = new HashMap<>();
  private final List<String> versions = new ArrayList<>();

  Survey(Lab lab) {
    this.lab = lab;
    this.answers = new ShippedAnswers(lab);
  }

  /**
   * What is to be said of hand-ins that may be several.
   *
   * @throws IntakeException if all that is there is one hand-in, and that is a download
   */
  Optional<String> severalIn(Path path, boolean isOne) {
    if (isOne) {
      suspects.getOrDefault(path, List.of()).forEach(Suspect::refuseDownload);
    }
    return SeveralInOne.remark(suspects.getOrDefault(path, List.of()));
  }

  /** What is to be said of classes that were handed in in two versions. */
  List<String> versions() {
    return List.copyOf(versions);
  }

  /**
   * What the same people handed in: the latest, and the others are named; or, if another one of
   * them may count, all of them.
   */
  LazySubmission of(List<Offer> offers) {
    String id = names.unique(latest(offers).bundle().name());
    List<Note> notes = new ArrayList<>();
    if (lab.manifest().counts() == Counts.LAST && offers.size() > 1) {
      List<String> shown = shown(offers);
      String counts = shown.remove(offers.indexOf(latest(offers)));
      notes.add(
          Note.of(
              "It was handed in %d times; the latest, %s, counts, and not %s."
                  .formatted(offers.size(), counts, String.join(", ", shown))));
    }
    LazySubmission last = of(latest(offers), id, notes);
    if (lab.manifest().counts() == Counts.LAST) {
      return last;
    }
    return last.after(
        offers.stream()
            .filter(offer -> offer != latest(offers))
            .map(offer -> of(offer, id, List.of()))
            .filter(LazySubmission::isReadable)
            .toList());
  }

  private LazySubmission of(Offer offer, String id, List<Note> toBeSaid) {
    RawSubmission bundle = offer.bundle();
    List<Note> notes = new ArrayList<>(toBeSaid);
    Submission head =
        new Submission(id, bundle.name(), bundle.people(), bundle.handedIn(), List.of(), List.of());
    Supplier<List<Source>> again = () -> prepared(read(bundle)).sources();
    try {
      HandIn handIn = read(bundle);
      notes.addAll(handIn.notes());
      Prepared prepared = prepared(handIn.withNotes(notes));
      prepared.remark(id).ifPresent(versions::add);
      if (bundle.isWhole()) {
        SeveralInOne.suspect(bundle.parts().get(0).entry(), handIn, lab)
            .ifPresent(
                suspect ->
                    suspects.computeIfAbsent(offer.path(), p -> new ArrayList<>()).add(suspect));
      }
      Stream<Note> said =
          Stream.concat(
              prepared.notes().stream(), answers.notes(offer.path(), handIn, prepared.sources()));
      return LazySubmission.of(head.noting(said.toList()).with(prepared.sources()), again);
    } catch (UnreadableSubmissionException e) {
      notes.add(Note.of(e.getMessage()));
    } catch (OutOfMemoryError e) {
      notes.add(Note.of(UnreadableException.memory().getMessage()));
    }
    return LazySubmission.unreadable(head.noting(notes), again);
  }

  private static Offer latest(List<Offer> offers) {
    return offers.stream().reduce((one, next) -> next.isBefore(one) ? one : next).orElseThrow();
  }

  /** Reads a hand-in, one at a time. */
  private synchronized HandIn read(RawSubmission bundle) {
    try {
      return bundle.read(lab);
    } catch (UnreadableException e) {
      throw new UnreadableSubmissionException(e.getMessage());
    }
  }

  /** What each is called: by its files, and by as much of its path as distinguishes them. */
  private static List<String> shown(List<Offer> offers) {
    int most =
        offers.stream()
            .mapToInt(offer -> offer.path().toAbsolutePath().getNameCount())
            .max()
            .orElse(0);
    List<String> shown = new ArrayList<>();
    for (int names = 0;
        names <= most && shown.stream().distinct().count() < offers.size();
        names++) {
      int many = names;
      shown = new ArrayList<>(offers.stream().map(offer -> offer.shown(many)).toList());
    }
    return shown;
  }

  /** Whatever a source contains, it costs no other submission anything. */
  private Prepared prepared(HandIn handIn) {
    try {
      return SourcePreparation.of(handIn, lab);
    } catch (OutOfMemoryError e) {
      throw new UnreadableSubmissionException(UnreadableException.memory().getMessage());
    } catch (RuntimeException | StackOverflowError e) {
      throw new UnreadableSubmissionException(UnreadableException.mistake(e).getMessage());
    }
  }

  /**
   * What was handed in, before it is read.
   *
   * @param path among the paths that were named
   */
  record Offer(Path path, RawSubmission bundle) {
    /** Whether its time, and that of the other, say so. */
    boolean isBefore(Offer other) {
      Instant a = bundle.handedIn();
      Instant b = other.bundle.handedIn();
      return a != null && b != null && a.isBefore(b);
    }

    /** Its files, and so many names of the end of the path that they came from. */
    String shown(int names) {
      String files = Printable.label(bundle.source());
      Path whole = path.toAbsolutePath().normalize();
      int all = whole.getNameCount();
      return names == 0 || all == 0
          ? files
          : files
              + " in "
              + Printable.label(
                  whole.subpath(Math.max(0, all - names), all).toString().replace('\\', '/'));
    }
  }
}
