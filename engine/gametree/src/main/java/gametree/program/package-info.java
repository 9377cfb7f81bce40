/** The program that {@code play gametree} starts, and what can be typed after it. */
package gametree.program;
