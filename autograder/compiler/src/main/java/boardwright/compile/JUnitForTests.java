package boardwright.compile;

import boardwright.protocol.TestApi;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** JUnit as the compiler sees it when it compiles a learner's own tests. */
final class JUnitForTests {
  /** These run a test on its own thread, which the steps are not counted on. */
  private static final Set<String> LEFT_OUT = Set.of("assertTimeoutPreemptively");

  /**
   * What is different from run to run though nothing changed; a test that looks at it says nothing.
   */
  private static final List<String> DENIED =
      List.of(
          "deny java.lang.System: nanoTime currentTimeMillis identityHashCode",
          "deny java.lang.Throwable: printStackTrace() printStackTrace getStackTrace",
          "deny java.util.UUID: randomUUID",
          "deny java.util.Date java.util.GregorianCalendar: <init>()",
          "deny java.util.GregorianCalendar: <init>(java.util.Locale) <init>(java.util.TimeZone)",
          "deny java.util.GregorianCalendar: <init>(java.util.TimeZone,java.util.Locale)",
          "deny java.util.Calendar: getInstance",
          "deny java.time.InstantSource: system tick",
          "deny java.text.DateFormat java.text.SimpleDateFormat: get2DigitYearStart getCalendar",
          "deny java.text.Format java.text.DateFormat java.text.SimpleDateFormat: parse parseObject",
          "deny java.text.MessageFormat: <init>",
          "deny java.util.Properties: store save",
          "deny java.util.WeakHashMap java.util.Formattable: *",
          "deny java.lang.Math java.lang.StrictMath: random",
          "deny java.util.Collections: shuffle(java.util.List)",
          "deny java.util.Random java.util.SplittableRandom: <init>()",
          "deny java.util.random.RandomGenerator: of getDefault",
          // references only: calls have an equal
          "deny java.util.Objects: hash hashCode",
          "deny java.util.Arrays: hashCode(java.lang.Object[])",
          "deny java.time.chrono.IsoChronology: dateNow",
          "deny java.util.concurrent.ThreadLocalRandom: current",
          "deny java.security.SecureRandom: <init> getSeed",
          "deny java.time.Clock: systemUTC systemDefaultZone system tick",
          "deny java.time.Clock: tickMinutes tickSeconds tickMillis",
          "deny java.time.Instant java.time.LocalDate java.time.LocalDateTime: now",
          "deny java.time.LocalTime java.time.MonthDay java.time.OffsetDateTime: now",
          "deny java.time.OffsetTime java.time.Year java.time.YearMonth: now",
          "deny java.time.ZonedDateTime: now");

  /** Likewise, though a test may have classes that override it, and a record does. */
  private static final Set<String> NOT_CALLED = Set.of("java.lang.Object.hashCode");

  private static final ProvidedClasses VISIBLE = visible();

  private JUnitForTests() {}

  /** The class files that the compiler sees. */
  static ProvidedClasses classes() {
    return VISIBLE;
  }

  /**
   * What tests may use of the JDK.
   *
   * @param allow lines of the lab's
   */
  static Allowlist allowlist(List<String> allow) {
    return Allowlist.with(
            Stream.of(allow, DENIED).flatMap(List::stream).collect(Collectors.toList()))
        .withoutCalls(NOT_CALLED);
  }

  private static ProvidedClasses visible() {
    Map<String, byte[]> byName = new LinkedHashMap<>();
    ProvidedClasses.load(TestApi.CLASSES)
        .byName()
        .forEach((name, bytes) -> byName.put(name, reduced(bytes)));
    return new ProvidedClasses(byName);
  }

  private static byte[] reduced(byte[] classFile) {
    ClassWriter writer = new ClassWriter(0);
    new ClassReader(classFile)
        .accept(
            new ClassVisitor(Opcodes.ASM9, writer) {
              @Override
              public void visitInnerClass(String name, String outer, String inner, int access) {
                // none of them is visible
              }

              @Override
              public void visitNestMember(String member) {
                // likewise
              }

              @Override
              public MethodVisitor visitMethod(
                  int access, String name, String descriptor, String signature, String[] thrown) {
                return LEFT_OUT.contains(name)
                    ? null
                    : super.visitMethod(access, name, descriptor, signature, thrown);
              }
            },
            ClassReader.SKIP_CODE);
    return writer.toByteArray();
  }
}
