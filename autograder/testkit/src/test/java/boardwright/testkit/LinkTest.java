package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("An object holds the next one")
class LinkTest {
  @ParameterizedTest
  @ValueSource(
      classes = {
        Plain.class,
        AsItsParent.class,
        AsAnObject.class,
        InAnOptional.class,
        InAReference.class,
        InASupplier.class,
        InAnEntry.class,
        InAnArray.class,
        InABox.class,
        InAHolder.class,
        BehindAnInterface.class,
        Generic.class
      })
  @DisplayName("in a field whose type fits, or in something for one thing")
  void holdsTheNext(Class<?> type) {
    assertDoesNotThrow(() -> ask(type));
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Nothing.class,
        InAList.class,
        InAMap.class,
        OfAnother.class,
        NumbersOnly.class,
        ForAll.class
      })
  @DisplayName("not in a list of the library's, in a static field, or in what has another type")
  void doesNotCountAListOfTheLibrary(Class<?> type) {
    assertThrows(CheckFailed.class, () -> ask(type));
  }

  private static void ask(Class<?> type) {
    JavaClasses all = new ClassFileImporter().importClasses(LinkTest.class.getNestMembers());
    Structure.of(new Learners(all), type.getName()).linksToItsOwnKind();
  }

  private static class Parent {}

  private static final class Plain {
    private Plain next;
  }

  private static final class AsItsParent extends Parent {
    private Parent next;
  }

  private static final class AsAnObject {
    private Object next;
  }

  private static final class InAnOptional {
    private Optional<InAnOptional> next = Optional.empty();
  }

  private static final class InAReference {
    private final AtomicReference<InAReference> next = new AtomicReference<>();
  }

  private static final class InASupplier {
    private Supplier<? extends InASupplier> next;
  }

  private static final class InAnEntry {
    private Map.Entry<String, InAnEntry> next;
  }

  private static final class InAnArray {
    private final InAnArray[] next = new InAnArray[1];
  }

  private static final class Box<T> {
    private T content;
  }

  private static final class InABox {
    private final Box<InABox> next = new Box<>();
  }

  private static final class InAHolder {
    private final Holder next = new Holder();

    private static final class Holder {
      private InAHolder held;
    }
  }

  private static final class BehindAnInterface {
    private End next;

    private interface End {}

    private record Link(BehindAnInterface following) implements End {}
  }

  private static final class Generic<T extends Generic<T>> {
    private T next;
  }

  private static final class Nothing {}

  private static final class InAList {
    private final List<InAList> all = new ArrayList<>();
  }

  private static final class InAMap {
    private final Map<InAMap, InAMap> all = new IdentityHashMap<>();
  }

  private static final class OfAnother {
    private Optional<String> name = Optional.empty();
    private Plain plain;
    private InAHolder.Holder holder;
  }

  private static final class NumbersOnly {
    private final int[][] numbers = new int[2][2];
  }

  private static final class ForAll {
    private static ForAll next;
  }
}
