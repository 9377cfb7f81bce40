package boardwright.kit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Looks for thousands of texts in every byte of many files at once. */
final class SecretSearch {
  /** No text may be shorter than this. */
  static final int SHORTEST = 12;

  private static final int BITS = 20;

  private final Map<String, List<String>> byHead;
  private final BitSet begins = new BitSet(1 << BITS);

  /** A search for these texts. */
  SecretSearch(Collection<String> secrets) {
    List<String> all =
        secrets.stream()
            .map(secret -> latin(secret.getBytes(StandardCharsets.UTF_8)))
            .distinct()
            .toList();
    byHead = all.stream().collect(Collectors.groupingBy(secret -> secret.substring(0, SHORTEST)));
    all.forEach(secret -> begins.set(beginning(secret, 0)));
  }

  /** Where one of them is found: the file, and what was found. */
  List<String> in(Map<String, byte[]> files) {
    List<String> found = new ArrayList<>();
    files.forEach(
        (path, bytes) -> {
          String text = path + "\n" + latin(bytes);
          for (int i = 0; i + SHORTEST <= text.length(); i++) {
            if (begins.get(beginning(text, i))) {
              String head = text.substring(i, i + SHORTEST);
              for (String secret : byHead.getOrDefault(head, List.of())) {
                if (text.startsWith(secret, i)) {
                  found.add(path + ": " + secret);
                }
              }
            }
          }
        });
    return found;
  }

  private static int beginning(String text, int at) {
    int four =
        text.charAt(at)
            | text.charAt(at + 1) << 8
            | text.charAt(at + 2) << 16
            | text.charAt(at + 3) << 24;
    return (four * 0x9E3779B1) >>> (32 - BITS);
  }

  private static String latin(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }
}
