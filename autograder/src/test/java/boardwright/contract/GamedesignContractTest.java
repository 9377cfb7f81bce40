package boardwright.contract;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The lab gamedesign")
class GamedesignContractTest extends LabContract {
  GamedesignContractTest() {
    super("gamedesign");
  }
}
