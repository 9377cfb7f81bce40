/**
 * The program that runs the games of this lab, your own among them, and shows their boards. See
 * {@link gamedesign.play.PlayGame}.
 */
package gamedesign.play;
