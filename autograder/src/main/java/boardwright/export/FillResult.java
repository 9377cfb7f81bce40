package boardwright.export;

import java.util.List;

/**
 * An instructor's file with grades filled in, and what to print about it.
 *
 * @param bytes of the file
 * @param filled how many lines got a grade
 * @param left students in the file of whom there is no submission
 * @param ungraded submissions that could not be graded, or not wholly: their lines are as they were
 * @param unmatched people who handed in and have no line in the file
 * @param closed lines of the file that take no grade, and why: they are as they were
 * @param replaced lines that had another grade, and what became of it
 * @param remarks what else is to be said, one sentence each
 */
public record FillResult(
    byte[] bytes,
    int filled,
    List<String> left,
    List<String> ungraded,
    List<String> unmatched,
    List<String> closed,
    List<String> replaced,
    List<String> remarks) {}
