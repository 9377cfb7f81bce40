/**
 * Labs as data.
 *
 * <p>Knows the course's folders, each lab's manifest, and the checks that its suites contain. Hands
 * on immutable descriptions of labs, stages and checks. Must never know how a check is run, and
 * never names a lab.
 */
package boardwright.lab;
