package boardwright.run;

import boardwright.protocol.ApiDifference;
import boardwright.protocol.Versions;
import boardwright.text.Note;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.deser.ValueInstantiator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON in which a run keeps what later commands need, with the version of its form.
 *
 * <p>An older build may have written it. A field that it did not know yet is read as an empty text,
 * an empty list, 0, false or null, so a new field must give these the meaning of "not known". What
 * a file cannot do without is marked as required in {@link RunFacts} and {@link Graded}.
 */
public final class KeptJson {
  private static final String KEY = "version";

  private static final JsonSetter.Value EMPTY = JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY);

  /** A grade of 7.50 is written and read with its zero. */
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .disable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
          .withConfigOverride(String.class, config -> config.setNullHandling(EMPTY))
          .withConfigOverride(List.class, config -> config.setNullHandling(EMPTY))
          .addHandler(new FormerTexts())
          .build();

  private KeptJson() {}

  /** Writes a record, with the version. */
  public static String write(Record kept) {
    ObjectNode root = JSON.createObjectNode().put(KEY, Versions.RUN_FOLDER);
    root.setAll((ObjectNode) JSON.valueToTree(kept));
    return JSON.writeValueAsString(root);
  }

  /** Whether a newer build wrote this, in a form that is not known here; false if damaged. */
  static boolean isNewer(String text) {
    try (JsonParser parser = JSON.createParser(text)) {
      // it is written first: what may be long is read only once
      parser.nextToken();
      return KEY.equals(parser.nextName()) && parser.nextIntValue(1) > Versions.RUN_FOLDER;
    } catch (JacksonException e) {
      return false;
    }
  }

  /**
   * Reads what this build or an older one wrote.
   *
   * @throws JacksonException if it is damaged
   */
  public static <T extends Record> T read(String text, Class<T> type) {
    return JSON.readValue(text, type);
  }

  /** Reads what was a sentence before version 3. */
  private static final class FormerTexts extends DeserializationProblemHandler {
    @Override
    public Object handleMissingInstantiator(
        DeserializationContext context,
        Class<?> type,
        ValueInstantiator instantiator,
        JsonParser parser,
        String message) {
      if (type == Note.class) {
        return Note.of(parser.getString());
      }
      return type == ApiDifference.class
          ? ApiDifference.ofWhole("", parser.getString())
          : NOT_HANDLED;
    }
  }
}
