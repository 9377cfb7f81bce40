package boardwright.protocol;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.protocol.Answer.Broken;
import boardwright.protocol.Answer.Checked;
import boardwright.protocol.Answer.Coverage;
import boardwright.protocol.Answer.Fitness;
import boardwright.protocol.Answer.MixResult;
import boardwright.protocol.Answer.Problem;
import boardwright.protocol.Answer.Ready;
import boardwright.protocol.Answer.Result;
import boardwright.protocol.Program.ClassFile;
import boardwright.protocol.Program.Own;
import boardwright.protocol.Program.Style;
import boardwright.protocol.Request.CheckRequest;
import boardwright.protocol.Request.Load;
import boardwright.protocol.Request.Mix;
import boardwright.protocol.Request.Open;
import boardwright.protocol.Request.RunChecks;
import boardwright.protocol.Request.Source;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("each-java")
@DisplayName("A wire")
class WireTest {
  private static final Finding FINDING =
      new Finding("square.getNext()", "· r ·", "null", "yours said \"x\"", "Square.java:7");

  private static final ApiDifference DIFFERENCE =
      new ApiDifference("Square", "value", "int value()", "valeu", "yours is `long value()`");

  private static final Program PROGRAM =
      new Program(
          "checkerboard",
          List.of(
              new ClassFile("checkerboard.Square", new byte[] {-54, -2, 0}),
              new ClassFile("checkerboard.Move", new byte[0])),
          List.of(new Own("checkerboard.Square", "a/Square.java", true)),
          List.of(),
          List.of(DIFFERENCE),
          new Style(List.of(new StyleRemark("NeedBraces", "Square.java:3", "braces")), "", ""),
          true,
          false,
          null);

  private static final List<Record> MESSAGES =
      List.of(
          new Open(
              17,
              "checkerboard",
              List.of("checkerboard.Square", "checkerboard.Move"),
              List.of(),
              List.of("Square"),
              List.of("allow java.awt.Point: *"),
              List.of(
                  new Source("a/Square.java", "class Square {}\r\n", List.of("Square")),
                  new Source("", "", List.of()))),
          new Mix(List.of("Square", "Move"), true),
          new Mix(List.of(), false),
          new Load(PROGRAM, 5_000_000, Long.MAX_VALUE, List.of(2, 0)),
          new RunChecks(
              List.of(
                  new CheckRequest(
                      "boardwright.suites.checkerboard.SquareSuite", "isEmpty", List.of()),
                  new CheckRequest(
                      "boardwright.suites.checkerboard.MoveSuite", "a", List.of("1|2", "")))),
          new Ready(),
          new MixResult(
              false,
              List.of("Square"),
              List.of("Move"),
              List.of(new Problem("Move.java", 3, -1, "compiler.err", "';' expected", "int i")),
              List.of(DIFFERENCE),
              List.of(),
              null),
          new MixResult(true, List.of(), List.of(), List.of(), List.of(), List.of(), PROGRAM),
          new Checked(Result.FAILED, "größer – 大きい 🙂 \0\n", FINDING, "out", Fitness.BROKEN),
          new Checked(Result.PASSED, "", null, "", Fitness.FIT),
          new Checked(
              Result.BLOCKED,
              "the board could not be set up",
              null,
              "",
              Fitness.TIRED,
              List.of(new Coverage("Square.java", List.of(1, 2), List.of(3))),
              List.of("board/R3", "R1")),
          new Broken("x".repeat(100_000)));

  @ParameterizedTest(name = "{0}")
  @MethodSource("messages")
  @DisplayName("passes every message on unchanged")
  void passesEveryMessageOnUnchanged(Record message) throws IOException {
    assertEquals(message, received(bytes(message), kind(message)));
  }

  @Test
  @DisplayName("passes on every type of message and every result")
  void passesOnEveryTypeOfMessageAndEveryResult() throws IOException {
    Set<Class<?>> sent = MESSAGES.stream().map(Object::getClass).collect(Collectors.toSet());
    Set<Class<?>> all =
        Stream.of(Request.class, Answer.class)
            .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
            .collect(Collectors.toSet());
    assertEquals(all, sent);
    for (Result result : Result.values()) {
      Checked checked = new Checked(result, "", null, "", Fitness.FIT);
      assertEquals(checked, received(bytes(checked), Answer.class));
    }
  }

  @Test
  @DisplayName("passes on one message after another, then null at the end")
  void passesOnOneMessageAfterAnother() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Wire out = new Wire(InputStream.nullInputStream(), bytes);
    out.send(new Mix(List.of("A"), false));
    out.send(new Mix(List.of("B"), true));
    Wire in = wire(bytes.toByteArray());
    assertEquals(new Mix(List.of("A"), false), in.receive(Request.class));
    assertEquals(new Mix(List.of("B"), true), in.receive(Request.class));
    assertNull(in.receive(Request.class));
    assertNull(in.receive(Request.class));
  }

  @Test
  @DisplayName("sends the same bytes for equal messages, whatever objects they are made of")
  void sendsTheSameBytesForEqualMessages() throws IOException {
    String shared = "Square";
    List<String> copies = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      copies.add(String.valueOf(shared.toCharArray()));
    }
    assertArrayEquals(
        bytes(new Mix(List.of(shared, shared), false)), bytes(new Mix(copies, false)));
  }

  @Test
  @DisplayName("closes both its streams")
  void closesBothItsStreams() throws IOException {
    int[] closed = new int[1];
    InputStream in =
        new ByteArrayInputStream(new byte[0]) {
          @Override
          public void close() {
            closed[0]++;
          }
        };
    OutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            closed[0]++;
          }
        };
    new Wire(in, out).close();
    assertEquals(2, closed[0]);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("messages")
  @DisplayName("takes a message that breaks off for the end or for an error")
  void takesAMessageThatBreaksOffForTheEnd(Record message) throws IOException {
    byte[] whole = bytes(message);
    for (int length = 0; length < Math.min(whole.length, 500); length++) {
      assertNull(receivedOrRefused(Arrays.copyOf(whole, length), kind(message)));
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("messages")
  @DisplayName("refuses a message with its last part cut, and one with something behind it")
  void refusesAMessageWithItsLastPartCut(Record message) throws IOException {
    byte[] whole = bytes(message);
    byte[] body = Arrays.copyOfRange(whole, 4, whole.length);
    assertRefused(framed(Arrays.copyOf(body, body.length + 1)), kind(message));
    if (body.length > 1) {
      assertRefused(framed(Arrays.copyOf(body, body.length - 1)), kind(message));
    }
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(ints = {0, -1, Integer.MIN_VALUE, (64 << 20) + 1, Integer.MAX_VALUE})
  @DisplayName("refuses a message of the length")
  void refusesAMessageOfTheLength(int length) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new DataOutputStream(bytes).writeInt(length);
    bytes.write(new byte[100]);
    assertRefused(bytes.toByteArray(), Answer.class);
  }

  @Test
  @DisplayName("refuses a message of an unknown type, also one of the other direction")
  void refusesAMessageOfAnUnknownType() throws IOException {
    assertRefused(framed(new byte[] {(byte) 200}), Answer.class);
    assertRefused(framed(new byte[] {4}), Request.class);
    assertRefused(bytes(MESSAGES.get(0)), Answer.class);
  }

  @Test
  @DisplayName("refuses parts that claim to be longer than the message")
  void refusesPartsThatClaimToBeTooLong() throws IOException {
    // a Broken, whose one part is a text
    assertRefused(framed(new byte[] {3, 0x7f, -1, -1, -1, 'x'}), Answer.class);
    assertRefused(framed(new byte[] {3, -1, -1, -1, -1, 'x'}), Answer.class);
    // a Mix with a list of two thousand million names
    assertRefused(framed(new byte[] {1, 0x7f, -1, -1, -1, 0, 0, 0, 0, 1}), Request.class);
  }

  @Test
  @DisplayName("refuses a list with a gap and an unknown constant")
  void refusesAListWithAGap() throws IOException {
    ByteArrayOutputStream mixed = new ByteArrayOutputStream();
    // a Mixed: compiled, no own, no culprits, one problem that is not there, nothing more
    mixed.write(new byte[] {1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0});
    mixed.write(new byte[9]);
    assertRefused(framed(mixed.toByteArray()), Answer.class);
    assertRefused(framed(new byte[] {2, 99, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}), Answer.class);
  }

  @Test
  @DisplayName("makes of nonsense nothing but messages, errors of the stream, or the end")
  void makesOfNonsenseNothingButMessages() throws IOException {
    Random random = new Random(7);
    for (int i = 0; i < 5_000; i++) {
      byte[] body = new byte[1 + random.nextInt(40)];
      random.nextBytes(body);
      for (int j = 1; j < body.length; j++) {
        body[j] = random.nextInt(3) == 0 ? body[j] : 0;
      }
      body[0] = (byte) random.nextInt(5);
      receivedOrRefused(framed(body), Answer.class);
      receivedOrRefused(framed(body), Request.class);
      receivedOrRefused(body, Answer.class);
    }
  }

  @Test
  @DisplayName("makes of a message with one wrong byte nothing but messages and errors, too")
  void makesOfAMessageWithOneWrongByteNothing() throws IOException {
    for (Record message : MESSAGES) {
      byte[] whole = bytes(message);
      for (int i = 0; i < Math.min(whole.length, 300); i++) {
        for (int wrong : new int[] {0, 1, 2, 127, 128, 255}) {
          byte[] bytes = whole.clone();
          bytes[i] = (byte) wrong;
          receivedOrRefused(bytes, kind(message));
        }
      }
    }
  }

  private static Stream<Named<Record>> messages() {
    return MESSAGES.stream().map(message -> Named.of(message.getClass().getSimpleName(), message));
  }

  private static Class<?> kind(Record message) {
    return message.getClass().getInterfaces()[0];
  }

  private static byte[] bytes(Record message) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new Wire(InputStream.nullInputStream(), bytes).send(message);
    return bytes.toByteArray();
  }

  private static byte[] framed(byte[] body) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new DataOutputStream(bytes).writeInt(body.length);
    bytes.write(body);
    return bytes.toByteArray();
  }

  private static Wire wire(byte[] bytes) {
    return new Wire(new ByteArrayInputStream(bytes), OutputStream.nullOutputStream());
  }

  private static Object received(byte[] bytes, Class<?> kind) throws IOException {
    return wire(bytes).receive(kind);
  }

  private static void assertRefused(byte[] bytes, Class<?> kind) {
    IOException refused = assertThrows(IOException.class, () -> received(bytes, kind));
    assertTrue(refused.getCause() == null, "refused by accident: " + refused);
  }

  /** What is received; null for an error of the stream. Any other exception fails the test. */
  private static Object receivedOrRefused(byte[] bytes, Class<?> kind) {
    try {
      return received(bytes, kind);
    } catch (IOException e) {
      return null;
    }
  }
}
