package boardwright.meter.planted;

import boardwright.protocol.Wire;

/** Breaks a rule on purpose: a meter through which the wire could be reached. */
class KnowsTheWire {
  Wire wire;
}
