package framework.model;

/**
 * What there is to be only one of, as there is of a {@link Board}. It is loaded beside the {@link
 * AbstractSingleton} under check, and holds nothing else.
 */
public final class Thing {
  /** Makes a thing that its singleton lets in; one without a singleton asks nobody. */
  Thing(AbstractSingleton<Thing> singleton) throws InvalidSingletonInstantiationException {
    if (singleton != null) {
      singleton.checkConstruction(this);
    }
  }

  @Override
  public String toString() {
    return "another thing";
  }
}
