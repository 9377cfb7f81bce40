#!/usr/bin/env bash
# Gradescope runs this once, when the autograder is built. All that is needed is a JDK.
set -eu
if ! command -v javac >/dev/null; then
  apt-get update
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends openjdk-@RELEASE@-jdk-headless
fi
