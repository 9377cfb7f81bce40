package framework.window;

import framework.model.Board;

/** Breaks a rule on purpose: a window of a match that knows a board. */
public record SeeingWindow(Board board) {}
