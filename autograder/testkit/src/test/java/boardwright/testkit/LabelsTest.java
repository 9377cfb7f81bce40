package boardwright.testkit;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A label")
class LabelsTest {
  private static final JavaClasses CLASSES =
      new ClassFileImporter().importClasses(LabelsTest.class.getNestMembers());

  @Test
  @DisplayName("is a flag, a number, a name or an emptied list that tells two groups apart")
  void tellsGroupsApart() {
    assertEquals(
        "yours reads `sold`, which is false in a shop and true at home, in `Flagged.price`",
        seen(Flagged::new));
    fails(Numbered::new);
    fails(Named::new);
    fails(Emptied::new);
  }

  @Test
  @DisplayName("may lie in an object of the learner's that is held")
  void liesInAHeldObject() {
    assertEquals(
        "yours reads `tag.sold`, which is false in a shop and true at home, in `Tag.isSold`,"
            + " reached by Held.price → Tag.isSold",
        seen(Held::new));
  }

  @Test
  @DisplayName("is none if it varies, if nobody reads it, if it has code, or if it is left out")
  void isNoneIfItVaries() {
    asks(Counting::new);
    asks(Unread::new);
    asks(Acting::new);
    asks(Numbered::new, Number.class);
  }

  private static String seen(Supplier<Thing> maker) {
    return fails(maker).finding().seen();
  }

  private static CheckFailed fails(Supplier<Thing> maker) {
    return assertThrows(CheckFailed.class, () -> question(maker));
  }

  private static void asks(Supplier<Thing> maker, Class<?>... leftOut) {
    assertDoesNotThrow(() -> question(maker, leftOut));
  }

  /** Two things that nobody has bought yet, and two that were sold. */
  private static void question(Supplier<Thing> maker, Class<?>... leftOut) {
    Labels labels = new Labels(new Learners(CLASSES), leftOut);
    for (int looks = 0; looks < 2; looks++) {
      Thing shown = maker.get();
      Thing sold = maker.get();
      for (int i = 0; i < looks; i++) {
        shown.price();
        sold.price();
      }
      sold.sell();
      labels.note("in a shop", shown);
      labels.note("at home", sold);
    }
    String type = maker.get().getClass().getName();
    RunningCode readers = Structure.of(new Learners(CLASSES), type).at("price");
    labels.expectNone("no label", readers, "in a shop", "at home");
  }

  private interface Thing {
    int price();

    void sell();
  }

  private static final class Flagged implements Thing {
    private boolean sold;

    @Override
    public int price() {
      return sold ? 0 : 1;
    }

    @Override
    public void sell() {
      sold = true;
    }
  }

  private static final class Numbered implements Thing {
    private int status;

    @Override
    public int price() {
      return status;
    }

    @Override
    public void sell() {
      status = 2;
    }
  }

  private enum Status {
    SHOWN,
    SOLD
  }

  private static final class Named implements Thing {
    private Status status = Status.SHOWN;

    @Override
    public int price() {
      return status == Status.SOLD ? 0 : 1;
    }

    @Override
    public void sell() {
      status = Status.SOLD;
    }
  }

  /** Nothing is left on offer once it is sold. */
  private static final class Emptied implements Thing {
    private final List<Integer> offers = new ArrayList<>(List.of(1));

    @Override
    public int price() {
      return offers.isEmpty() ? 0 : 1;
    }

    @Override
    public void sell() {
      offers.clear();
    }
  }

  private static final class Tag {
    private boolean sold;

    boolean isSold() {
      return sold;
    }
  }

  private static final class Held implements Thing {
    private final Tag tag = new Tag();

    @Override
    public int price() {
      return tag.isSold() ? 0 : 1;
    }

    @Override
    public void sell() {
      tag.sold = true;
    }
  }

  private static final class Counting implements Thing {
    private int looks;

    @Override
    public int price() {
      return looks++;
    }

    @Override
    public void sell() {
      looks += 100;
    }
  }

  private static final class Unread implements Thing {
    private boolean sold;

    @Override
    public int price() {
      return 1;
    }

    @Override
    public void sell() {
      sold = true;
    }

    @Override
    public String toString() {
      return "sold: " + sold;
    }
  }

  private enum Price {
    SHOWN {
      @Override
      int get() {
        return 1;
      }
    },
    SOLD {
      @Override
      int get() {
        return 0;
      }
    };

    abstract int get();
  }

  private static final class Acting implements Thing {
    private Price price = Price.SHOWN;

    @Override
    public int price() {
      return price.get();
    }

    @Override
    public void sell() {
      price = Price.SOLD;
    }
  }
}
