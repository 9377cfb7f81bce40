package gametree;

/**
 * What a view wants done if its request is rejected (Command pattern). The view creates one with
 * each request, so it knows what was asked for and can say what is wrong with it.
 */
@FunctionalInterface
public interface IRejectCommand {

  /** The request was rejected; nothing has changed. */
  void execute();
}
