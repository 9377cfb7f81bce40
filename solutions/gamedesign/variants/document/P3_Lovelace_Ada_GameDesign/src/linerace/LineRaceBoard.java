package linerace;

import engine.Board;
import engine.Tile;

/** A track of ten tiles, laid out by chance. */
public class LineRaceBoard extends Board {
  /** Lays out a new track. */
  public LineRaceBoard() {
    super();
  }

  @Override
  public Tile[][] createBoard() {
    Tile[] track = new Tile[10];
    track[0] = new Tile(this);
    for (int i = 1; i < track.length - 1; i++) {
      track[i] = pickTile();
    }
    track[track.length - 1] = new Tile(this);
    return new Tile[][] {track};
  }

  private Tile pickTile() {
    int ticket = (int) (Math.random() * 10);
    if (ticket <= 2) {
      return new PitTile(this);
    } else if (ticket <= 4) {
      return new ExtraTurnTile(this);
    } else {
      return new Tile(this);
    }
  }
}
