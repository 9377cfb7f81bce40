package boardwright.handout;

import static boardwright.RealTree.ROOT;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.author.Page;
import io.fabric8.kubernetes.api.model.apps.Deployment;
import io.fabric8.kubernetes.api.model.batch.v1.Job;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLMapper;

@DisplayName("The page on containers")
class ContainersPageTest {
  private static final Page PAGE = new Page(ROOT, Path.of("handouts/containers.md"));

  /** As PrairieLearn's documentation of external grading names them. */
  private static final Set<String> OPTIONS =
      Set.of("enabled", "image", "entrypoint", "timeout", "enableNetworking");

  /** Kubernetes' own schema, which keeps names that it doesn't know unless it is told to refuse. */
  private static final JsonMapper STRICT =
      JsonMapper.builder()
          .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
          .annotationIntrospector(
              new JacksonAnnotationIntrospector() {
                @Override
                public Boolean hasAnySetter(MapperConfig<?> config, Annotated method) {
                  return false;
                }
              })
          .build();

  @Test
  @DisplayName("shows objects of Kubernetes whose every name Kubernetes knows")
  void showsObjectsOfKubernetes() {
    Map<String, Class<?>> kinds = Map.of("Job", Job.class, "Deployment", Deployment.class);
    List<Map<?, ?>> objects =
        blocks("yaml").stream()
            .<Map<?, ?>>map(text -> new YAMLMapper().readValue(text, Map.class))
            .filter(object -> object.containsKey("kind"))
            .toList();
    assertEquals(kinds.size(), objects.size());
    for (Map<?, ?> object : objects) {
      Object read = STRICT.convertValue(object, kinds.get(object.get("kind")));
      assertTrue(read.toString().contains("registry.uni.example"), read::toString);
    }
    assertThrows(
        JacksonException.class,
        () -> STRICT.convertValue(Map.of("spec", Map.of("backofLimit", 2)), Job.class));
  }

  @Test
  @DisplayName("gives PrairieLearn options that it has, and a time that it allows")
  void givesPrairieLearnOptionsThatItHas() {
    JsonNode question = JsonMapper.shared().readTree(blocks("json").get(0));
    JsonNode options = question.path("externalGradingOptions");
    assertEquals(OPTIONS, Set.copyOf(options.propertyNames()));
    assertTrue(options.path("timeout").asInt() <= 600, options::toString);
    assertEquals("/grade/student", options.path("entrypoint").get(1).asString());
  }

  private static List<String> blocks(String language) {
    return PAGE.fences().stream()
        .filter(block -> block.info().equals(language))
        .map(block -> String.join("\n", block.lines()))
        .toList();
  }
}
