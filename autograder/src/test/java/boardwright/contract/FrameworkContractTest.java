package boardwright.contract;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The lab framework")
class FrameworkContractTest extends LabContract {
  FrameworkContractTest() {
    super("framework");
  }
}
