// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Whether the engine compares what it remembers with what it works out anew, at every step. That takes many times as
/// long as the step.
package enum SelfChecks {
  /// In a debug build always, else if the environment has `CHECK_ENGINE`.
  package static let areOn: Bool = {
    #if DEBUG
      true
    #else
      getenv("CHECK_ENGINE") != nil
    #endif
  }()
}
