package boardwright.ide;

import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.EngineExecutionListener;
import org.junit.platform.engine.ExecutionRequest;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.UniqueId.Segment;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.EngineDescriptor;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.engine.support.discovery.EngineDiscoveryRequestResolver;
import org.junit.platform.engine.support.discovery.SelectorResolver;

/**
 * Shows the verdicts of {@code check} to an IDE as JUnit tests: a tree of labs, stages and checks.
 * It looks at the files as they are saved, and runs the kit's own command on them, so that nothing
 * of the learner's has to compile first. Classes with {@link LabChecks} say what may be run.
 */
public final class ChecksEngine implements TestEngine {
  /** How selectors and reports name it. */
  public static final String ID = "boardwright";

  @Override
  public String getId() {
    return ID;
  }

  @Override
  public TestDescriptor discover(EngineDiscoveryRequest request, UniqueId id) {
    EngineDescriptor root = new EngineDescriptor(id, "Boardwright");
    EngineDiscoveryRequestResolver.builder()
        .addClassContainerSelectorResolver(type -> type.isAnnotationPresent(LabChecks.class))
        .addSelectorResolver(new Resolver())
        .build()
        .resolve(request, root);
    return root;
  }

  @Override
  public void execute(ExecutionRequest request) {
    EngineExecutionListener listener = request.getEngineExecutionListener();
    TestDescriptor root = request.getRootTestDescriptor();
    listener.executionStarted(root);
    for (TestDescriptor lab : List.copyOf(root.getChildren())) {
      new LabExecution((CheckNode) lab, kit(), listener).run();
    }
    listener.executionFinished(root, TestExecutionResult.successful());
  }

  /** The kit that this class lies in, as {@code lib/ide/….jar}. */
  private static Path kit() {
    try {
      Path jar =
          Path.of(ChecksEngine.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      return jar.getParent().getParent().getParent();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Checks one lab, or some stages of it, and reports what became of it. */
  private record LabExecution(CheckNode lab, Path kit, EngineExecutionListener listener) {
    void run() {
      listener.executionStarted(lab);
      TestExecutionResult result = TestExecutionResult.successful();
      List<String> stages =
          lab.getChildren().stream().map(stage -> ((CheckNode) stage).value()).toList();
      try {
        String target = stages.size() == 1 ? lab.value() + "/" + stages.get(0) : lab.value();
        List<CheckOutcome> verdicts = new CheckRun(kit).check(target);
        verdicts.stream()
            .filter(verdict -> stages.isEmpty() || stages.contains(verdict.stage()))
            .collect(
                Collectors.groupingBy(CheckOutcome::stage, LinkedHashMap::new, Collectors.toList()))
            .forEach(this::report);
      } catch (IOException e) {
        AssertionError trouble = new AssertionError(e.getMessage());
        trouble.setStackTrace(new StackTraceElement[0]);
        result = TestExecutionResult.failed(trouble);
      }
      listener.executionFinished(lab, result);
    }

    private void report(String id, List<CheckOutcome> verdicts) {
      UniqueId stageId = lab.getUniqueId().append(CheckNode.STAGE, id);
      Optional<? extends TestDescriptor> known = lab.findByUniqueId(stageId);
      TestDescriptor stage = known.isPresent() ? known.get() : CheckNode.container(stageId, null);
      Set<UniqueId> wanted =
          stage.getChildren().stream().map(TestDescriptor::getUniqueId).collect(Collectors.toSet());
      if (known.isEmpty()) {
        lab.addChild(stage);
        listener.dynamicTestRegistered(stage);
      }
      listener.executionStarted(stage);
      for (CheckOutcome verdict : verdicts) {
        UniqueId checkId = stageId.append(CheckNode.CHECK, verdict.title());
        if (wanted.isEmpty() || wanted.contains(checkId)) {
          report(verdict, checkId, stage);
        }
      }
      listener.executionFinished(stage, TestExecutionResult.successful());
    }

    private void report(CheckOutcome verdict, UniqueId id, TestDescriptor stage) {
      Optional<? extends TestDescriptor> known = stage.findByUniqueId(id);
      TestDescriptor check =
          known.isPresent() ? known.get() : CheckNode.test(id, verdict.title(), null);
      if (known.isEmpty()) {
        stage.addChild(check);
        listener.dynamicTestRegistered(check);
      }
      if (verdict.isOpen()) {
        listener.executionSkipped(check, verdict.message());
        return;
      }
      listener.executionStarted(check);
      CheckFailure failure =
          verdict.passed()
              ? null
              : CheckFailure.of(
                  verdict, kit.resolve("labs").resolve(lab.value()).resolve("src/main/java"));
      listener.executionFinished(
          check,
          verdict.passed()
              ? TestExecutionResult.successful()
              : verdict.isOurFault()
                  ? TestExecutionResult.aborted(failure)
                  : TestExecutionResult.failed(failure));
    }
  }

  /** Finds what a class, a method or an id stands for. */
  private static final class Resolver implements SelectorResolver {
    @Override
    public Resolution resolve(ClassSelector selector, Context context) {
      Class<?> type = selector.getJavaClass();
      LabChecks checks = type.getAnnotation(LabChecks.class);
      if (checks == null) {
        return Resolution.unresolved();
      }
      Set<DiscoverySelector> stages =
          Stream.of(type.getDeclaredMethods())
              .filter(method -> method.isAnnotationPresent(StageChecks.class))
              .map(method -> DiscoverySelectors.selectMethod(type, method))
              .collect(Collectors.toSet());
      return context
          .addToParent(
              parent ->
                  Optional.of(
                      CheckNode.container(
                          parent.getUniqueId().append(CheckNode.LAB, checks.value()),
                          ClassSource.from(type))))
          .map(lab -> Resolution.match(Match.exact(lab, () -> stages)))
          .orElse(Resolution.unresolved());
    }

    @Override
    public Resolution resolve(MethodSelector selector, Context context) {
      Method method = selector.getJavaMethod();
      StageChecks checks = method.getAnnotation(StageChecks.class);
      if (checks == null) {
        return Resolution.unresolved();
      }
      return found(
          context.addToParent(
              () -> DiscoverySelectors.selectClass(selector.getJavaClass()),
              parent ->
                  Optional.of(
                      CheckNode.container(
                          parent.getUniqueId().append(CheckNode.STAGE, checks.value()),
                          MethodSource.from(method)))));
    }

    @Override
    public Resolution resolve(UniqueIdSelector selector, Context context) {
      UniqueId id = selector.getUniqueId();
      Segment last = id.getLastSegment();
      if (!Set.of(CheckNode.LAB, CheckNode.STAGE, CheckNode.CHECK).contains(last.getType())) {
        return Resolution.unresolved();
      }
      boolean top = last.getType().equals(CheckNode.LAB);
      Optional<CheckNode> node =
          top
              ? context.addToParent(parent -> Optional.of(node(id)))
              : context.addToParent(
                  () -> DiscoverySelectors.selectUniqueId(id.removeLastSegment()),
                  parent -> Optional.of(node(id)));
      return found(node);
    }

    private static CheckNode node(UniqueId id) {
      Segment last = id.getLastSegment();
      return last.getType().equals(CheckNode.CHECK)
          ? CheckNode.test(id, last.getValue(), null)
          : CheckNode.container(id, null);
    }

    private static Resolution found(Optional<CheckNode> node) {
      return node.map(found -> Resolution.match(Match.exact(found, Set::of)))
          .orElse(Resolution.unresolved());
    }
  }
}
