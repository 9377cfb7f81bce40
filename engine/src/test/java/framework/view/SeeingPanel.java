package framework.view;

import framework.play.GameMaster;

/** Breaks a rule on purpose: a view that knows who plays. */
public record SeeingPanel(GameMaster master) {}
