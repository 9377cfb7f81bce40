package boardwright.intake;

/**
 * Somebody who handed in, as the place they handed in to knows them.
 *
 * @param name in full, as it came; may hold any letters
 * @param id the number or word under which that place knows them, such as a Moodle participant's
 *     number, a Canvas user's id or a login; empty if it did not say
 * @param email empty if it did not say
 */
public record Person(String name, String id, String email) {
  /** Whether both may be one person: the same address, or number, or name where neither is told. */
  boolean mayBe(Person other) {
    if (!email.isBlank() && !other.email.isBlank()) {
      return email.equalsIgnoreCase(other.email);
    }
    if (!id.isBlank() && !other.id.isBlank()) {
      return id.equals(other.id);
    }
    return name.equals(other.name);
  }
}
