/**
 * The downloads of learning platforms.
 *
 * <p>Knows how each platform lays out and names what people handed in there, and how it writes who
 * they are and when that was. Returns bundles: the files of one hand-in, not yet read, with its
 * people and its time. Must never guess whose a hand-in is, or decide what is late or allowed.
 */
package boardwright.intake.platform;
