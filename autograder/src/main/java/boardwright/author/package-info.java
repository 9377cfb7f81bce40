/**
 * What authors of labs let the program do: write what is generated on pages, prove a lab, and
 * measure its diagnoses.
 *
 * <p>Knows labs, their pages and their solutions, and grades solutions like hand-ins. Returns texts
 * and findings. Must never be needed to grade a class.
 */
package boardwright.author;
