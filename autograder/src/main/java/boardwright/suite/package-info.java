/**
 * What a suite is written with.
 *
 * <p>Knows the anatomy of a check (rule, points, kind) and of a finding (what was called, on which
 * board, what was expected and seen). Hands on findings, as data. Must never know where a check
 * runs, which lab it belongs to, or what becomes of its points.
 */
package boardwright.suite;
