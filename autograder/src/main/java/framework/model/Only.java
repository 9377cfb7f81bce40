package framework.model;

/**
 * An abstract class with one object, which stands on the {@link AbstractSingleton} under check as
 * {@link Board} does. It is loaded beside that class, and holds nothing else.
 */
public final class Only {
  private final AbstractSingleton<Thing> singleton;

  /**
   * Makes a role that is not configured yet.
   *
   * @param lock what the singleton is to lock
   */
  public Only(Object lock) {
    singleton = new AbstractSingleton<>("Thing", lock);
  }

  /** Says how the one object is made. */
  public void configure(SingletonSupplier<? extends Thing> maker) {
    singleton.configure(maker);
  }

  /** How the object is made. */
  public SingletonSupplier<? extends Thing> maker() {
    return singleton.maker();
  }

  /** The one object. */
  public Thing instance() {
    return singleton.instance();
  }

  /** What there is to be only one of: its constructor asks to be admitted first thing. */
  public static class Thing {
    private final String name;

    /** Makes a thing. */
    public Thing(Only only, String name) throws InvalidSingletonInstantiationException {
      only.singleton.checkConstruction(this);
      this.name = name;
    }

    /** Makes a thing, and does something when it is admitted. */
    public Thing(Only only, String name, Runnable meanwhile)
        throws InvalidSingletonInstantiationException {
      this(only, name);
      meanwhile.run();
    }

    @Override
    public String toString() {
      return name;
    }
  }
}
