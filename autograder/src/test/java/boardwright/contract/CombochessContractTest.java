package boardwright.contract;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The lab combochess")
class CombochessContractTest extends LabContract {
  CombochessContractTest() {
    super("combochess");
  }
}
