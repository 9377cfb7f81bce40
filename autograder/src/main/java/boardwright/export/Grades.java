package boardwright.export;

import boardwright.run.Graded;
import java.util.List;

/**
 * What is filled into an instructor's file.
 *
 * @param graded all submissions
 * @param ids what the ids of their people are to the platform that the file is of
 * @param rescale whether points are converted where the file's maximum is another one
 */
public record Grades(List<Graded> graded, Ids ids, boolean rescale) {}
