package boardwright.contract;

import org.junit.jupiter.api.DisplayName;

@DisplayName("The lab gametree")
class GametreeContractTest extends LabContract {
  GametreeContractTest() {
    super("gametree");
  }
}
