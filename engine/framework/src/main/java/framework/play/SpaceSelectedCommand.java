package framework.play;

import framework.model.Space;

/** Says that a person has selected a space of the board. */
public final class SpaceSelectedCommand extends Command {

  private final Space space;

  /**
   * Makes the command.
   *
   * @param space which one; not null
   */
  public SpaceSelectedCommand(Space space) {
    this.space = space;
  }

  @Override
  protected void executeHook() {
    GameMaster.instance().spaceSelected(space);
  }
}
