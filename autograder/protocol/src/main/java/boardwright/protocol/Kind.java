package boardwright.protocol;

/** What a check looks at; {@code lab.yaml} says how much each kind counts. */
public enum Kind {
  /** What the learner's class does when it is called: a JUnit check. */
  BEHAVIOUR,
  /** How the learner's class is built: an ArchUnit check. */
  STRUCTURE,
  /** How the learner's source reads: a Checkstyle check. */
  STYLE,
  /** What a person judges: a criterion of a rubric, of which no suite knows. */
  PERSON
}
