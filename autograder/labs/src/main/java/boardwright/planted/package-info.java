/**
 * The planted faults of a lab as the build leaves them, for students' own tests to be tried on.
 *
 * <p>Knows the archives. The build writes two for each lab that has such stages: {@code
 * target/LAB-planted-grade.zip}, which {@code grade} uses, and {@code
 * target/LAB-planted-check.zip}, which may go with a student's copy, where {@code check} uses it; a
 * tree that has both always uses the first. Each holds, for each such stage, folders {@code
 * STAGE/00}, {@code STAGE/01} and so on: one program each, in an order that says nothing. Such a
 * folder has the class files that differ from the provided ones, under their qualified names, as
 * {@code checkerboard.Square.class}, without names of sources, variables or lines, and a text
 * {@code kind.txt}: one sentence that students read when they miss this fault; the text is empty
 * for a program that is right. There are no ids and no sources in it. To bring the faults along
 * without the solutions, copy the second archive to the same place.
 *
 * <p>Must never know how a fault is made, nor what a test says of it.
 */
package boardwright.planted;
