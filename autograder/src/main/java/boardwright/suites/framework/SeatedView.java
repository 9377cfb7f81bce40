package boardwright.suites.framework;

import framework.model.GameOverStatus;
import framework.view.PieceView;
import java.awt.Graphics2D;
import java.awt.Rectangle;

/**
 * The view of a piece, called in the context of its game as a window calls it: a view may ask for
 * {@code Board.instance()} while it draws.
 */
final class SeatedView extends PieceView {
  private final Game game;
  private final PieceView view;

  /** A view that was made in the context of this game. */
  SeatedView(Game game, PieceView view) {
    super(view.getPiece());
    this.game = game;
    this.view = view;
  }

  @Override
  public void draw(Graphics2D graphics, Rectangle rectangle) {
    game.context().run(() -> view.draw(graphics, rectangle));
  }

  @Override
  public boolean showGameOver(GameOverStatus status) {
    return game.context().call(() -> view.showGameOver(status));
  }
}
