/**
 * The two processes that deal with a learner's code: a compiler, which never runs it, and a worker,
 * which never sees a source.
 *
 * <p>Knows how to mix, compile, guard and run one submission at a time. Hands on one answer for
 * each request. Must never know which checks there are, what they weigh, or what others handed in.
 */
package boardwright.worker;
