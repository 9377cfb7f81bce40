/**
 * What a learner may have believed. Knows how each known misconception of a lab shows at its
 * checks, and returns which of them explain what a report lost. It must never know an answer's
 * source, and it changes no verdict and no point.
 */
package boardwright.diagnosis;
