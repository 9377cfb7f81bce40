package boardwright.queue;

/**
 * What came of a piece of work: an answer, or the trouble that we had with it.
 *
 * @param key the work's name
 * @param content the answer; null if there is none
 * @param trouble why there is none; null if there is one
 */
public record Answer(String key, byte[] content, String trouble) {}
