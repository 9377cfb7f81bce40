package boardwright.queue;

/**
 * A piece of work.
 *
 * @param key its name, unique in its run
 * @param content what is to be done, of which the queue knows nothing
 */
public record Work(String key, byte[] content) {}
