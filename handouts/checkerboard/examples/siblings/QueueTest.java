import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.ArrayDeque;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Tests of a queue at a counter. */
public class QueueTest {
  private ArrayDeque<String> queue;

  @BeforeEach
  void createAQueueForEachTest() {
    queue = new ArrayDeque<>();
    queue.add("Ada");
    queue.add("Ben");
  }

  @Test
  void whoCameFirstIsNext() {
    assertEquals("Ada", queue.poll());
    assertEquals("Ben", queue.poll());
  }

  @Test
  void lookingChangesNothing() {
    queue.peek();
    assertEquals("Ada", queue.peek());
    assertEquals(2, queue.size());
  }

  @Test
  void afterTheLastThereIsNobody() { // the edge
    queue.poll();
    queue.poll();
    assertNull(queue.poll());
  }
}
