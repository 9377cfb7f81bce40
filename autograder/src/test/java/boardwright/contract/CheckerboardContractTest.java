package boardwright.contract;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The lab checkerboard")
class CheckerboardContractTest extends LabContract {
  CheckerboardContractTest() {
    super("checkerboard");
  }
}
