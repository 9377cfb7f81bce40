/**
 * A session with a person who types lines: on a terminal, where lines can be edited and recalled,
 * or from a file or another program, line by line. Programs of any lab hold their sessions here.
 */
package terminal;
