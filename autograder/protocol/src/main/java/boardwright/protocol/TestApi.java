package boardwright.protocol;

import java.util.List;

/**
 * What a learner's own tests see of JUnit: these classes and no others, so that they can neither
 * reach its engine nor name code by a text. What they must not call of them, the compiler leaves
 * out.
 */
public final class TestApi {
  private static final String API = "org.junit.jupiter.api.";
  private static final String PARAMS = "org.junit.jupiter.params.";

  /** Qualified names. */
  public static final List<String> CLASSES =
      List.of(
          API + "Test",
          API + "BeforeEach",
          API + "AfterEach",
          API + "Nested",
          API + "DisplayName",
          API + "RepeatedTest",
          API + "Assertions",
          API + "function.Executable",
          API + "function.ThrowingSupplier",
          "org.opentest4j.MultipleFailuresError",
          PARAMS + "ParameterizedTest",
          PARAMS + "provider.Arguments",
          PARAMS + "provider.ValueSource",
          PARAMS + "provider.CsvSource",
          PARAMS + "provider.MethodSource");

  private TestApi() {}
}
