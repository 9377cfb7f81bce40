package checkerboard;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The members of the replaceable classes: what others may use, and nothing more. */
@DisplayName("The members that are not private")
class MembersTest {

  @Test
  @DisplayName("of Piece")
  void hasTheMembersOfPiece() {
    assertMembers(
        Piece.class,
        "public static final int NO_PIECE",
        "public static final int RED_PAWN",
        "public static final int RED_KING",
        "public static final int BLACK_PAWN",
        "public static final int BLACK_KING");
  }

  @Test
  @DisplayName("of CBException")
  void ofCBException() {
    assertEquals(Exception.class, CBException.class.getSuperclass());
    assertMembers(
        CBException.class, "CBException(java.lang.String)", "public java.lang.String toString()");
  }

  @Test
  @DisplayName("of Square")
  void hasTheMembersOfSquare() {
    assertPlainClass(Square.class);
    assertMembers(
        Square.class,
        "public Square(int,int,int) throws CBException",
        "public Square(int,int,int,Square) throws CBException",
        "public Square getNext()",
        "public void setNext(Square)",
        "public java.lang.String toString()");
  }

  @Test
  @DisplayName("of Move")
  void hasTheMembersOfMove() {
    assertPlainClass(Move.class);
    assertMembers(
        Move.class,
        "public Move(int,int,int,int,int,boolean,Move)",
        "public Move getNext()",
        "public void setNext(Move)",
        "public boolean isJump()",
        "public java.awt.Point getFrom()",
        "public java.awt.Point getTo()",
        "public java.lang.String toString()");
  }

  @Test
  @DisplayName("of Checkerboard")
  void hasTheMembersOfCheckerboard() {
    assertPlainClass(Checkerboard.class);
    assertMembers(
        Checkerboard.class,
        "public Checkerboard()",
        "public static boolean isBlack(int)",
        "public static boolean isRed(int)",
        "public static boolean isPawn(int)",
        "public static int kingRow(int)",
        "public void zero()",
        "public void init()",
        "public boolean validate(int,int)",
        "public int occupant(int,int)",
        "public int pickUp(int,int)",
        "public boolean addPiece(int,int,int)",
        "public Move getMoves()",
        "public Move getMoves(int,int)",
        "public boolean isMove(int,int,int,int)",
        "public boolean isJump(int,int,int,int)",
        "public java.lang.String toString()",
        "public Square getBoardList() throws CBException");
  }

  private static void assertPlainClass(Class<?> type) {
    assertEquals(Object.class, type.getSuperclass());
    assertEquals(List.of(Piece.class), List.of(type.getInterfaces()));
    assertEquals(Modifier.PUBLIC, type.getModifiers());
  }

  private static void assertMembers(Class<?> type, String... expected) {
    Set<String> members = new TreeSet<>();
    for (Field field : type.getDeclaredFields()) {
      add(members, type, field.getModifiers(), field.toString());
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      add(members, type, constructor.getModifiers(), constructor.toString());
    }
    for (Method method : type.getDeclaredMethods()) {
      add(members, type, method.getModifiers(), method.toString());
    }
    assertEquals(String.join("\n", new TreeSet<>(List.of(expected))), String.join("\n", members));
  }

  private static void add(Set<String> members, Class<?> type, int modifiers, String member) {
    // A tool that measures coverage may add its own members, with a $ in their names.
    if (!Modifier.isPrivate(modifiers) && !member.contains("$")) {
      String plain = member.replace(type.getName() + ".", "");
      members.add(plain.replace("checkerboard.", ""));
    }
  }
}
