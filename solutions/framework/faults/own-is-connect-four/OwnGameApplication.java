package framework.games.own;

import framework.games.connectfour.ConnectFourApplication;

/** My very own game. */
public class OwnGameApplication extends ConnectFourApplication {}
