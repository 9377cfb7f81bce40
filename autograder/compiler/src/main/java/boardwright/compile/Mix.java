package boardwright.compile;

import boardwright.protocol.Answer.Problem;
import java.util.List;
import java.util.Map;

/**
 * For one run, which of the replaceable classes are the learner's and which are provided; compiled
 * or not.
 *
 * @param compiled whether there are classes to run
 * @param own qualified names of the replaceable classes that are the learner's
 * @param classes the learner's class files, helpers included, by qualified name
 * @param kept the provided classes beside them
 * @param culprits classes that would be needed and do not compile themselves
 * @param problems the compiler's words
 */
record Mix(
    boolean compiled,
    List<String> own,
    Map<String, byte[]> classes,
    ProvidedClasses kept,
    List<String> culprits,
    List<Problem> problems) {}
