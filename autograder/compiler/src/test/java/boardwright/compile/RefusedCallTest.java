package boardwright.compile;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import boardwright.meter.Meter;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("each-java")
@DisplayName("A forbidden call is refused where it stands, and nothing before it:")
class RefusedCallTest {
  @ParameterizedTest(name = "{0}")
  @DisplayName("of the machine and the virtual machine")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          System.exit(0);                              | java.lang.System.exit
          Runtime.getRuntime().halt(0);                | java.lang.Runtime.getRuntime
          Runtime.version();                           | java.lang.Runtime.version
          System.load("/tmp/x.so");                    | java.lang.System.load
          System.loadLibrary("x");                     | java.lang.System.loadLibrary
          System.gc();                                 | java.lang.System.gc
          System.getenv();                             | java.lang.System.getenv
          System.getenv("HOME");                       | java.lang.System.getenv
          System.getProperties();                      | java.lang.System.getProperties
          System.getProperty("user.dir", "");          | java.lang.System.getProperty
          System.setProperty("a", "b");                | java.lang.System.setProperty
          System.clearProperty("a");                   | java.lang.System.clearProperty
          System.setOut(null);                         | java.lang.System.setOut
          System.setErr(null);                         | java.lang.System.setErr
          System.setIn(null);                          | java.lang.System.setIn
          System.console();                            | java.lang.System.console
          System.inheritedChannel();                   | java.lang.System.inheritedChannel
          System.getLogger("x");                       | java.lang.System.getLogger
          Integer.getInteger("user.name");             | java.lang.Integer.getInteger
          Long.getLong("x", 1L);                       | java.lang.Long.getLong
          Boolean.getBoolean("x");                     | java.lang.Boolean.getBoolean
          Locale.setDefault(Locale.ROOT);              | java.util.Locale.setDefault
          TimeZone.setDefault(null);                   | java.util.TimeZone.setDefault
          new ProcessBuilder("ls");                    | new java.lang.ProcessBuilder
          ProcessHandle.current();                     | java.lang.ProcessHandle.current
          java.net.http.HttpClient.newHttpClient();    | java.net.http.HttpClient.newHttpClient
          new java.net.Socket("localhost", 1);         | new java.net.Socket
          new java.net.ServerSocket(0);                | new java.net.ServerSocket
          new java.net.URL("http://localhost");        | new java.net.URL
          java.net.InetAddress.getLocalHost();         | java.net.InetAddress.getLocalHost
          javax.naming.InitialContext.doLookup("x");   | javax.naming.InitialContext.doLookup
          java.util.prefs.Preferences.userRoot();      | java.util.prefs.Preferences.userRoot
          java.util.logging.Logger.getLogger("x");     | java.util.logging.Logger.getLogger
          java.security.Security.getProviders();       | java.security.Security.getProviders
          javax.tools.ToolProvider.getSystemJavaCompiler(); | javax.tools.ToolProvider.getSystemJavaCompiler
          new javax.script.ScriptEngineManager();      | new javax.script.ScriptEngineManager
          new javax.swing.JFrame();                    | new javax.swing.JFrame
          java.lang.management.ManagementFactory.getRuntimeMXBean(); | java.lang.management.ManagementFactory.getRuntimeMXBean
          """)
  void ofTheMachineAndTheVirtualMachine(String statement, String member) {
    assertRefused(member, Trial.ofStatements("count = 1; " + statement + " return null;"));
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("of files")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          new java.io.File("x");                                     | new java.io.File
          java.nio.file.Files.delete(java.nio.file.Path.of("x"));    | java.nio.file.Path.of
          java.nio.file.Files.createTempFile("a", "b");              | java.nio.file.Files.createTempFile
          java.nio.file.FileSystems.getDefault();                    | java.nio.file.FileSystems.getDefault
          new java.io.FileInputStream("x");                          | new java.io.FileInputStream
          new java.io.FileOutputStream(java.io.FileDescriptor.out);  | new java.io.FileOutputStream
          Object out = java.io.FileDescriptor.out;                   | java.io.FileDescriptor.out
          new java.io.FileReader("x");                               | new java.io.FileReader
          new java.io.FileWriter("x");                               | new java.io.FileWriter
          new java.io.RandomAccessFile("x", "r");                    | new java.io.RandomAccessFile
          new java.io.PrintStream("x");                              | new java.io.PrintStream
          new java.io.PrintWriter("x");                              | new java.io.PrintWriter
          new Formatter("x");                                        | new java.util.Formatter
          new Formatter(new java.io.File("x"));                      | new java.io.File
          new Scanner((java.io.File) null);                          | new java.util.Scanner
          new Scanner((java.nio.file.Path) null);                    | new java.util.Scanner
          new Properties().loadFromXML(null);                        | java.util.Properties.loadFromXML
          new java.io.ObjectInputStream(System.in);                  | new java.io.ObjectInputStream
          System.out.close();                                        | java.io.PrintStream.close
          ResourceBundle.getBundle("x");                             | java.util.ResourceBundle.getBundle
          """)
  void refusesCallsThatReachFiles(String statement, String member) {
    assertRefused(member, Trial.ofStatements("count = 1; " + statement + " return null;"));
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("of reflection and of other code")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Class.forName("java.lang.Runtime");                    | java.lang.Class.forName
          Main.class.getDeclaredMethods();                       | java.lang.Class.getDeclaredMethods
          Main.class.getDeclaredField("count");                  | java.lang.Class.getDeclaredField
          new Main().getClass().getClassLoader();                | java.lang.Class.getClassLoader
          Main.class.getDeclaredConstructor();                   | java.lang.Class.getDeclaredConstructor
          Main.class.getResourceAsStream("x");                   | java.lang.Class.getResourceAsStream
          Main.class.getModule();                                | java.lang.Class.getModule
          Main.class.getProtectionDomain();                      | java.lang.Class.getProtectionDomain
          ((java.lang.reflect.AnnotatedElement) Main.class).getAnnotations(); | java.lang.reflect.AnnotatedElement.getAnnotations
          java.lang.reflect.Array.newInstance(int.class, 1);     | java.lang.reflect.Array.newInstance
          java.lang.reflect.Proxy.newProxyInstance(null, null, null); | java.lang.reflect.Proxy.newProxyInstance
          ClassLoader.getSystemClassLoader();                    | java.lang.ClassLoader.getSystemClassLoader
          new java.net.URLClassLoader(null);                     | new java.net.URLClassLoader
          Package.getPackages();                                 | java.lang.Package.getPackages
          ServiceLoader.load(Runnable.class);                    | java.util.ServiceLoader.load
          java.lang.invoke.MethodHandles.lookup();               | java.lang.invoke.MethodHandles.lookup
          ((java.lang.invoke.MethodHandle) null).invokeExact();  | java.lang.invoke.MethodHandle.invokeExact
          StackWalker.getInstance();                             | java.lang.StackWalker.getInstance
          new Throwable().getStackTrace();                       | java.lang.Throwable.getStackTrace
          new Error().printStackTrace(new java.io.PrintWriter(new java.io.StringWriter())); | java.lang.Throwable.printStackTrace
          new Error().setStackTrace(null);                       | java.lang.Throwable.setStackTrace
          """)
  void ofReflectionAndOfOtherCode(String statement, String member) {
    assertRefused(member, Trial.ofStatements("count = 1; " + statement + " return null;"));
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("of threads, and of what outlives a check")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          new Thread(() -> {});                                  | new java.lang.Thread
          Thread.currentThread();                                | java.lang.Thread.currentThread
          Runnable r = Thread::yield;                            | java.lang.Thread.yield
          new ThreadLocal<String>();                             | new java.lang.ThreadLocal
          new InheritableThreadLocal<String>();                  | new java.lang.InheritableThreadLocal
          new Timer();                                           | new java.util.Timer
          new Object().wait();                                   | java.lang.Object.wait
          new Object().wait(1, 1);                               | java.lang.Object.wait
          Main.class.notify();                                   | java.lang.Object.notify
          "text".notifyAll();                                    | java.lang.Object.notifyAll
          new int[0].wait();                                     | java.lang.Object.wait
          List.of(1).parallelStream();                           | java.util.Collection.parallelStream
          new ArrayList<String>().parallelStream();              | java.util.Collection.parallelStream
          Stream.of(1).parallel();                               | java.util.stream.BaseStream.parallel
          IntStream.range(0, 9).parallel();                      | java.util.stream.IntStream.parallel
          Arrays.parallelSort(new int[9]);                       | java.util.Arrays.parallelSort
          Arrays.parallelSetAll(new int[9], i -> i);             | java.util.Arrays.parallelSetAll
          java.util.concurrent.Executors.newCachedThreadPool();  | java.util.concurrent.Executors.newCachedThreadPool
          java.util.concurrent.CompletableFuture.runAsync(null); | java.util.concurrent.CompletableFuture.runAsync
          java.util.concurrent.ForkJoinPool.commonPool();        | java.util.concurrent.ForkJoinPool.commonPool
          java.util.concurrent.locks.LockSupport.park();         | java.util.concurrent.locks.LockSupport.park
          new java.util.concurrent.CountDownLatch(1);            | new java.util.concurrent.CountDownLatch
          java.lang.ref.Cleaner.create();                        | java.lang.ref.Cleaner.create
          new java.lang.ref.WeakReference<>("x");                | new java.lang.ref.WeakReference
          """)
  void ofThreadsAndOfWhatOutlivesACheck(String statement, String member) {
    assertRefused(member, Trial.ofStatements("count = 1; " + statement + " return null;"));
  }

  @ParameterizedTest(name = "{0}")
  @DisplayName("through a method reference or a lambda")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          IntConsumer c = System::exit;                                | java.lang.System.exit
          UnaryOperator<String> p = System::getProperty;               | java.lang.System.getProperty
          Supplier<Thread> t = Thread::new;                            | new java.lang.Thread
          Consumer<Object> n = Object::notify;                         | java.lang.Object.notify
          Runnable w = new int[0]::notify;                             | java.lang.Object.notify
          Function<String, java.io.File> f = java.io.File::new;        | new java.io.File
          Function<List<Integer>, Stream<Integer>> s = List::parallelStream; | java.util.Collection.parallelStream
          BiFunction<Spliterator<Integer>, Boolean, Stream<Integer>> s = StreamSupport::stream; | java.util.stream.StreamSupport.stream
          IntConsumer c = code -> System.exit(code); c.accept(0);      | java.lang.System.exit
          ((Supplier<IntConsumer>) () -> System::exit).get();          | java.lang.System.exit
          Stream.of(1).forEach(i -> System.exit(i));                   | java.lang.System.exit
          Optional.empty().orElseGet(System::getenv);                  | java.lang.System.getenv
          """)
  void throughAMethodReferenceOrALambda(String statement, String member) {
    assertRefused(member, Trial.ofStatements("count = 1; " + statement + " return null;"));
  }

  private static void assertRefused(String member, Trial trial) {
    Trial.Outcome outcome = trial.run();
    assertAll(
        () -> assertEquals(List.of(), trial.refusals()),
        () -> assertEquals(member, outcome.refusal()),
        () -> assertInstanceOf(Meter.Stop.class, outcome.thrown()),
        () -> assertEquals(1, outcome.count()));
  }
}
