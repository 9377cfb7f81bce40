package boardwright.testkit;

import java.util.List;

/**
 * An expression of the small part of Java that a suite's snippets are written in: literals, names,
 * fields, calls and {@code new}.
 */
sealed interface Expression {
  /** A number, a text, a character, {@code true}, {@code false} or {@code null}. */
  record Literal(Object value) implements Expression {}

  /** A {@code %s} or {@code %d} of the snippet, counted from 0: an argument takes its place. */
  record Argument(int index) implements Expression {}

  /** A variable, a constant, or the first part of a class's name. */
  record Name(String name) implements Expression {}

  /** A field of an object, or of a class. */
  record Member(Expression of, String name) implements Expression {}

  /** A method of an object, or of a class. */
  record Invocation(Expression of, String name, List<Expression> arguments) implements Expression {}

  /** A new object. */
  record Creation(String type, List<Expression> arguments) implements Expression {}
}
