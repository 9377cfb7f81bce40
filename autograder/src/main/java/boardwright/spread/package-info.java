/**
 * Grading that is spread over several machines. It knows how a hand-in travels to a machine and its
 * verdicts back; it hands reports to the run that asked; and it must never know points, people or
 * decisions, which stay with the run.
 */
package boardwright.spread;
