package boardwright.worker;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Gives class files to ArchUnit, which reads them from files only. What they extend and is not
 * among them comes from {@link Supertypes}: so a class is known for what it is, also over provided
 * classes in between.
 */
final class ClassImport {
  private static final String RESOLUTION = "import.dependencyResolutionProcess.maxIterationsFor";

  private ClassImport() {}

  static JavaClasses of(Map<String, byte[]> classes) {
    try {
      Path folder = Files.createTempDirectory("classes");
      try {
        int number = 0;
        for (byte[] bytes : classes.values()) {
          // numbered: names that differ in case only must not fall together
          Files.write(folder.resolve("C" + number++ + ".class"), bytes);
        }
        return ArchConfiguration.withThreadLocalScope(
            configuration -> {
              configure(configuration, folder);
              return new ClassFileImporter().importPath(folder);
            });
      } finally {
        TemporaryFolder.delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** No more than supertypes is resolved: nothing else is asked for, and it costs the most. */
  private static void configure(ArchConfiguration configuration, Path folder) {
    configuration.setResolveMissingDependenciesFromClassPath(true);
    configuration.setClassResolver(Supertypes.class);
    configuration.setClassResolverArguments(folder.toString());
    configuration.setProperty(RESOLUTION + "Supertypes", "-1");
    for (String rest :
        List.of(
            "MemberTypes",
            "AccessesToTypes",
            "EnclosingTypes",
            "AnnotationTypes",
            "GenericSignatureTypes")) {
      configuration.setProperty(RESOLUTION + rest, "0");
    }
    configuration.setProperty("enableMd5InClassSources", "false");
  }
}
