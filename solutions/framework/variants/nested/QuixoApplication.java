package framework.games.quixo;

/** The application of Quixo. */
public class QuixoApplication extends NamedApplication {

  /** Makes the application. */
  public QuixoApplication() {
    super("Quixo", QuixoFactory::new, QuixoBoard::new);
  }
}
