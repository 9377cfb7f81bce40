package gametree;

/** What the controller needs of a view, so that every view fits every model. */
public interface IView extends IViewAdmin {

  /** Creates the model's way to show moves on this view (Factory Method pattern). */
  ICommand getCommand();

  /** Sets what makes the moves that are requested in this view. */
  void setRequestor(IRequestor requestor);

  /** Sets what this view can ask for a new game. */
  void setModelAdmin(IModelAdmin modelAdmin);
}
