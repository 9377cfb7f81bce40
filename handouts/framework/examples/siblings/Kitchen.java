import java.util.List;

/**
 * What a restaurant asks its kitchen for: each kitchen makes dishes that go
 * together.
 */
public abstract class Kitchen {
  /** Makes a new starter. */
  public abstract String createStarter();

  /** Makes new main dishes to choose from. */
  public abstract List<String> createMainDishes();

  /** Makes a drink; most kitchens serve this one. */
  public String createDrink() {
    return "water";
  }

  /** A kitchen by the sea. */
  public static class Harbour extends Kitchen {
    @Override
    public String createStarter() {
      return "fish soup";
    }

    @Override
    public List<String> createMainDishes() {
      return List.of("cod", "mussels");
    }
  }
}
