/**
 * What the grader, a compiler and a worker say to each other.
 *
 * <p>Knows the messages, their form on the wire, and how a process serves it. Returns records of
 * plain values. Must never know how any of them does its work: neither labs nor JUnit nor a
 * learner's classes.
 */
package boardwright.protocol;
