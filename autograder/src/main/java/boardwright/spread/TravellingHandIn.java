package boardwright.spread;

import boardwright.protocol.Request.Source;
import boardwright.run.KeptJson;
import boardwright.submission.Submission;
import boardwright.text.Note;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A hand-in as it is sent to a machine: without who handed in, or when.
 *
 * @param seed what its checks draw from
 * @param sources the sources that are compiled
 * @param notes what was set aside, which messages name
 */
record TravellingHandIn(long seed, List<Source> sources, List<Note> notes) {
  static byte[] bytes(Submission submission, long seed) {
    TravellingHandIn sent = new TravellingHandIn(seed, submission.sources(), submission.notes());
    return KeptJson.write(sent).getBytes(StandardCharsets.UTF_8);
  }

  static TravellingHandIn of(byte[] bytes) {
    return KeptJson.read(new String(bytes, StandardCharsets.UTF_8), TravellingHandIn.class);
  }

  Submission submission() {
    return new Submission("hand-in", "hand-in", sources, notes);
  }
}
