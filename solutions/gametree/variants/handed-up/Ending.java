package gametree;

/** One end of a game: an object that calls the case that belongs to it. */
interface Ending {

  /** Player 0 has won. */
  Ending FIRST =
      new Ending() {
        @Override
        public <P, R> R tell(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param) {
          return visitor.player0WonCase(host, param);
        }
      };

  /** Calls the case. */
  <P, R> R tell(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param);

  /** Others, as constants of an enum. */
  enum Of implements Ending {
    SECOND {
      @Override
      public <P, R> R tell(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param) {
        return visitor.player1WonCase(host, param);
      }
    },
    NOBODY {
      @Override
      public <P, R> R tell(IBoardStatusVisitor<P, R> visitor, IBoardModel host, P param) {
        return visitor.drawCase(host, param);
      }
    }
  }
}
