package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("A class leaves a choice to objects")
class HandedOverTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter().importClasses(HandedOverTest.class.getNestMembers());

  @ParameterizedTest
  @ValueSource(classes = {ByLambdas.class, ByReferences.class, ByATable.class, ByClasses.class})
  @DisplayName("by lambdas, references, tables of objects, and a class for each case")
  void byLambdasReferencesTablesOfObjectsAndAClass(Class<?> type) {
    assertDoesNotThrow(() -> choice(type));
  }

  @ParameterizedTest
  @ValueSource(classes = {BySwitch.class, ByHelper.class, BySmallMethods.class})
  @DisplayName("or doesn't: by a switch, in a helper, or one method for each case")
  void orDoesntByASwitchInAHelper(Class<?> type) {
    assertThrows(CheckFailed.class, () -> choice(type));
  }

  @Test
  @DisplayName("is reported with both members and the place")
  void isReportedWithBothMembersAndThePlace() {
    CheckFailed failed = assertThrows(CheckFailed.class, () -> choice(BySwitch.class));
    assertEquals(
        "yours uses `Guest.yes` and `Guest.no` in `BySwitch.answer`", failed.finding().seen());
  }

  @Test
  @DisplayName("and calls another constructor of its own, which creates no second object")
  void callsItsOwnConstructor() {
    String[] own = {"WithTwoConstructors.new"};
    RunningCode code = of(WithTwoConstructors.class).at("answer");
    assertDoesNotThrow(() -> code.avoids("no other", own));
    RunningCode copying = of(WithTwoConstructors.class).at("copy");
    assertThrows(CheckFailed.class, () -> copying.avoids("no other", own));
  }

  private static void choice(Class<?> type) {
    of(type)
        .at("answer")
        .withoutWhatIsHandedOver()
        .keepsApart("no choice", "Guest.yes", "Guest.no");
  }

  private static Structure of(Class<?> type) {
    return Structure.of(new Learners(CLASSES), type.getName());
  }

  private interface Guest {
    int yes();

    int no();
  }

  private static final class ByLambdas {
    int answer(Guest guest, boolean comes) {
      Function<Guest, Integer> yes = one -> one.yes();
      Function<Guest, Integer> no = one -> one.no();
      return (comes ? yes : no).apply(guest);
    }
  }

  private static final class ByReferences {
    int answer(Guest guest, int comes) {
      return List.<Function<Guest, Integer>>of(Guest::yes, Guest::no).get(comes).apply(guest);
    }
  }

  private abstract static class Reply {
    private static final List<Reply> ALL =
        List.of(
            new Reply() {
              @Override
              int to(Guest guest) {
                return guest.yes();
              }
            },
            new Reply() {
              @Override
              int to(Guest guest) {
                return guest.no();
              }
            });

    abstract int to(Guest guest);
  }

  private static final class ByATable {
    int answer(Guest guest, int comes) {
      return Reply.ALL.get(comes).to(guest);
    }
  }

  private static final class Yes extends Reply {
    @Override
    int to(Guest guest) {
      return guest.yes();
    }
  }

  private static final class No extends Reply {
    @Override
    int to(Guest guest) {
      return guest.no();
    }
  }

  private static final class ByClasses {
    int answer(Guest guest, boolean comes) {
      Reply reply = comes ? new Yes() : new No();
      return reply.to(guest);
    }
  }

  private static final class BySwitch {
    int answer(Guest guest, int comes) {
      switch (comes) {
        case 1:
          return guest.yes();
        default:
          return guest.no();
      }
    }
  }

  private static final class Answers {
    static int give(Guest guest, boolean comes) {
      return comes ? guest.yes() : guest.no();
    }
  }

  private static final class ByHelper {
    int answer(Guest guest, boolean comes) {
      return Answers.give(guest, comes);
    }
  }

  private static final class BySmallMethods {
    int answer(Guest guest, boolean comes) {
      return comes ? yes(guest) : no(guest);
    }

    private static int yes(Guest guest) {
      return guest.yes();
    }

    private static int no(Guest guest) {
      return guest.no();
    }
  }

  private static final class WithTwoConstructors {
    private final int number;

    WithTwoConstructors() {
      this(1);
    }

    WithTwoConstructors(int number) {
      this.number = number;
    }

    int answer() {
      return number;
    }

    WithTwoConstructors copy() {
      return new WithTwoConstructors(number);
    }
  }
}
