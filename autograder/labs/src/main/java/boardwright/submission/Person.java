package boardwright.submission;

import java.util.List;

/**
 * Somebody who handed in, as the place they handed in to knows them.
 *
 * @param name in full, as it came; may hold any letters
 * @param id the number or word under which that place knows them, such as a Moodle participant's
 *     number, a Canvas user's id or a login; empty if it did not say
 * @param email empty if it did not say
 */
public record Person(String name, String id, String email) {
  /** Whether there is more than a name, which two may have. */
  boolean isIdentified() {
    return !email.isBlank() || !id.isBlank();
  }

  /** Whether both have the same address, or, where one has none, the same number or word. */
  public boolean isKnownToBe(Person other) {
    return email.isBlank() || other.email.isBlank()
        ? !id.isBlank() && id.equals(other.id)
        : email.equalsIgnoreCase(other.email);
  }

  /** The same with the address that is known of this person elsewhere, if it has none itself. */
  public Person filledFrom(List<Person> known) {
    return known.stream()
        .filter(this::isKnownToBe)
        .findFirst()
        .map(
            other ->
                new Person(
                    name, id.isBlank() ? other.id : id, email.isBlank() ? other.email : email))
        .orElse(this);
  }
}
