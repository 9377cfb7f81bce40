/**
 * Builds the objects that a program's Driver builds, so that their user can look at them while the
 * program runs. It is apart from the programs: code that is graded never sees it.
 */
package launch;
