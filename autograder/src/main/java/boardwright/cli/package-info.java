/**
 * The commands of instructors and authors, and the door to all commands.
 *
 * <p>Knows the commands, the terminal and the exit codes. Returns calls to the other packages and
 * prints what they give. Must never decide a verdict, a score or a wording that a report needs too.
 */
package boardwright.cli;
