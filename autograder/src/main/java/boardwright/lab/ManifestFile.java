package boardwright.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Reads {@code lab.yaml}. */
final class ManifestFile {
  private static final YAMLMapper YAML =
      YAMLMapper.builder()
          .propertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE)
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
          .build();

  private ManifestFile() {}

  /**
   * Reads a manifest.
   *
   * @param shown how the file is named in errors
   * @throws ManifestException if the file cannot be read or does not say what it must
   */
  static Lab.Manifest read(Path file, String shown) {
    try {
      return YAML.readValue(Files.readString(file), Lab.Manifest.class);
    } catch (IOException e) {
      throw new ManifestException(shown + ": cannot be read (" + e.getMessage() + ")");
    } catch (JacksonException e) {
      throw new ManifestException(shown + line(e) + ": " + expected(e));
    }
  }

  private static String line(JacksonException e) {
    TokenStreamLocation at = e.getLocation();
    return at == null || at.getLineNr() < 1 ? "" : ":" + at.getLineNr();
  }

  private static String expected(JacksonException e) {
    String where =
        e instanceof DatabindException
            ? e.getPath().stream()
                .map(
                    step ->
                        step.getPropertyName() == null
                            ? "[" + step.getIndex() + "]"
                            : step.getPropertyName())
                .collect(Collectors.joining("."))
                .replace(".[", "[")
            : "";
    if (e instanceof UnrecognizedPropertyException unknown) {
      return where
          + ": unknown; expected one of "
          + unknown.getKnownPropertyIds().stream()
              .map(Object::toString)
              .sorted()
              .collect(Collectors.joining(", "));
    }
    Throwable cause = e.getCause();
    if (cause instanceof IllegalArgumentException && cause.getMessage() != null) {
      return (where.isEmpty() ? "" : where + ": ") + "expected " + cause.getMessage();
    }
    String text = e.getOriginalMessage().lines().findFirst().orElse("not valid YAML");
    return (where.isEmpty() ? "" : where + ": ") + text;
  }
}
