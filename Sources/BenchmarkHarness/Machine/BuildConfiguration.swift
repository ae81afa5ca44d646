// SPDX-License-Identifier: Apache-2.0

/// How this program was built.
public nonisolated enum BuildConfiguration {
  /// Whether the harness was compiled without optimisation.
  public static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
