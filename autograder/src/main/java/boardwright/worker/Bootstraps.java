package boardwright.worker;

import java.util.Set;

/** The bootstrap methods that javac itself writes into class files. */
final class Bootstraps {
  static final Set<String> KNOWN =
      Set.of(
          "java/lang/invoke/LambdaMetafactory.metafactory",
          "java/lang/invoke/LambdaMetafactory.altMetafactory",
          "java/lang/invoke/StringConcatFactory.makeConcatWithConstants",
          "java/lang/invoke/StringConcatFactory.makeConcat",
          "java/lang/runtime/ObjectMethods.bootstrap",
          "java/lang/runtime/SwitchBootstraps.typeSwitch",
          "java/lang/runtime/SwitchBootstraps.enumSwitch",
          // how javac names an enum constant in a pattern switch
          "java/lang/invoke/ConstantBootstraps.invoke",
          "java/lang/Enum$EnumDesc.of",
          "java/lang/constant/ClassDesc.of");

  private Bootstraps() {}
}
