package boardwright.compile;

import java.util.Set;

/** The methods by which javac itself links what it writes into class files. */
final class Bootstraps {
  /** Link lambdas, method references, concatenations, records and pattern switches. */
  static final Set<String> OF_CALLS =
      Set.of(
          "java/lang/invoke/LambdaMetafactory.metafactory",
          "java/lang/invoke/LambdaMetafactory.altMetafactory",
          "java/lang/invoke/StringConcatFactory.makeConcatWithConstants",
          "java/lang/invoke/StringConcatFactory.makeConcat",
          "java/lang/runtime/ObjectMethods.bootstrap",
          "java/lang/runtime/SwitchBootstraps.typeSwitch",
          "java/lang/runtime/SwitchBootstraps.enumSwitch");

  /** Name an enum constant in a pattern switch: what links it, and what that calls. */
  static final Set<String> OF_CONSTANTS =
      Set.of(
          "java/lang/invoke/ConstantBootstraps.invoke",
          "java/lang/Enum$EnumDesc.of",
          "java/lang/constant/ClassDesc.of");

  private Bootstraps() {}
}
