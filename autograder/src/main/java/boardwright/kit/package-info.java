/**
 * Packs the student edition of some labs.
 *
 * <p>Knows which classes, pages and libraries a learner's commands need, and how an IDE is told of
 * them. Returns a zip that needs a JDK and nothing else. Must never pack a solution, a source of
 * the engine, a hidden check or a wrong answer, and knows nothing of how a hand-in is graded.
 */
package boardwright.kit;
