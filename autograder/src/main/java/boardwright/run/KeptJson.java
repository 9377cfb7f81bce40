package boardwright.run;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The JSON in which a run keeps what later commands need, with the version of its form.
 *
 * <p>An older build may have written it. A field that it did not know yet is read as an empty text,
 * an empty list, 0, false or null, so a new field must give these the meaning of "not known". What
 * a file cannot do without is up to {@link RunFacts} and {@link Graded}, whose own fields get no
 * such default. Where a list of records was a list of texts, a text becomes the record's last
 * field.
 */
final class KeptJson {
  /**
   * To be raised when an older build would misread what is written now: not for a field that is
   * added, but for one that is removed or means something else. Files without a version are of
   * version 1.
   */
  static final int VERSION = 3;

  private static final String KEY = "version";

  /** A grade of 7.50 is written and read with its zero. */
  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .build();

  private KeptJson() {}

  static String write(Record kept) {
    ObjectNode root = JSON.createObjectNode().put(KEY, VERSION);
    root.setAll((ObjectNode) JSON.valueToTree(kept));
    return JSON.writeValueAsString(root);
  }

  /** Whether a newer build wrote this, in a form that is not known here; false if damaged. */
  static boolean isNewer(String text) {
    try {
      return JSON.readTree(text).path(KEY).asInt(1) > VERSION;
    } catch (JacksonException e) {
      return false;
    }
  }

  /**
   * Reads what this build or an older one wrote.
   *
   * @throws JacksonException if it is damaged
   */
  static <T extends Record> T read(String text, Class<T> type) {
    JsonNode root = JSON.readTree(text);
    addMissing(root, type, false);
    return JSON.treeToValue(root, type);
  }

  private static void addMissing(JsonNode kept, Class<?> type, boolean defaults) {
    if (!(kept instanceof ObjectNode node)) {
      return;
    }
    for (RecordComponent part : type.getRecordComponents()) {
      JsonNode value = node.get(part.getName());
      if (value == null && defaults) {
        addDefault(node, part.getName(), part.getType());
      } else if (part.getType().isRecord()) {
        addMissing(value, part.getType(), true);
      } else if (value instanceof ArrayNode list
          && part.getGenericType() instanceof ParameterizedType of
          && of.getActualTypeArguments()[0] instanceof Class<?> item
          && item.isRecord()) {
        for (int i = 0; i < list.size(); i++) {
          if (list.get(i).isString()) {
            list.set(i, ofText(list.get(i), item));
          }
          addMissing(list.get(i), item, true);
        }
      }
    }
  }

  private static JsonNode ofText(JsonNode text, Class<?> type) {
    RecordComponent[] parts = type.getRecordComponents();
    return JSON.createObjectNode().set(parts[parts.length - 1].getName(), text);
  }

  private static void addDefault(ObjectNode node, String name, Class<?> type) {
    if (type == String.class) {
      node.put(name, "");
    } else if (type == List.class) {
      node.putArray(name);
    } else if (type == boolean.class) {
      node.put(name, false);
    } else if (type.isPrimitive()) {
      node.put(name, 0);
    } else {
      node.putNull(name);
    }
  }
}
