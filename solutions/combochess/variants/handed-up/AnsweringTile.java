package combochess.model;

import java.util.function.Function;

/** A tile that is given its answer. */
abstract class AnsweringTile extends Tile {
  private final Function<Piece, Landing> answer;

  AnsweringTile(Function<Piece, Landing> answer) {
    this.answer = answer;
  }

  @Override
  public Landing landing(Piece mover) {
    Contract.requires(mover != null, "somebody lands");
    return answer.apply(mover);
  }
}
