package gametree;

/** Connects a view with a model, and does nothing else. */
public class GameController {

  private final IModelAdmin modelAdmin;

  /**
   * Connects them in both directions.
   *
   * @param model not null
   * @param view not null
   */
  public GameController(GameModel model, IView view) {
    model.setCommand(view.getCommand());
    model.setViewAdmin(view);
    view.setRequestor(model.getRequestor());
    view.setModelAdmin(model);
    modelAdmin = model;
  }

  /** Begins the first game. */
  public void start() {
    modelAdmin.reset();
  }
}
