package boardwright.worker;

import boardwright.protocol.Program.ClassFile;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What was imported lately: the mixes of a submission are cut from few compilations. */
final class Graphs {
  private static final int KEPT = 4;

  private final Map<List<ClassFile>, JavaClasses> lately =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<List<ClassFile>, JavaClasses> eldest) {
          return size() > KEPT;
        }
      };

  /** These classes, imported together. */
  JavaClasses of(List<ClassFile> compiled) {
    return lately.computeIfAbsent(compiled, files -> ClassImport.of(LoadedProgram.byName(files)));
  }
}
