package boardwright.suites.checkerboard;

import boardwright.protocol.Kind;
import boardwright.testkit.Check;
import boardwright.testkit.CheckBlocked;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Where two of the five codes are equal nobody can tell pieces apart, and a board that holds none
 * looks right: what the other classes do is not asked then.
 */
final class DifferentPieces implements BeforeEachCallback {
  @Override
  public void beforeEach(ExtensionContext context) {
    Kind kind = context.getRequiredTestMethod().getAnnotation(Check.class).kind();
    if (kind == Kind.BEHAVIOUR && !Codes.areDifferent()) {
      throw CheckBlocked.by("piece", "two of the five values of your `Piece` are equal", "R1");
    }
  }
}
