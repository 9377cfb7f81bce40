package combochess.controller;

import combochess.model.Landing;
import combochess.model.Square;

/**
 * One square where a selected piece can go.
 *
 * @param to the square
 * @param landing what would happen there
 * @param points how many points that would bring
 */
public record MoveOffer(Square to, Landing landing, int points) {}
