package framework.view;

import framework.model.Board;

/** Breaks a rule on purpose: a view that knows a board. */
public record SeeingPanel(Board board) {}
