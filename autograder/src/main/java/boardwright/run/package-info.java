/**
 * The folder of a run.
 *
 * <p>Knows what stands in {@code DIR} of {@code grade --out DIR}, who may write there, and how a
 * submission with its report is kept so that a later command finds both as they were. Hands on
 * submissions and reports. Must never grade, or render anything for people.
 */
package boardwright.run;
