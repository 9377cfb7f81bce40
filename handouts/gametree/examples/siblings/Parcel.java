/** A parcel, which behaves differently while it is on its way and when it has arrived. */
public class Parcel {
  private State state = new OnItsWay();

  /** Says where the parcel is. */
  public String where() {
    return state.where();
  }

  /** The parcel arrives. */
  public void deliver() {
    state = new Delivered();
  }

  /** How a parcel stands. */
  private interface State {
    String where();
  }

  private static class OnItsWay implements State {
    @Override
    public String where() {
      return "somewhere between the shop and you";
    }
  }

  private static class Delivered implements State {
    @Override
    public String where() {
      return "at your door";
    }
  }
}
