package boardwright.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import boardwright.source.SourceScanner.Outline;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Scanning a source")
class SourceScannerTest {

  @Test
  @DisplayName("finds the package and the class")
  void packageAndClass() {
    Outline outline = SourceScanner.scan("package a.b;\n\npublic class Square {}\n");
    assertTrue(outline.hasPackage());
    assertEquals("a.b", outline.packageName());
    assertEquals(List.of("Square"), outline.types());
    assertTrue(outline.balanced());
  }

  @Test
  @DisplayName("says where the package's name stands")
  void placeOfThePackage() {
    String text = "/* package no; */ package  a . /* here */ b ; class C {}";
    Outline outline = SourceScanner.scan(text);
    assertEquals("a.b", outline.packageName());
    assertEquals("a . /* here */ b", text.substring(outline.nameFrom(), outline.nameTo()));
  }

  @Test
  @DisplayName("finds no package where there is none")
  void findsNoPackageWhereThereIsNone() {
    Outline outline = SourceScanner.scan("import java.util.*;\nclass Square {}");
    assertFalse(outline.hasPackage());
    assertEquals("", outline.packageName());
  }

  @Test
  @DisplayName("finds every kind of type, but only at the top level")
  void kindsOfTypes() {
    assertEquals(
        List.of("A", "B", "C", "D", "E", "F", "G", "H"),
        types(
            """
            abstract class A { class In {} static class In2 {} enum In3 { X } record In4(int x) {} }
            interface B { int CLASS = 1; class In5 {} }
            enum C { ONE { void x() { class In6 {} } }, TWO }
            record D(int x, String y) { D { class In7 {} } }
            @interface E { Class<?> value() default Object.class; }
            sealed interface F permits G, H {}
            final class G implements F {}
            non-sealed class H implements F {}
            """));
  }

  @Test
  @DisplayName("takes generic records for records, and a method named record for none")
  void takesGenericRecordsForRecords() {
    assertEquals(List.of("Pair"), types("record Pair<A, B>(A a, B b) {}"));
    assertEquals(List.of("X"), types("class X { int record; void record(int record) {} }"));
    assertEquals(List.of("Y"), types("import game.record.Board; class Y {}"));
  }

  @Test
  @DisplayName("is not misled by comments")
  void isNotMisledByComments() {
    assertEquals(
        List.of("Real"),
        types(
            "// class A {\n/* class B { */ /** { class C */ class Real { // }\n }\n// class D {}"));
    assertEquals(List.of("Real"), types("// an old Mac's line end: class A {\rclass Real {}"));
  }

  @Test
  @DisplayName("is not misled by strings and characters")
  void isNotMisledByStringsAndCharacters() {
    assertEquals(
        List.of("Real", "More"),
        types(
            """
            class Real {
              String a = "} class A {", b = "\\\\", c = "\\"} class B {";
              char d = '"', e = '\\'', f = '{', g = '}';
            }
            class More {}
            """));
  }

  @Test
  @DisplayName("is not misled by text blocks")
  void isNotMisledByTextBlocks() {
    String block = "\"\"\"";
    assertEquals(
        List.of("Real", "More"),
        types(
            "class Real { String a = "
                + block
                + "\n } class A { \" \"\" \\"
                + block
                + " } class B {"
                + block
                + "; } class More {}"));
  }

  @Test
  @DisplayName("is not misled by braces and classes in annotations")
  void isNotMisledByBracesAndClassesInAnnotations() {
    assertEquals(
        List.of("Real"),
        types("@Suite({A.class, B.class}) @Names({\"class C {\", \"}\"}) public class Real {}"));
  }

  @Test
  @DisplayName("reads letters that are written as Unicode escapes, as Java does")
  void readsLettersThatAreWrittenAsUnicodeEscapes() {
    assertEquals(
        List.of("Real"), types("\\u0063lass \\uuu0052eal \\u007b /\\u002a class A { */ }"));
    assertEquals(List.of("Real"), types("class Real { String s = \"\\\\u0022; class A {\"; }"));
    String text = "\\u0070ackage \\u0061.b; class C {}";
    Outline outline = SourceScanner.scan(text);
    assertEquals("a.b", outline.packageName());
    assertEquals("\\u0061.b", text.substring(outline.nameFrom(), outline.nameTo()));
  }

  @Test
  @DisplayName("understands a broken source as far as it goes")
  void understandsABrokenSourceAsFarAsItGoes() {
    assertEquals(List.of("A"), types("class A { void x( { }"));
    assertEquals(List.of("A", "B"), types("class A { } } class B {}"));
    assertEquals(List.of("A"), types("class A { String s = \"no end\n; }"));
    assertEquals(List.of(), types("class"));
    assertEquals(List.of(), types("clas Square { }"));
    assertFalse(SourceScanner.scan("class A {").balanced());
    assertFalse(SourceScanner.scan("class A } }").balanced());
  }

  @Test
  @DisplayName("sees that there is a package line, also where it cannot be read")
  void seesThatThereIsAPackageLine() {
    for (String text :
        List.of(
            "package; class A {}",
            "package a class A {}",
            "package a..b; class A {}",
            "package a.; class A {}",
            "package \nclass A {}",
            "package")) {
      Outline outline = SourceScanner.scan(text);
      assertTrue(outline.hasPackage(), text);
      assertEquals("", outline.packageName(), text);
      assertEquals(text.contains("class") ? List.of("A") : List.of(), outline.types(), text);
    }
  }

  @Test
  @DisplayName("comes to an end on anything")
  void comesToAnEndOnAnything() {
    long seed = Long.getLong("boardwright.seed", 1L);
    System.out.println("SourceScannerTest seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    String[] parts = {
      "class ",
      "A",
      "{",
      "}",
      "(",
      ")",
      "\"",
      "'",
      "\\",
      "\\u",
      "0041",
      "/*",
      "*/",
      "//",
      "\n",
      "\r",
      "\"\"\"",
      "package ",
      "record ",
      ";",
      ".",
      "@",
      "\u00e9",
      "\ud83d\ude00",
      "\ud83d",
      "<",
      "\t",
      "\0"
    };
    for (int i = 0; i < 5_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int part = 0; part < 20; part++) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      Outline outline = SourceScanner.scan(text.toString());
      assertTrue(outline.types().size() <= 20, "seed " + seed);
      assertEquals(
          text.toString(), SourceScanner.renamed(text.toString(), "no.such", "x"), "seed " + seed);
    }
  }

  @Test
  @DisplayName("renames a package wherever the code names its classes, and nowhere else")
  void renamesAPackageWhereverTheCodeNamesItsClasses() {
    assertEquals(
        """
        import checkerboard.Square;
        import static checkerboard.Piece.*; import checkerboard.*;
        // not here: my.game.Square
        class A { checkerboard.Square s = new checkerboard . Square("my.game.Square"); }
        class B { int your = x.my.game.Square; } // my.game.more.C
        """,
        SourceScanner.renamed(
            """
            import my.game.Square;
            import static my.game.Piece.*; import my.game.*;
            // not here: my.game.Square
            class A { my.game.Square s = new my . game . Square("my.game.Square"); }
            class B { int your = x.my.game.Square; } // my.game.more.C
            """,
            "my.game",
            "checkerboard"));
    assertEquals(
        "import my.game.more.C;",
        SourceScanner.renamed("import my.game.more.C;", "my.game", "checkerboard"));
  }

  private static List<String> types(String text) {
    return SourceScanner.scan(text).types();
  }
}
