/**
 * What every command of the program stands on.
 *
 * <p>Knows the course, the terminal, the exit codes, and the learner's own files. Returns the lab
 * and the stage that a call means, and prints what it is given in 80 columns. Must never know what
 * a command does.
 */
package boardwright.command;
